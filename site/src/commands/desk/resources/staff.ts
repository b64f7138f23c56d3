import type { DeskMember, InvitedMember } from '@calm-rest/api/desk'
import { type Answer, Argument, Option } from '@calm-rest/command'
import { hotel } from '@calm-rest/contract/hotel'
import { roles } from '@calm-rest/contract/staff'
import { defaultLang, langs } from '@calm-rest/contract/widget'
import { table } from '../../table.ts'
import { propertyTime } from '../property-time.ts'
import type { Resource } from '../resource.ts'

const withLink = ({ member, token, expiresAt }: InvitedMember, done: string, site: string): Answer => {
  const page = member.lang === defaultLang ? 'desk' : `desk?lang=${member.lang}`
  const link = `${new URL(page, site).href}#invite=${token}`
  const until = propertyTime(expiresAt)
  const mailed = member.email === null ? '' : ` Another link was mailed to ${member.email}.`
  return {
    text: `${done} ${member.name}, ${member.role}\n\n${link}\n\nGive it to ${member.name} now: it works once, until ${until}, and is shown this once.${mailed}`,
    json: { member, link, expiresAt },
  }
}

const rowOf = (member: DeskMember) => [
  member.name,
  member.role,
  member.email ?? '',
  member.hasAccepted ? 'yes' : 'not yet',
  String(member.passkeys),
  String(member.sessions),
  member.lastSeenAt === null ? 'never' : propertyTime(member.lastSeenAt),
]

export const staff: Resource = (resource, choose) => {
  resource
    .command('list')
    .description('everybody who works at the front desk')
    .action(() =>
      choose(async ({ desk }) => {
        const members = await desk.staff.list()
        const names = ['name', 'role', 'email', 'accepted', 'passkeys', 'sessions', 'last seen']
        const text = table(names, members.map(rowOf), ['passkeys', 'sessions'])
        return { text: members.length === 0 ? 'Nobody yet.' : text, json: { members } }
      }),
    )

  resource
    .command('invite')
    .description('a one-time link to the front desk; for who is there already, one more')
    .argument('<name>')
    .addOption(new Option('--role <role>', 'of a new member').choices(roles).default('desk'))
    .option('--email <address>', 'of a new member: for the link, and for codes where a device has no passkey')
    .addOption(
      new Option('--lang <lang>', 'of a new member: of the link and the mails')
        .choices(langs)
        .default(hotel.deskLang),
    )
    .action((name, { role, email, lang }) =>
      choose(async ({ desk, ask, site }) => {
        const known = (await desk.staff.list()).find((one) => one.name.toLowerCase() === name.toLowerCase())
        if (known) {
          await ask(`Make one more link for ${known.name}, ${known.role}?`)
          return withLink(await desk.staff.inviteAgain(known.id), 'one more link for', site)
        }
        await ask(`Invite ${name} as ${role}?`)
        return withLink(await desk.staff.invite({ name, role, email, lang }), 'invited', site)
      }),
    )

  const forMember = (name: string, description: string) =>
    resource.command(name).description(description).argument('<name>')

  forMember('sessions', 'where a member is signed in').action((name) =>
    choose(async ({ desk }) => {
      const { id } = await desk.staff.find(name)
      const sessions = await desk.staff.sessionsOf(id)
      const rows = sessions.map((one) => [
        one.device,
        one.signedInBy,
        propertyTime(one.createdAt),
        propertyTime(one.lastSeenAt),
      ])
      const text = table(['device', 'by', 'since', 'last seen'], rows)
      return { text: sessions.length === 0 ? 'None.' : text, json: { sessions } }
    }),
  )

  forMember('role', 'what a member may do, from the next request of their sessions on')
    .addArgument(new Argument('<role>').choices(roles))
    .action((name, role) =>
      choose(async ({ desk, ask }) => {
        const { id, ...before } = await desk.staff.find(name)
        await ask(`Make ${before.name}, ${before.role}, ${role}?`)
        await desk.staff.setRole(id, role)
        return { text: `${before.name} is ${role} now`, json: { member: await desk.staff.byId(id) } }
      }),
    )

  forMember('revoke', 'sign a member out everywhere').action((name) =>
    choose(async ({ desk, ask }) => {
      const member = await desk.staff.find(name)
      await ask(`Sign ${member.name} out everywhere?`)
      const ended = await desk.staff.endSessions(member.id)
      return { text: `ended ${ended} sessions of ${member.name}`, json: { ended } }
    }),
  )

  forMember('remove', 'with passkeys and sessions; the log keeps the name').action((name) =>
    choose(async ({ desk, ask }) => {
      const member = await desk.staff.find(name)
      await ask(`Remove ${member.name}, ${member.role}?`)
      await desk.staff.remove(member.id)
      return { text: `removed ${member.name}`, json: { member } }
    }),
  )
}

import type { InvitedMember } from '@calm-rest/api/desk'
import { type Answer, Option } from '@calm-rest/command'
import { hotel } from '@calm-rest/contract/hotel'
import { deskLangs, roles } from '@calm-rest/contract/staff'
import { defaultLang } from '@calm-rest/contract/widget'
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

export const staff: Resource = (resource, choose) => {
  resource
    .command('invite')
    .description('a one-time link to the front desk; for who is there already, one more')
    .argument('<name>')
    .addOption(new Option('--role <role>', 'of a new member').choices(roles).default('desk'))
    .option('--email <address>', 'of a new member: for the link, and for codes where a device has no passkey')
    .addOption(
      new Option('--lang <lang>', 'of a new member: of the link and the mails')
        .choices(deskLangs)
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

  resource
    .command('revoke')
    .description('sign a member out everywhere')
    .argument('<name>')
    .action((name) =>
      choose(async ({ desk, ask }) => {
        const member = await desk.staff.find(name)
        await ask(`Sign ${member.name} out everywhere?`)
        const ended = await desk.staff.endSessions(member.id)
        return { text: `ended ${ended} sessions of ${member.name}`, json: { ended } }
      }),
    )
}

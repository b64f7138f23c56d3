import type { NoticeState, PartnerRecord, Partners } from '@calm-rest/api/partners'
import type { Answer } from '@calm-rest/command'
import type { PartnersCommand } from './arguments.ts'
import { statementCsv } from './csv.ts'
import { noticesWords, noticeWays, secretWords } from './notice-words.ts'
import { listWords, partnerWords, statementWords } from './words.ts'

interface Surroundings {
  partners: Partners
  /** Throws if the change is not confirmed. */
  confirm: (question: string) => Promise<void>
  /** Origin of the site, for links. */
  site: string
}

const about = (partner: PartnerRecord, done: string | undefined, notices?: NoticeState): Answer => ({
  text: [
    ...(done === undefined ? [] : [done]),
    partnerWords(partner),
    ...(partner.status === 'active' ? [noticeWays(notices)] : []),
  ].join('\n'),
  json: { partner: { ...partner, notices: notices ?? null } },
})

/** Notices of a partner after a change, with a secret that is shown only here. */
const aboutNotices = (notices: NoticeState, secret?: string): Answer => ({
  text: [noticeWays(notices), ...(secret === undefined ? [] : [secretWords(secret)])].join('\n'),
  json: { notices, ...(secret !== undefined && { secret }) },
})

export const run = async (
  command: PartnersCommand,
  { partners, confirm, site }: Surroundings,
): Promise<Answer> => {
  const sure = async (question: string) => {
    if (!command.yes) await confirm(question)
  }
  switch (command.name) {
    case 'add': {
      const { id, partnerName: name, origins } = command
      return about(await partners.add({ id, name, origins }), `added ${id}`)
    }
    case 'list': {
      const all = await partners.list()
      return { text: listWords(all), json: { partners: all } }
    }
    case 'show':
      return about(await partners.find(command.id), undefined, await partners.noticeState(command.id))
    case 'rotate': {
      const { origins } = await partners.find(command.id)
      await sure(`Take no more bookings from ${origins.join(' and ') || 'nowhere'}?`)
      const rotated = await partners.replaceOrigins(command.id, command.origins)
      return about(rotated, `rotated ${command.id}`, await partners.noticeState(command.id))
    }
    case 'remove': {
      const { name } = await partners.find(command.id)
      await sure(`Take no more bookings through ${name}?`)
      return about(await partners.remove(command.id), `removed ${command.id}`)
    }
    case 'link': {
      const { id, campaign, to } = command
      const link = new URL(await partners.link(id, { campaign, to }), site).href
      return { text: link, json: { link } }
    }
    case 'rotate-links': {
      const { id } = command
      await sure(`Let no link count any more that was signed for ${(await partners.find(id)).name}?`)
      await partners.rotateLinks(id)
      return {
        text: `rotated the links of ${id}: 'link' signs new ones`,
        json: { partner: await partners.find(id) },
      }
    }
    case 'notify': {
      const { id, target } = command
      if (target === 'off') return aboutNotices(await partners.notifyOff(id))
      const { notices, secret } = await partners.notify(id, target)
      return aboutNotices(notices, secret)
    }
    case 'rotate-secret': {
      await sure(`Sign nothing any more with the secret that ${command.id} has?`)
      const { notices, secret } = await partners.rotateSecret(command.id)
      return aboutNotices(notices, secret)
    }
    case 'notices': {
      const { id, retry } = command
      const deliveries =
        retry === undefined ? await partners.notices(id) : [await partners.retryNotice(id, retry)]
      return { text: noticesWords(deliveries), json: { notices: deliveries } }
    }
    case 'statement': {
      const statement = await partners.statement(command.id, command.month)
      const text = command.csv ? statementCsv(statement) : statementWords(statement)
      return { text, json: { statement } }
    }
  }
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { stepTimeoutMs } from '../limits.ts'
import type { Site } from './site.ts'

/** A mail that a site without SMTP has written to its outbox. */
export interface ReceivedMail {
  to: string
  subject: string
  text: string
  html: string
  /** Text of its calendar file; empty if it has none. */
  calendar: string
}

const pauseMs = 100

type SiteData = Pick<Site, 'dataDir'>

/** Every mail to an address so far, oldest first. */
export const mailsTo = async (site: SiteData, address: string): Promise<ReceivedMail[]> => {
  const folder = join(site.dataDir, 'outbox')
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : []
  const files = names.map((name) => join(folder, name)).sort((a, b) => writtenAt(a) - writtenAt(b))
  const mails = files.map((file) => readFileSync(file)).filter((mail) => mail.includes(address))
  const parsed = await Promise.all(mails.map((mail) => PostalMime.parse(mail)))
  return parsed
    .filter(({ to }) => to?.some((receiver) => receiver.address === address))
    .map(({ subject = '', text = '', html = '', attachments }) => {
      const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
      return { to: address, subject, text, html, calendar: contentOf(file?.content) }
    })
}

const contentOf = (content: ArrayBuffer | Uint8Array | string = '') =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

const writtenAt = (file: string) => statSync(file).mtimeMs

/** The newest mail to an address with a matching subject, once it is there. */
export const mailTo = async (site: SiteData, address: string, subject: RegExp): Promise<ReceivedMail> => {
  const end = Date.now() + stepTimeoutMs
  for (;;) {
    const mails = await mailsTo(site, address)
    const mail = mails.findLast((one) => subject.test(one.subject))
    if (mail) return mail
    if (Date.now() > end) {
      const others = mails.map((one) => one.subject).join(' | ') || 'none'
      throw new Error(`No mail to ${address} with a subject like ${subject}. There: ${others}`)
    }
    await sleep(pauseMs)
  }
}

/** The link in a mail to one of the site's screens: `linkIn(mail, '/booking')`. */
export const linkIn = ({ text }: ReceivedMail, path: string): string => {
  const links = text.match(/https?:\/\/\S+/g) ?? []
  const link = links.find((one) => new URL(one).pathname === path)
  if (!link) throw new Error(`No link to ${path} in the mail. There: ${links.join(' ')}`)
  return link
}

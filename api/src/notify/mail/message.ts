import type { PropertyFacts } from '@calm-rest/contract/api'
import type { SendMailOptions } from 'nodemailer'
import type { Mailbox } from '../../core/mail-format/mailbox.ts'
import { propertyMailbox } from '../../core/mail-format/sender.ts'
import type { Letter } from './letter.ts'
import { renderHtml } from './render/html.ts'
import { renderText } from './render/text.ts'

interface Sending {
  from: Mailbox
  messageId: string
  date: Date
}

/** Converts a letter for nodemailer. Nothing in it is ever a path or an address to fetch. */
export const toMessage = async (
  letter: Letter,
  property: PropertyFacts,
  sending: Sending,
): Promise<SendMailOptions> => {
  const { calendar } = letter
  return {
    ...sending,
    to: letter.to,
    replyTo: letter.replyTo ?? (property.email === '' ? sending.from : propertyMailbox(property)),
    subject: letter.subject,
    text: renderText(letter, property),
    html: await renderHtml(letter, property),
    headers: {
      'Content-Language': letter.lang,
      // prevents absence notes
      ...(!letter.isPersonal && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
    },
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: calendar.fileName, content: calendar.content },
    }),
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

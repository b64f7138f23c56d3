import { join } from 'node:path'
import { z } from 'zod'
import { defaultRateLimits } from '../../core/http/rate-limit.ts'
import { type Mailbox, parseMailbox } from '../../core/mail-format/mailbox.ts'
import { defaultMailCaps, type MailCaps } from '../../core/mail-limits/mail-recipients.ts'
import type { MailOptions } from './start-mail.ts'

/** A server in nodemailer's notation: smtp://user:password@mail.example:587 */
const smtpUrl = z.url({
  protocol: /^smtps?$/,
  error: 'A mail server, like smtp://user:password@mail.example:587 or smtps://…',
})

const mailbox = z.string().transform((value, context): Mailbox => {
  const parsed = parseMailbox(value)
  if (parsed) return parsed
  context.addIssue({ code: 'custom', message: 'A sender, like The House <stay@house.example>' })
  return z.NEVER
})

export const mailVariables = {
  SMTP_URL: smtpUrl.optional(),
  /** By default the property's own address. */
  MAIL_FROM: mailbox.optional(),
  /** Name of the sender's DKIM key, for its check at the front desk. */
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-zA-Z0-9]([a-zA-Z0-9_.-]*[a-zA-Z0-9])?$/, 'The name of a DKIM key, like mail2027')
    .optional(),
  /** Mails in half an hour to an address that the caller has not confirmed. */
  MAILS_PER_ADDRESS: z.coerce.number().int().min(1).default(defaultRateLimits.mailedLinks),
  /** Different addresses that strangers of one network may have mailed within an hour. */
  MAILED_PER_NETWORK: z.coerce.number().int().min(5).default(defaultMailCaps.network),
  /** Different addresses that all strangers together may have mailed within an hour. */
  MAILED_PER_HOUR: z.coerce.number().int().min(5).default(defaultMailCaps.hour),
}

export const mailCaps = (environment: { MAILED_PER_NETWORK: number; MAILED_PER_HOUR: number }): MailCaps => ({
  network: environment.MAILED_PER_NETWORK,
  hour: environment.MAILED_PER_HOUR,
})

interface MailEnvironment {
  SMTP_URL?: string | undefined
  MAIL_FROM?: Mailbox | undefined
  DATA_DIR: string
}

/** Folder in the data folder, used without a configured mail server. */
const outboxFolder = 'outbox'

export const mailOptions = (
  { SMTP_URL, MAIL_FROM, DATA_DIR }: MailEnvironment,
  publicUrl: string,
): MailOptions => ({
  transport: SMTP_URL === undefined ? { folder: join(DATA_DIR, outboxFolder) } : { smtpUrl: SMTP_URL },
  from: MAIL_FROM,
  publicUrl,
})

/** Returns options with which no mail leaves the machine. */
export const intoFolder = (mail: MailOptions, dataDir: string): MailOptions => ({
  ...mail,
  transport: { folder: join(dataDir, outboxFolder) },
})

/** Describes the mail transport for operators, without the password. */
export const describeMail = ({ transport }: MailOptions): string =>
  'folder' in transport
    ? `mail is written to ${transport.folder}/`
    : `mail goes through ${new URL(transport.smtpUrl).host}`

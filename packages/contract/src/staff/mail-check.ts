import { z } from 'zod'

export const mailRecords = ['sender', 'mx', 'spf', 'dkim', 'dmarc'] as const
export type MailRecordName = (typeof mailRecords)[number]

/**
 * sender: `provider` everybody's provider of mailboxes with another server, `not_public` no domain of the internet. mx:
 * `none`, `refuses` no mail is taken. spf: `none`, `twice`, `not_named` the server for sending is not found in it,
 * `too_many` lookups. dkim: `none`, `revoked`. dmarc: `none`, `twice`, `no_policy`. `unread`: DNS did not answer.
 */
export const mailProblems = [
  'provider',
  'not_public',
  'none',
  'refuses',
  'twice',
  'not_named',
  'too_many',
  'revoked',
  'no_policy',
  'unread',
] as const
export type MailProblem = (typeof mailProblems)[number]

/** The name of a DKIM key, as the provider of mail gives it. */
export const mailCheckQuery = z.object({
  selector: z
    .string()
    .trim()
    .max(63)
    .regex(/^([a-zA-Z0-9]([a-zA-Z0-9_.-]*[a-zA-Z0-9])?)?$/)
    .optional(),
})

/** What receivers of mail find of the sender's domain in DNS. */
export const staffMailCheck = z.object({
  /** Address from which the site sends. */
  from: z.string(),
  /** Whether the operator of the site has set it; otherwise it is the e-mail of the property. */
  isSetByOperator: z.boolean(),
  /** Server for sending; null while mail stays on this machine. */
  server: z.string().nullable(),
  /** ISO 8601, UTC. */
  checkedAt: z.string(),
  records: z
    .object({
      record: z.enum(mailRecords),
      /** null: it is right. */
      problem: z.enum(mailProblems).nullable(),
      /** What DNS has. */
      found: z.string().array(),
      /** What to enter at the provider of the domain's DNS, by the whole name; null where only the provider of mail knows. */
      entry: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }).nullable(),
    })
    .array(),
})

export type StaffMailCheck = z.infer<typeof staffMailCheck>

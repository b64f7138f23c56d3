/** A record that receivers of mail read, and the sender's domain itself. */
export type MailRecord = 'sender' | 'mx' | 'spf' | 'dkim' | 'dmarc'

/**
 * Why a record is not right. sender: `provider` a mailbox of everybody's provider with another server, `not_public` a
 * name of no public DNS. mx: `none`, `refuses` (a null MX). spf: `none`, `twice`, `not_named` the server for sending is
 * not found in it, `too_many` more than ten lookups. dkim: `none`, `revoked`. dmarc: `none`, `twice`, `no_policy`.
 * `unread`: DNS did not answer.
 */
export const mailRecordProblems = [
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
export type MailRecordProblem = (typeof mailRecordProblems)[number]

/** What to enter at the provider of the domain's DNS. */
export interface DnsEntry {
  type: 'TXT'
  /** The whole name. */
  name: string
  value: string
}

export interface MailRecordFinding {
  record: MailRecord
  /** Undefined: it is right. */
  problem?: MailRecordProblem
  /** What DNS has. */
  found: string[]
  entry?: DnsEntry
}

import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/open.ts'

export type MailKind =
  | 'booking-confirmed'
  | 'booking-cancelled'
  | 'booking-for-owner'
  | 'cancellation-for-owner'
  | 'message-received'
  | 'message-for-owner'
  | 'message-reply'
  | 'welcome'
  | 'account-exists'
  | 'confirm-email'
  | 'password-reset'
  | 'password-changed'
  | 'review-waiting'
  | 'review-published-for-owner'

export interface NewMail {
  kind: MailKind
  payload: Record<string, unknown>
  lang: Lang
  createdAt: string
}

/**
 * Mail to be sent, written in the transaction of what it tells about and sent after it: a mail server that is
 * down can neither lose a booking nor fail it. Synchronous: only inside such a transaction.
 */
export const createOutbox = (db: Database) => {
  const insert = db.prepare<[string, string, string, string]>(
    'INSERT INTO outbox (kind, payload, lang, created_at) VALUES (?, ?, ?, ?)',
  )
  return {
    add: ({ kind, payload, lang, createdAt }: NewMail) => {
      insert.run(kind, JSON.stringify(payload), lang, createdAt)
    },
  }
}

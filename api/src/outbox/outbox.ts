import type { Database } from '../database/open.ts'
import { bellOf } from './bell.ts'
import type { NewMail } from './mail-kinds.ts'

export type { MailKind, MailPayloads, NewMail } from './mail-kinds.ts'

/**
 * Mail to be sent, written in the transaction of what it tells about and sent after it: a mail server that is
 * down can neither lose a booking nor fail it. Synchronous: only inside such a transaction.
 */
export const createOutbox = (db: Database) => {
  const insert = db.prepare<[Omit<NewMail, 'payload'> & { payload: string }]>(`
    INSERT INTO outbox (kind, payload, lang, created_at, due_at)
    VALUES (@kind, @payload, @lang, @createdAt, @createdAt)`)
  const bell = bellOf(db)
  return {
    add: ({ kind, payload, lang, createdAt }: NewMail) => {
      insert.run({ kind, payload: JSON.stringify(payload), lang, createdAt })
      bell.ring()
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

import type { Database } from '../database/database.ts'
import { createRowInsert } from '../database/row-insert.ts'
import { isForOwner, type NewMail } from './mail-kinds.ts'

export type { MailKind, MailPayloads, NewMail } from './mail-kinds.ts'

/**
 * Mail to be sent, written in the transaction of what it tells about and sent after it: a mail server that is
 * down can neither lose a booking nor fail it. Only inside such a transaction.
 */
export const createOutbox = (db: Database) => {
  const columns = ['kind', 'payload', 'lang', 'created_at', 'due_at', 'is_for_house'] as const
  const insert = createRowInsert(db, 'outbox', columns)
  return {
    add: async (...mails: readonly NewMail[]) => {
      const rows = mails.map(({ kind, payload, lang, createdAt, dueAt = createdAt }) => ({
        kind,
        payload: JSON.stringify(payload),
        lang,
        created_at: createdAt,
        due_at: dueAt,
        is_for_house: isForOwner(kind) ? 1 : 0,
      }))
      await insert(...rows)
      await db.signals.give('outbox')
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

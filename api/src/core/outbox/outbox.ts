import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/database.ts'
import { createRowInsert } from '../database/row-insert.ts'
import { createServices } from '../database/services.ts'
import { type MailPayloads, type NewMail, priorityOf, type WebhookKind } from './outbox-kinds.ts'
import { createTellPhones } from './phones/tell-phones.ts'

export {
  isForOwner,
  type MailKind,
  type MailPayloads,
  type NewMail,
  type OutboxKind,
  type WebhookKind,
} from './outbox-kinds.ts'

/**
 * Mail to send. It is written in the transaction of the change that it reports and sent afterwards, so that a mail
 * server that is down can neither lose a booking nor make it fail. Call its functions inside that transaction.
 */
const createOutbox = (db: Database) => {
  const columns = ['kind', 'payload', 'lang', 'created_at', 'due_at', 'priority'] as const
  const insert = createRowInsert(db, 'outbox', columns)
  const tellPhones = createTellPhones(db)
  const insertNotice = db
    .prepare<[string, string, string, string, string], number>(
      `INSERT INTO outbox (${columns.join(', ')}) VALUES (?, ?, ?, ?, ?, 2) RETURNING id`,
    )
    .pluck()
  return {
    add: async (...mails: readonly NewMail[]) => {
      const rows = mails.map(({ kind, payload, lang, createdAt, dueAt = createdAt }) => ({
        kind,
        payload: JSON.stringify(payload),
        lang,
        created_at: createdAt,
        due_at: dueAt,
        priority: priorityOf(kind),
      }))
      await insert(...rows)
      for (const mail of mails) await tellPhones.of(mail)
      await db.signals.give('outbox')
    },
    /**
     * Adds a notice for a partner, by mail or to its server. Returns the id of its row, by which its outcome is found.
     */
    addNotice: async (
      kind: 'partner-notice' | WebhookKind,
      payload: MailPayloads['partner-notice'],
      lang: Lang,
      createdAt: string,
    ): Promise<number> => {
      const id = await insertNotice.get(kind, JSON.stringify(payload), lang, createdAt, createdAt)
      if (id === undefined) throw new Error('The outbox has no row for a notice')
      await db.signals.give('outbox')
      return id
    },
  }
}

/** The outbox of a database, made once. */
export const outboxOf = (db: Database): Outbox => services(db).outbox

export type Outbox = ReturnType<typeof createOutbox>

const services = createServices({ outbox: createOutbox })

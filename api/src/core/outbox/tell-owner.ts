import type { Database } from '../database/database.ts'
import { outboxOf } from './outbox.ts'
import type { NewMail } from './outbox-kinds.ts'

/** Mails to the owner that strangers can cause as often as they like. */
const strangersKinds = ['message-for-owner', 'review-waiting', 'review-published-for-owner'] as const

type StrangersMail = Extract<NewMail, { kind: (typeof strangersKinds)[number] }>

/** Maximum number of single mails of these kinds in an hour. A property of nine rooms gets as many in a week. */
const singly = 12

export const digestMs = 60 * 60 * 1000

/**
 * Notifies the owner of what arrives, one mail each. If many arrive within an hour, one digest at its end covers the
 * others. Call it inside the transaction of the change.
 */
export const createTellOwner = (db: Database) => {
  const outbox = outboxOf(db)
  const kinds = strangersKinds.map((kind) => `'${kind}'`).join(', ')
  const told = db
    .prepare<[string], number>(`SELECT COUNT(*) FROM outbox WHERE kind IN (${kinds}) AND created_at > ?`)
    .pluck()
  const isPromised = db
    .prepare<[string], 1>("SELECT 1 FROM outbox WHERE kind = 'digest-for-owner' AND due_at > ? LIMIT 1")
    .pluck()

  return async (mail: StrangersMail): Promise<void> => {
    const at = Date.parse(mail.createdAt)
    const anHourAgo = new Date(at - digestMs).toISOString()
    if (((await told.get(anHourAgo)) ?? 0) < singly) return outbox.add(mail)
    if ((await isPromised.get(mail.createdAt)) !== undefined) return
    const { lang, createdAt } = mail
    const dueAt = new Date(at + digestMs).toISOString()
    await outbox.add({ kind: 'digest-for-owner', payload: { since: createdAt }, lang, createdAt, dueAt })
  }
}

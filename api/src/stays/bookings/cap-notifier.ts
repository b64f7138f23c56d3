import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { capOf, type NightCaps } from './night-caps.ts'

/** Minimum time between two mails: a thousand refusals are one piece of news. */
const quietMs = 12 * 60 * 60 * 1000

/** Mails the owner that a cap of nights was reached, once in twelve hours for all processes. */
export const createCapNotifier = (db: Database) => {
  const outbox = outboxOf(db)
  const sent = db
    .prepare<[string], 1>(
      "SELECT 1 FROM outbox WHERE kind = 'night-cap-for-owner' AND created_at > ? LIMIT 1",
    )
    .pluck()
  const wasNotified = async (at: Date) =>
    (await sent.get(new Date(at.getTime() - quietMs).toISOString())) !== undefined
  const notify = db.transaction(async (cap: keyof NightCaps, at: Date) => {
    // another process may have sent it meanwhile
    if (await wasNotified(at)) return
    const createdAt = at.toISOString()
    await outbox.add({ kind: 'night-cap-for-owner', payload: { cap }, lang: hotel.deskLang, createdAt })
  })
  /** Runs the work. If a cap refuses it, the mail is in the outbox before the refusal is rethrown. */
  return async <T>(at: Date, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      const cap = capOf(cause)
      if (cap && !(await wasNotified(at))) await notify(cap, at)
      throw cause
    }
  }
}

import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../database/database.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { capOf, type NightCaps } from './night-caps.ts'

/** Somebody who is refused a thousand times is one piece of news. */
const quietMs = 12 * 60 * 60 * 1000

/** Tells the owner that a cap of nights was reached, once in twelve hours, whichever process sees it. */
export const createTellOfCaps = (db: Database) => {
  const outbox = createOutbox(db)
  const told = db
    .prepare<[string], 1>(
      "SELECT 1 FROM outbox WHERE kind = 'night-cap-for-owner' AND created_at > ? LIMIT 1",
    )
    .pluck()
  const wasTold = async (at: Date) =>
    (await told.get(new Date(at.getTime() - quietMs).toISOString())) !== undefined
  const tell = db.transaction(async (cap: keyof NightCaps, at: Date) => {
    // somebody else may have told meanwhile
    if (await wasTold(at)) return
    const createdAt = at.toISOString()
    await outbox.add({ kind: 'night-cap-for-owner', payload: { cap }, lang: hotel.deskLang, createdAt })
  })
  /** Does the work; where a cap refuses it, the owner is told before the refusal is thrown on. */
  return async <T>(at: Date, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (cause) {
      const cap = capOf(cause)
      if (cap && !(await wasTold(at))) await tell(cap, at)
      throw cause
    }
  }
}

import type { Database } from '../database/database.ts'
import { isForServers } from './queue.ts'

/** The mail server answered, and did not want this mail: most often its recipient does not exist. */
const isRefused = "(coalesce(last_error, '') LIKE 'EENVELOPE%' OR coalesce(last_error, '') LIKE 'EMESSAGE%')"

/** Mail to the house itself: all other addresses are typed by guests, or by strangers who know that they do not exist. */
const isToHouse = "(kind LIKE '%-for-owner' OR kind LIKE 'staff-%' OR kind = 'review-waiting')"

/** Refused in a row, with none sent since, and one to the house among them, before the server is taken to refuse all. */
const refusedInRow = 3

interface Waiting {
  /** Since when a mail waits that the server did not answer about. */
  heldSince: string | null
  /** Mails refused since the last one went, and the first of them. */
  refused: number | null
  refusedSince: string | null
  /** How many of them are to the house. */
  refusedToHouse: number | null
}

/**
 * Seconds for which no mail has gone out although some waits; 0 while it flows. A single mail that its recipient's server
 * refuses is no standstill.
 */
export const createMailStandstill = (db: Database) => {
  const lastSent = db
    .prepare<[], string | null>(`SELECT MAX(sent_at) FROM outbox WHERE NOT ${isForServers}`)
    .pluck()
  const ask = db.prepare<[{ sentAt: string }], Waiting>(`
    SELECT
      MIN(CASE WHEN ${isRefused} THEN NULL WHEN attempts = 0 THEN coalesce(due_at, created_at)
        ELSE created_at END) AS "heldSince",
      SUM(CASE WHEN ${isRefused} AND created_at > @sentAt THEN 1 ELSE 0 END) AS refused,
      MIN(CASE WHEN ${isRefused} AND created_at > @sentAt THEN created_at END) AS "refusedSince",
      SUM(CASE WHEN ${isRefused} AND created_at > @sentAt AND ${isToHouse} THEN 1 ELSE 0 END) AS "refusedToHouse"
    FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL AND NOT ${isForServers}`)

  return async (now: Date): Promise<number> => {
    const sentAt = (await lastSent.get()) ?? ''
    const waiting = await ask.get({ sentAt })
    const { heldSince = null, refused = 0, refusedSince = null, refusedToHouse = 0 } = waiting ?? {}
    const isRefusing = Number(refused) >= refusedInRow && Number(refusedToHouse) > 0
    const [since] = [heldSince, isRefusing ? refusedSince : null].filter((one) => one !== null).toSorted()
    if (since === undefined) return 0
    const fromMs = Math.max(Date.parse(since), sentAt === '' ? 0 : Date.parse(sentAt))
    return Math.max(0, Math.round((now.getTime() - fromMs) / 1000))
  }
}

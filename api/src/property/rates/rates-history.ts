import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'

/** Number of newest versions that are stored for quotes, undo and the list of changes, for all members together. */
export const keptVersions = 100

/** Versions between two looks for old ones. */
const every = 20

interface Priced {
  /** Version of its quote; null for a booking from before that was stored. */
  version: number | null
  bookedAt: string
}

/**
 * Removes versions of the rates that nothing refers to. Otherwise each change, small as it is, keeps a copy of all rules
 * for ever.
 */
export const createRatesHistory = (db: Database) => {
  const versionOf =
    db.engine === 'sqlite' ? "price_lines ->> 'rates'" : "(price_lines::jsonb ->> 'rates')::bigint"
  const priced = db.prepare<[CalendarDate], Priced>(`
    SELECT DISTINCT ${versionOf} AS version, created_at AS "bookedAt" FROM bookings
    WHERE status = 'confirmed' AND check_out >= ? AND price_lines IS NOT NULL`)
  const stored = db.prepare<[number], { version: number; changedAt: string }>(
    'SELECT version, changed_at AS "changedAt" FROM rates WHERE version <= ? ORDER BY version',
  )
  const remove = db.prepare<[number]>('DELETE FROM rates WHERE version = ?')
  return {
    /**
     * Call it inside the transaction that stored `newest`. Keeps the newest versions, and those by which a stay that is
     * not over was priced.
     */
    prune: async (newest: number, today: CalendarDate): Promise<void> => {
      if (newest <= keptVersions || newest % every !== 0) return
      const old = await stored.all(newest - keptVersions)
      if (old.length === 0) return
      const needed = new Set<number>()
      for (const { version, bookedAt } of await priced.all(today)) {
        if (version !== null) {
          needed.add(Number(version))
          continue
        }
        const held = old.findLast(({ changedAt }) => changedAt <= bookedAt)?.version
        if (held !== undefined) needed.add(held).add(held - 1)
      }
      for (const { version } of old) if (!needed.has(version)) await remove.run(version)
    },
  }
}

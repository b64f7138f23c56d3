import type { StaffEvent } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'

/** Number of stored changes: a browser that missed no more than these gets them one by one. */
export const storedChanges = 1000

/**
 * On SQLite other processes change the file without a notification, so it is polled, which takes
 * microseconds.
 */
const lookEveryMs = 250

/** On PostgreSQL a row may become visible after one with a higher id, whose transaction was faster. */
const lateRows = 200

export interface FeedEvent extends StaffEvent {
  /** Ascending if rows become visible in order. */
  changeId: number
}

type Listener = (event: FeedEvent) => void

/**
 * Changes that the front desk shows, as they happen: by staff, guests, scheduled tasks or the command line, in any
 * process. It polls only while there are listeners.
 */
export const createChangeFeed = (db: Database, { everyMs = lookEveryMs } = {}) => {
  const newest = db.prepare<[], number | null>('SELECT MAX(id) FROM desk_changes').pluck()
  const oldest = db.prepare<[], number | null>('SELECT MIN(id) FROM desk_changes').pluck()
  const after = db.prepare<[number], FeedEvent>(
    // by its own id: `id` alone is the subject in the result
    'SELECT c.id AS "changeId", c.kind, c.subject AS id FROM desk_changes c WHERE c.id > ? ORDER BY c.id',
  )
  const listeners = new Set<Listener>()
  const seen = new Set<number>()
  let highest = 0
  let stop: (() => void) | undefined
  let version = Number.NaN
  let isReading = false
  let isAskedAgain = false

  const read = async () => {
    const rows = (await after.all(highest - lateRows)).filter(({ changeId }) => !seen.has(changeId))
    for (const event of rows) {
      seen.add(event.changeId)
      highest = Math.max(highest, event.changeId)
      for (const listener of listeners) listener(event)
    }
    for (const id of seen) if (id <= highest - lateRows) seen.delete(id)
  }
  /**
   * Reads one at a time; changes meanwhile are read after it. If the database does not answer, the next poll tries
   * again.
   */
  const look = () => {
    isAskedAgain = isReading
    if (isReading) return
    isReading = true
    void read()
      .catch(() => {
        version = Number.NaN
      })
      .finally(() => {
        isReading = false
        if (isAskedAgain) look()
      })
  }
  const start = async () => {
    highest = (await newest.get()) ?? 0
    for (const { changeId } of await after.all(highest - lateRows)) seen.add(changeId)
    version = db.changes.now()
    const timer = setInterval(() => {
      const current = db.changes.now()
      if (current === version) return
      version = current
      look()
    }, everyMs).unref()
    const silence = db.signals.listen('desk', look)
    stop = () => {
      clearInterval(timer)
      silence()
    }
  }
  let starting: Promise<void> | undefined

  return {
    /** Listens from the change after `position` on until `end` is called. */
    listen: async (listener: Listener): Promise<{ position: number; end: () => void }> => {
      // added first, so that another listener that ends meanwhile does not count as the last one
      listeners.add(listener)
      starting ??= start()
      await starting
      return {
        position: highest,
        end: () => {
          listeners.delete(listener)
          if (listeners.size > 0) return
          stop?.()
          starting = undefined
          seen.clear()
        },
      }
    },
    /** Returns the changes after one that a browser has seen; undefined if they are no longer all stored. */
    since: async (changeId: number): Promise<FeedEvent[] | undefined> => {
      const first = (await oldest.get()) ?? null
      if (first !== null && first > changeId + 1) return undefined
      if (changeId > ((await newest.get()) ?? 0)) return undefined
      return after.all(changeId)
    },
  }
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>

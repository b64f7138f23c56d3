import type { StaffEvent } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'

/** Changes that a browser may have missed and still gets one by one. */
export const storedChanges = 1000

/** On SQLite other processes change the file and tell nobody: to look costs some microseconds. */
const lookEveryMs = 250

/** On PostgreSQL a row may appear behind a later one, whose transaction was quicker. */
const lateRows = 200

export interface FeedEvent extends StaffEvent {
  /** Ascending, as far as they appear in order. */
  changeId: number
}

type Listener = (event: FeedEvent) => void

/**
 * What somebody changes at the desk, as it happens: by this process, another one or the command line. It looks only while
 * somebody listens.
 */
export const createChangeFeed = (db: Database, { everyMs = lookEveryMs } = {}) => {
  const newest = db.prepare<[], number | null>('SELECT MAX(id) FROM desk_changes').pluck()
  const oldest = db.prepare<[], number | null>('SELECT MIN(id) FROM desk_changes').pluck()
  const after = db.prepare<[number], FeedEvent>(
    'SELECT id AS "changeId", kind, subject AS id FROM desk_changes WHERE id > ? ORDER BY id',
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
  /** One at a time; what changes meanwhile is read after it, and where the database does not answer it is asked again. */
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
    /** From the change after `position` on, until it is ended. */
    listen: async (listener: Listener): Promise<{ position: number; end: () => void }> => {
      // first, so that whoever ends meanwhile does not take it for the last one
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
    /** What came after a change that a browser has seen; undefined where not all of it is stored any more. */
    since: async (changeId: number): Promise<FeedEvent[] | undefined> => {
      const first = (await oldest.get()) ?? null
      if (first !== null && first > changeId + 1) return undefined
      if (changeId > ((await newest.get()) ?? 0)) return undefined
      return after.all(changeId)
    },
  }
}

export type ChangeFeed = ReturnType<typeof createChangeFeed>

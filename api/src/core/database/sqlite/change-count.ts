import type { Database as Connection } from 'better-sqlite3'
import type { ChangeCount } from '../database.ts'

/** `data_version` of a connection that never writes changes with every commit of anybody. */
export const createChangeCount = (reader: Connection) => {
  const ask = reader.prepare<[], number>('PRAGMA data_version').pluck()
  let known = 0
  let isThisTurn = false
  const now = () => {
    known = ask.get() ?? 0
    return known
  }
  return {
    now,
    /**
     * Asks, which takes 3 µs and more where others write, once in each turn of the event loop. Whoever asks after
     * another process has answered comes with a later turn.
     */
    thisTurn: () => {
      if (isThisTurn) return known
      isThisTurn = true
      setImmediate(() => {
        isThisTurn = false
      })
      return now()
    },
    // whoever asks is told by the file itself
    caughtUp: async () => {},
    /** This process has written. */
    written: () => {
      isThisTurn = false
    },
  } satisfies ChangeCount & { written(): void }
}

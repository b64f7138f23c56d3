import type { Database as Connection } from 'better-sqlite3'
import type { ChangeCount } from '../database.ts'

/** `data_version` of a connection that never writes changes with every commit of any other connection. */
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
     * Asks once per turn of the event loop: it takes 3 µs, and more while others write. A request that follows another
     * process's answer arrives in a later turn.
     */
    thisTurn: () => {
      if (isThisTurn) return known
      isThisTurn = true
      setImmediate(() => {
        isThisTurn = false
      })
      return now()
    },
    // every read asks the file itself
    caughtUp: async () => {},
    /** Call it after a write of this process. */
    written: () => {
      isThisTurn = false
    },
  } satisfies ChangeCount & { written(): void }
}

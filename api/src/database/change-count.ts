import type { Database } from './open.ts'

/**
 * A number that is another one as soon as anybody has written: `data_version` changes with every commit of another
 * connection, `total_changes()` with every row that this one writes.
 */
export const createChangeCount = (db: Database) => {
  const askOthers = db.prepare<[], number>('PRAGMA data_version').pluck()
  const askOwn = db.prepare<[], number>('SELECT total_changes()').pluck()
  let [others, seenOthers, seenOwn] = [askOthers.get(), askOthers.get(), askOwn.get()]
  let count = 0
  let isThisTurn = false

  const current = () => {
    const own = askOwn.get()
    if (others !== seenOthers || own !== seenOwn) count += 1
    ;[seenOthers, seenOwn] = [others, own]
    return count
  }

  return {
    now: (): number => {
      others = askOthers.get()
      return current()
    },
    /**
     * For requests that came together: asks about the others, which takes 3 µs and more where they write, once in
     * each turn of the event loop. Whoever asks after another process has answered comes with a later turn.
     */
    thisTurn: (): number => {
      if (!isThisTurn) {
        others = askOthers.get()
        isThisTurn = true
        setImmediate(() => {
          isThisTurn = false
        })
      }
      return current()
    },
  }
}

export type ChangeCount = ReturnType<typeof createChangeCount>

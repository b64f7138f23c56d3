import type { Database } from './open.ts'

interface Waiting {
  work: () => unknown
  resolve: (value: never) => void
  reject: (cause: unknown) => void
}

type Outcome = { ok: true; value: unknown } | { ok: false; cause: unknown }

/** In one transaction, so that nobody waits long for those who came with him. */
const mostTogether = 256

/**
 * Runs what has to be on the disk before it is answered: all that came in the same turn of the event loop shares one
 * immediate transaction, and so one fsync, which takes longer than all of its statements. Whoever comes alone waits
 * for nobody. Each work has its own savepoint: one that throws takes back what it wrote and nothing else. Everyone
 * is answered after the commit, those who failed, too, for what made them fail may itself not have been stored.
 */
export const createGroupCommit = (db: Database) => {
  let waiting: Waiting[] = []
  const inSavepoint = db.transaction((work: () => unknown) => work())

  const settle = ({ work }: Waiting): Outcome => {
    try {
      return { ok: true, value: inSavepoint(work) }
    } catch (cause) {
      // a full disk, for one, ends the whole transaction: then nobody's work is stored
      if (!db.inTransaction) throw cause
      return { ok: false, cause }
    }
  }
  const settleAll = db.transaction((group: readonly Waiting[]) => group.map(settle))

  const flush = () => {
    const group = waiting.slice(0, mostTogether)
    waiting = waiting.slice(mostTogether)
    if (waiting.length > 0) setImmediate(flush)
    try {
      const outcomes = settleAll.immediate(group)
      for (const [i, outcome] of outcomes.entries()) {
        if (outcome.ok) group[i]?.resolve(outcome.value as never)
        else group[i]?.reject(outcome.cause)
      }
    } catch (cause) {
      for (const { reject } of group) reject(cause)
    }
  }

  /** `work` is synchronous and on this connection. */
  return <T>(work: () => T): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, resolve, reject })
      if (waiting.length === 1) setImmediate(flush)
    })
}

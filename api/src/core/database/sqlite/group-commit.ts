import type { Database as Connection } from 'better-sqlite3'
import { isBusy as isLocked } from '../failures.ts'
import { createScopes, type Scope } from '../scope.ts'
import { lockDelayMs } from './lock-delay.ts'

interface Waiting {
  work: () => Promise<unknown>
  /** Deadline for another writing process, on the clock of `performance`. */
  untilMs: number
  resolve: (value: never) => void
  reject: (cause: unknown) => void
}

type Outcome = { ok: true; value: unknown } | { ok: false; cause: unknown }

interface WriteScope extends Scope {
  signals: Set<string>
}

/** Maximum number of works in one transaction, so that the first of them does not wait long. */
const mostTogether = 256

interface GroupCommitOptions {
  /** Throws where nobody would find what is written: no work is then stored, and none succeeds. */
  assertInPlace(): void
  /** Receives the signals of each commit. */
  committed(signals: Set<string>): void
  /** How long a work waits for another writing process before it fails with SQLITE_BUSY, in milliseconds. */
  patienceMs: number
}

/**
 * Runs all writes on one connection. Works of the same turn of the event loop share one immediate transaction, and so
 * one fsync, which takes longer than all of their statements. A single work waits for no others. Each work has its own
 * savepoint: one that throws rolls back only its own writes. All results, failures included, are delivered after the
 * commit, since the data that caused a failure may itself not have been stored.
 *
 * While another process holds the lock, works wait by a timer and this process goes on reading: SQLite's own busy
 * time-out would block the thread. `writer` has none.
 */
export const createGroupCommit = (
  writer: Connection,
  { assertInPlace, committed, patienceMs }: GroupCommitOptions,
) => {
  const scopes = createScopes<WriteScope>()
  const prepare = (sql: string) => writer.prepare<[]>(sql)
  const begin = prepare('BEGIN IMMEDIATE')
  const commit = prepare('COMMIT')
  const rollback = prepare('ROLLBACK')
  const save = prepare('SAVEPOINT work')
  const release = prepare('RELEASE work')
  const takeBack = prepare('ROLLBACK TO work')
  let waiting: Waiting[] = []
  let isBusy = false
  /** Number of consecutive failures to get the lock. */
  let refusals = 0
  let idlers: (() => void)[] = []
  /** Works that need the connection without a transaction. */
  const between: (() => void)[] = []

  const inSavepoint = async <T>(work: () => Promise<T>): Promise<T> => {
    save.run()
    try {
      const value = await work()
      release.run()
      return value
    } catch (cause) {
      // some errors, such as a full disk, end the whole transaction: then nobody's work is stored
      if (writer.inTransaction) {
        takeBack.run()
        release.run()
      }
      throw cause
    }
  }

  const settle = async ({ work }: Waiting, signals: Set<string>): Promise<Outcome> => {
    const scope: WriteScope = { isOver: false, signals: new Set() }
    try {
      const value = await inSavepoint(() => scopes.within(scope, work))
      for (const signal of scope.signals) signals.add(signal)
      return { ok: true, value }
    } catch (cause) {
      if (!writer.inTransaction) throw cause
      return { ok: false, cause }
    }
  }

  /** Call it within the open transaction. */
  const settleAll = async (group: readonly Waiting[]) => {
    const signals = new Set<string>()
    const outcomes: Outcome[] = []
    try {
      for (const one of group) outcomes.push(await settle(one, signals))
      commit.run()
      // moved since the transaction began: stored, but not where a restart looks for it
      assertInPlace()
    } catch (cause) {
      if (writer.inTransaction) rollback.run()
      throw cause
    }
    committed(signals)
    return outcomes
  }

  /** Fails works that have waited too long, and requests the lock again later. */
  const waitForLock = (cause: unknown) => {
    const nowMs = performance.now()
    const over = waiting.filter(({ untilMs }) => untilMs <= nowMs)
    waiting = waiting.filter(({ untilMs }) => untilMs > nowMs)
    for (const { reject } of over) reject(cause)
    setTimeout(flush, lockDelayMs(refusals))
    refusals += 1
  }

  const flush = async () => {
    if (waiting.length === 0) return rest()
    try {
      assertInPlace()
      begin.run()
    } catch (cause) {
      if (isLocked(cause)) return waitForLock(cause)
      for (const { reject } of waiting.splice(0, mostTogether)) reject(cause)
      return rest()
    }
    refusals = 0
    const group = waiting.splice(0, mostTogether)
    try {
      for (const [i, outcome] of (await settleAll(group)).entries()) {
        if (outcome.ok) group[i]?.resolve(outcome.value as never)
        else group[i]?.reject(outcome.cause)
      }
    } catch (cause) {
      for (const { reject } of group) reject(cause)
    }
    rest()
  }

  const rest = () => {
    isBusy = false
    for (const work of between.splice(0)) work()
    schedule()
    if (isBusy) return
    for (const idler of idlers) idler()
    idlers = []
  }

  const schedule = () => {
    if (isBusy || waiting.length === 0) return
    isBusy = true
    setImmediate(flush)
  }

  return {
    scope: scopes.current,
    /** `work` awaits only statements of this database. Within another work, it is part of that one. */
    run: <T>(work: () => Promise<T>): Promise<T> => {
      if (scopes.current()) return inSavepoint(work)
      return new Promise<T>((resolve, reject) => {
        waiting.push({ work, resolve, reject, untilMs: performance.now() + patienceMs })
        scopes.outside(schedule)
      })
    },
    /** Runs synchronous `work` on the connection while no transaction is open. */
    between: <T>(work: () => T): Promise<T> => {
      const { promise, resolve, reject } = Promise.withResolvers<T>()
      const now = () => {
        try {
          resolve(work())
        } catch (cause) {
          reject(cause)
        }
      }
      if (isBusy) between.push(now)
      else now()
      return promise
    },
    /** Resolves when no work is pending. */
    idle: async () => {
      if (isBusy) await new Promise<void>((resolve) => idlers.push(resolve))
    },
  }
}

export type GroupCommit = ReturnType<typeof createGroupCommit>

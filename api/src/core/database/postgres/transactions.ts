import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Isolation } from '../database.ts'
import { createScopes, type Scope } from '../scope.ts'
import { channel } from './notifications.ts'
import { onConnection } from './on-connection.ts'
import { fromServer, isLost } from './unavailable.ts'

interface ClientScope extends Scope {
  client: pg.PoolClient
  signals: Set<string>
  savepoints: number
}

const begin: Record<Isolation, string> = {
  serial: 'BEGIN ISOLATION LEVEL SERIALIZABLE',
  snapshot: 'BEGIN ISOLATION LEVEL REPEATABLE READ',
  latest: 'BEGIN ISOLATION LEVEL READ COMMITTED',
}

/** Conflicts with another transaction: serialization failure, deadlock, the same key at the same moment. */
const conflicts = ['40001', '40P01', '23505']

const mostAttempts = 20
/** A row that violates a key every time is a bug, not a conflict. */
const mostKeyAttempts = 4

const wantsAnother = (cause: unknown, attempt: number) => {
  const code = cause instanceof pg.DatabaseError ? cause.code : undefined
  if (code === undefined || !conflicts.includes(code)) return false
  return attempt < (code === '23505' ? mostKeyAttempts : mostAttempts)
}

/** Random up to 1, 2, 4, … 64 ms, so that conflicting transactions do not meet again. */
const pauseMs = (attempt: number) => Math.random() * 2 ** Math.min(attempt, 6)

/** Returns the last answer to several statements sent together. */
const lastOf = (answered: pg.QueryResult | pg.QueryResult[]) => [answered].flat().at(-1)

/** Runs each `work` on a connection of its own, and repeats it after a conflict. */
export const createTransactions = (pool: pg.Pool, committed: () => void) => {
  const scopes = createScopes<ClientScope>()
  let repeated = 0

  const commit = async ({ client, signals }: ClientScope) => {
    const notices = [...signals].map((signal) => `NOTIFY ${channel}, '${signal}'; `)
    const answered = await fromServer(() => client.query(`${notices.join('')}COMMIT`))
    // after a failed and caught statement, the server rolls everything back and reports it only here
    if (lastOf(answered)?.command !== 'COMMIT')
      throw new Error('A transaction with a failed statement cannot be stored.')
  }

  const attempt = <T>(work: () => Promise<T>, isolation: Isolation): Promise<T> =>
    onConnection(pool, async (client) => {
      const scope: ClientScope = { isOver: false, client, signals: new Set(), savepoints: 0 }
      await fromServer(() => client.query(begin[isolation]))
      try {
        const value = await scopes.within(scope, work)
        await commit(scope)
        return value
      } catch (cause) {
        if (!isLost(cause)) await fromServer(() => client.query('ROLLBACK'))
        throw cause
      }
    })

  const within = async <T>({ client }: ClientScope, name: string, work: () => Promise<T>): Promise<T> => {
    const say = (sql: string) => fromServer(() => client.query(sql))
    await say(`SAVEPOINT ${name}`)
    try {
      const value = await work()
      await say(`RELEASE ${name}`)
      return value
    } catch (cause) {
      if (!isLost(cause)) await say(`ROLLBACK TO ${name}`)
      throw cause
    }
  }

  return {
    scope: scopes.current,
    /** Returns how often work was repeated after a conflict. */
    repeated: () => repeated,
    run: async <T>(work: () => Promise<T>, isolation: Isolation = 'serial'): Promise<T> => {
      const around = scopes.current()
      if (around) {
        around.savepoints += 1
        return within(around, `work_${around.savepoints}`, work)
      }
      for (let n = 1; ; n += 1) {
        try {
          const value = await attempt(work, isolation)
          committed()
          return value
        } catch (cause) {
          if (!wantsAnother(cause, n)) throw cause
          repeated += 1
          await delay(pauseMs(n))
        }
      }
    },
  }
}

export type Transactions = ReturnType<typeof createTransactions>

import pg from 'pg'
import type { Database } from '../database.ts'
import { createListeners } from '../listeners.ts'
import { newestVersion } from '../migrations.ts'
import { refuseHalfCopied } from './half-copied.ts'
import { createLimiter } from './limiter.ts'
import { migrate, readSchema } from './migrate.ts'
import { listenToNotifications } from './notifications.ts'
import { onConnection } from './on-connection.ts'
import { createStatement } from './statement.ts'
import { createTransactions } from './transactions.ts'
import { fromServer } from './unavailable.ts'
import { types } from './values.ts'

/** Maximum number of connections of one process. A server permits a hundred or more in all. */
const mostConnections = 10
/** How long a request waits for a connection, a statement or a lock before it fails as unavailable. */
const patienceMs = 10_000
/** A server that does not even report a time-out within this time counts as gone. */
const silenceMs = 15_000
/** Opening a connection takes longer than most statements. */
const idleMs = 5 * 60_000

const optionsOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'calm-rest',
  types,
  connectionTimeoutMillis: patienceMs,
  statement_timeout: patienceMs,
  lock_timeout: patienceMs,
  // a process that hangs in a transaction must release its rows
  idle_in_transaction_session_timeout: patienceMs,
  keepAlive: true,
})

/** Opens and migrates a database on a PostgreSQL server. Several processes may start at once. */
export const openPostgres = async (url: string): Promise<Database> => {
  const options = optionsOf(url)
  const newest = newestVersion('postgres')
  const listeners = createListeners()
  // marked before the version is read: a migration that this code does not stand comes before both, or not at all
  const notices = await fromServer(() => listenToNotifications(options, listeners, newest))
  try {
    await fromServer(() => prepareSchema(options))
  } catch (cause) {
    await notices.stop()
    throw cause
  }
  const pool = new pg.Pool({
    ...options,
    max: mostConnections,
    query_timeout: silenceMs,
    idleTimeoutMillis: idleMs,
  })
  // an idle connection that breaks is replaced when the next is needed
  pool.on('error', () => {})
  const transactions = createTransactions(pool, notices.changed)
  let closed: Promise<void> | undefined
  const connections = { pool, transactions, committed: notices.changed }
  return {
    engine: 'postgres',
    prepare: (sql) => createStatement(connections, sql),
    transaction:
      (work, isolation) =>
      (...args) =>
        transactions.run(() => work(...args), isolation),
    exec: async (sql) => {
      const scope = transactions.scope()
      if (scope) return void (await fromServer(() => scope.client.query(sql)))
      await onConnection(pool, (client) => fromServer(() => client.query(sql)))
      notices.changed()
    },
    limiter: (limit) => createLimiter(pool, limit),
    changes: { now: notices.now, thisTurn: notices.now, caughtUp: notices.caughtUp },
    signals: {
      give: async (signal) => void transactions.scope()?.signals.add(signal),
      listen: listeners.listen,
    },
    purgeLog: async () => true,
    line: () => ({
      open: pool.totalCount,
      waiting: pool.waitingCount,
      repeated: transactions.repeated(),
      isDeaf: notices.isDeaf(),
    }),
    schema: () => fromServer(() => readSchema(pool, newest)),
    newestVersion: newest,
    close: () => {
      closed ??= notices.stop().then(() => pool.end())
      return closed
    },
  }
}

const prepareSchema = async (options: pg.ClientConfig) => {
  // a migration has no time-out
  const client = new pg.Client({ ...options, statement_timeout: 0, lock_timeout: 0 })
  await client.connect()
  try {
    await refuseHalfCopied(client)
    await migrate(client)
  } finally {
    await client.end()
  }
}

import type pg from 'pg'
import type { Statement } from '../database.ts'
import { onConnection } from './on-connection.ts'
import { isReading, type PostgresQuery, toPostgres } from './sql.ts'
import type { Transactions } from './transactions.ts'
import { fromServer } from './unavailable.ts'

interface Connections {
  pool: pg.Pool
  transactions: Transactions
  committed: () => void
}

type Ask = (query: pg.QueryConfig) => Promise<pg.QueryResult>

export const createStatement = <P extends unknown[], R>(
  { pool, transactions, committed }: Connections,
  sql: string,
): Statement<P, R> => {
  const query = toPostgres(sql)
  const reads = isReading(sql)

  const alone: Ask = async (asked) => {
    const result = await onConnection(pool, (client) => fromServer(() => client.query(asked)), reads)
    if (!reads) committed()
    return result
  }
  const ask: Ask = (asked) => {
    const scope = transactions.scope()
    return scope ? fromServer(() => scope.client.query(asked)) : alone(asked)
  }
  return statementOf(query, ask, (row) => row as R)
}

const statementOf = <P extends unknown[], R>(
  query: PostgresQuery,
  ask: Ask,
  shape: (row: Record<string, unknown>) => R,
): Statement<P, R> => {
  const run = async (parameters: P) =>
    ask({ name: query.name, text: query.text, values: query.valuesOf(parameters) })
  const all = async (...parameters: P) => (await run(parameters)).rows.map(shape)
  return {
    all,
    get: async (...parameters) => (await all(...parameters))[0],
    run: async (...parameters) => (await run(parameters)).rowCount ?? 0,
    pluck: () => statementOf<P, R>(query, ask, (row) => Object.values(row)[0] as R),
  }
}

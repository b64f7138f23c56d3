import type { Database as Connection } from 'better-sqlite3'
import type { Statement } from '../database.ts'
import type { GroupCommit } from './group-commit.ts'
import { onceUnlocked } from './lock-delay.ts'

interface Connections {
  /** Reads committed data. */
  reader: Connection
  writer: Connection
  together: GroupCommit
  /** How long a read waits for a lock, in milliseconds. */
  patienceMs: number
}

/** Reads on one connection and writes on the other; inside a transaction, does both on the writing one. */
export const createStatement = <P extends unknown[], R>(
  connections: Connections,
  sql: string,
  isPlucked = false,
): Statement<P, R> => {
  const { reader, writer, together, patienceMs } = connections
  const prepare = (connection: Connection) => {
    const statement = connection.prepare<P, R>(sql)
    return isPlucked ? statement.pluck() : statement
  }
  let reading: ReturnType<typeof prepare> | undefined
  let writing: ReturnType<typeof prepare> | undefined
  const ask = async <T>(run: (statement: ReturnType<typeof prepare>) => T): Promise<T> => {
    const isAlone = together.scope() === undefined
    if (isAlone) {
      reading ??= prepare(reader)
      const statement = reading
      if (statement.readonly) return onceUnlocked(() => run(statement), patienceMs)
    }
    writing ??= prepare(writer)
    const statement = writing
    return isAlone ? together.run(async () => run(statement)) : run(statement)
  }
  return {
    get: (...values) => ask((statement) => statement.get(...values)),
    all: (...values) => ask((statement) => statement.all(...values)),
    run: (...values) => ask((statement) => statement.run(...values).changes),
    pluck: () => createStatement(connections, sql, true),
  }
}

import { attributes, type SpanOptions, type Tracing } from '@calm-rest/telemetry'
import type { Database, Engine, Statement } from './database.ts'

/** Names of database systems, as OpenTelemetry has them. */
const systems: Record<Engine, string> = { sqlite: 'sqlite', postgres: 'postgresql' }

/** Longest statement in a trace. */
const mostChars = 2000

/** Verb and first table: `SELECT bookings`. */
const summaryOf = (sql: string): string => {
  const [, verb = 'SQL'] = /^\s*(\w+)/.exec(sql) ?? []
  const [, table = ''] = /\b(?:FROM|INTO|UPDATE)\s+"?([a-z_]+)/.exec(sql) ?? []
  return `${verb.toUpperCase()} ${table}`.trim()
}

const traceStatement = <P extends unknown[], R>(
  statement: Statement<P, R>,
  options: SpanOptions,
  tracing: Tracing,
): Statement<P, R> => ({
  get: (...values) => tracing.child(options, () => statement.get(...values)),
  all: (...values) => tracing.child(options, () => statement.all(...values)),
  run: (...values) => tracing.child(options, () => statement.run(...values)),
  pluck: () => traceStatement(statement.pluck(), options, tracing),
})

/**
 * The same database with a span for each statement and transaction of a traced request. A span has the SQL as it was
 * prepared, and no value.
 */
export const traceDatabase = (db: Database, tracing: Tracing): Database => {
  const system = { [attributes.dbSystem]: systems[db.engine] }
  return {
    ...db,
    prepare: <P extends unknown[], R>(sql: string) => {
      const options: SpanOptions = {
        name: summaryOf(sql),
        kind: 'client',
        attributes: {
          ...system,
          [attributes.dbQuery]: sql.replaceAll(/\s+/g, ' ').trim().slice(0, mostChars),
        },
      }
      return traceStatement(db.prepare<P, R>(sql), options, tracing)
    },
    // the engine begins the work in its turn, which may be within another request
    transaction:
      (work, isolation) =>
      (...args) =>
        tracing.child({ name: 'transaction', kind: 'client', attributes: system }, () =>
          db.transaction(tracing.bind(work), isolation)(...args),
        ),
    // a listener works for itself, and not for the request whose commit calls it
    signals: {
      ...db.signals,
      listen: (signal, listener) => db.signals.listen(signal, tracing.unbound(listener)),
    },
  }
}

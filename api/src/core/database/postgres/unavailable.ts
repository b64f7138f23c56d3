import pg from 'pg'

/** The server cannot be reached, or the connection broke. The outcome of statements in progress is unknown. */
export class PostgresUnavailable extends Error {
  readonly code = 'POSTGRES_UNAVAILABLE'

  constructor(cause: unknown) {
    super(wordsOf(cause), { cause })
    this.name = 'PostgresUnavailable'
  }
}

/** If a name has several addresses, each has failed, and only the code is common to all. */
const wordsOf = (cause: unknown) => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}

/** Turns client errors that are not answers of the server into `PostgresUnavailable`. */
export const fromServer = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (cause) {
    if (cause instanceof pg.DatabaseError || cause instanceof RangeError) throw cause
    throw new PostgresUnavailable(cause)
  }
}

/** Returns whether the connection is unusable: it broke, or the server ended it. */
export const isLost = (cause: unknown) =>
  cause instanceof PostgresUnavailable ||
  (cause instanceof pg.DatabaseError && /^(08|57P0)/.test(cause.code ?? ''))

/** Classes: connection, resources, administrator's stop, system; a persistent conflict; a lock that is not released. */
const temporary = /^(08|53|57|58|40)|^(25006|55P03)$/

export const isPostgresUnavailable = (cause: unknown) =>
  cause instanceof PostgresUnavailable ||
  (cause instanceof pg.DatabaseError && temporary.test(cause.code ?? ''))

/** Index or heap corrupted, or an internal error of the server. */
export const isPostgresDamage = (cause: unknown) =>
  cause instanceof pg.DatabaseError && /^XX/.test(cause.code ?? '')

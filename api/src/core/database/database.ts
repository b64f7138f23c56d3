import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/**
 * The port to the database, SQLite or PostgreSQL. SQL that both engines read is written once: `?` or `@name` for
 * values, names that are not lower case in double quotes, texts that sort by their bytes. Numbers come as numbers and
 * truth as 0 or 1.
 */
export interface Database {
  readonly engine: Engine
  /** Reads nothing and runs nothing yet. Give values in order for `?`, or one object for `@name`. */
  prepare<Parameters extends unknown[] = unknown[], Row = unknown>(sql: string): Statement<Parameters, Row>
  /**
   * Stores all changes of `work` or none, as if no other transaction ran at the same time: a second one sees the
   * changes of the first. Every statement within it belongs to it, wherever it was prepared, and so does a nested
   * transaction. `work` awaits statements and nothing else, since others wait for it, and it may be run again from
   * its start where another one came between.
   */
  transaction<Args extends unknown[], T>(
    work: (...args: Args) => Promise<T>,
    isolation?: Isolation,
  ): (...args: Args) => Promise<T>
  /**
   * After an erasure on SQLite: empties the write-ahead log, so that what was deleted is in no file of the database. Answers
   * false where a reader, like a backup that is being made, keeps it; housekeeping tries again. On PostgreSQL the server does it.
   */
  purgeLog(): Promise<boolean>
  /** Several statements without values. */
  exec(sql: string): Promise<void>
  /** Counts attempts: of all processes together where the engine is one that they share. */
  limiter(limit: AttemptLimit): RateLimiterAbstract
  readonly changes: ChangeCount
  readonly signals: Signals
  /** State of the connections to the server; none on SQLite, which runs in this process. */
  readonly line?: () => Line
  /** Number of the newest migration that was applied. */
  version(): Promise<number>
  /** Number of the newest migration of this code. */
  readonly newestVersion: number
  close(): Promise<void>
}

export interface AttemptLimit {
  /** Unique, and the same in every process. */
  name: string
  /** So many attempts of one key … */
  points: number
  /** … in so many seconds. */
  durationSeconds: number
  /** Attempts are given back: no process may refuse a key from memory. */
  isGivenBack?: boolean
}

/** Connections of this process to the server. */
export interface Line {
  /** Open connections. */
  open: number
  /** Statements and transactions that wait for a free one. */
  waiting: number
  /** Transactions that were run again since another came between, so far. */
  repeated: number
  /** No notices of other processes arrive now, so nothing may be cached. */
  isDeaf: boolean
}

export type Engine = 'sqlite' | 'postgres'

/**
 * serial: as if no other transaction ran meanwhile; the default.
 * snapshot: two that change one row or take one key come after each other, and one may read what the other changes at
 * that moment; for work whose every promise is a key of a table, which many do at once.
 * latest: each statement reads what is stored at its moment; for work that first waits for those who are about to change
 * what it decides about, and holds them off until it is through.
 */
export type Isolation = 'serial' | 'snapshot' | 'latest'

export interface Statement<Parameters extends unknown[], Row> {
  /** The first row. */
  get(...parameters: Parameters): Promise<Row | undefined>
  all(...parameters: Parameters): Promise<Row[]>
  /** Returns the number of changed rows. */
  run(...parameters: Parameters): Promise<number>
  /** The same statement, which returns values of the first column instead of rows. */
  pluck(): Statement<Parameters, Row>
}

/** A number that changes with every commit to what guests see. */
export interface ChangeCount {
  now(): number
  /** Read at most once in a turn of the event loop. Own writes count at once. */
  thisTurn(): number
  /** Resolves when all earlier commits of other processes are counted. */
  caughtUp(): Promise<void>
}

/** Notices of commits, by a name of lower case letters, for code that would otherwise have to poll. */
export interface Signals {
  /** Inside a transaction: sent after its commit, once however often it was given, and not at all where it fails. */
  give(signal: string): Promise<void>
  /** Also to those of other processes on PostgreSQL; may be called without a signal. Answers a function that ends listening. */
  listen(signal: string, listener: () => void): () => void
}

import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/**
 * The port to the database, SQLite or PostgreSQL. SQL is written once for both engines: use `?` or `@name` for values
 * and double quotes for names that are not lower case. Texts sort by their bytes, numbers are returned as numbers, and
 * booleans as 0 or 1.
 */
export interface Database {
  readonly engine: Engine
  /** Prepares a statement without running it. Pass values in order for `?`, or one object for `@name`. */
  prepare<Parameters extends unknown[] = unknown[], Row = unknown>(sql: string): Statement<Parameters, Row>
  /**
   * Stores all changes of `work` or none, isolated from other transactions: a second one sees the changes of the first.
   * Every statement within it belongs to it, wherever it was prepared, and so does a nested transaction. `work` awaits
   * only statements, since others wait for it. It may run again from the start after a conflict.
   */
  transaction<Args extends unknown[], T>(
    work: (...args: Args) => Promise<T>,
    isolation?: Isolation,
  ): (...args: Args) => Promise<T>
  /**
   * Empties the write-ahead log after an erasure on SQLite, so that deleted data remains in no file of the database.
   * Returns false while a reader, such as a backup in progress, holds the log; retention tries again. PostgreSQL does
   * this by itself.
   */
  purgeLog(): Promise<boolean>
  /** Runs several statements without values. */
  exec(sql: string): Promise<void>
  /** Counts attempts, for all processes together if the engine is shared by them. */
  limiter(limit: AttemptLimit): RateLimiterAbstract
  readonly changes: ChangeCount
  readonly signals: Signals
  /** State of the connections to the server. Undefined on SQLite, which runs in this process. */
  readonly line?: () => Line
  schema(): Promise<SchemaState>
  /** Number of the newest migration of this code. */
  readonly newestVersion: number
  close(): Promise<void>
}

export interface AttemptLimit {
  /** Unique, and the same in every process. */
  name: string
  /** Maximum number of attempts of one key … */
  points: number
  /** … within this many seconds. */
  durationSeconds: number
  /** Attempts may be given back, so no process may refuse a key from memory. */
  isGivenBack?: boolean
}

export interface SchemaState {
  /** Number of the newest applied migration. */
  version: number
  /** Whether this code works with every applied migration that it does not know. */
  isStood: boolean
}

/** Connections of this process to the server. */
export interface Line {
  /** Open connections. */
  open: number
  /** Number of statements and transactions that wait for a connection. */
  waiting: number
  /** Number of transactions that were repeated after a conflict so far. */
  repeated: number
  /** Notices of other processes do not arrive now, so nothing may be cached. */
  isDeaf: boolean
}

export type Engine = 'sqlite' | 'postgres'

/**
 *
 * - serial, the default: as if no other transaction ran at the same time.
 * - snapshot: transactions that change one row or insert one key run after each other, but may read what others are
 *   changing. Use it for frequent work whose every guarantee is a key of a table.
 * - latest: each statement reads what is stored at its moment. Use it for work that first waits for, and then locks
 *   out, all others that change what it decides about.
 */
export type Isolation = 'serial' | 'snapshot' | 'latest'

export interface Statement<Parameters extends unknown[], Row> {
  /** Returns the first row. */
  get(...parameters: Parameters): Promise<Row | undefined>
  all(...parameters: Parameters): Promise<Row[]>
  /** Returns the number of changed rows. */
  run(...parameters: Parameters): Promise<number>
  /** Returns the same statement, which returns values of the first column instead of rows. */
  pluck(): Statement<Parameters, Row>
}

/** A number that changes with every commit to what guests see. */
export interface ChangeCount {
  now(): number
  /** Reads the number at most once per turn of the event loop. Own writes count at once. */
  thisTurn(): number
  /** Resolves when all earlier commits of other processes are counted. */
  caughtUp(): Promise<void>
}

/** Notifications of commits, for code that would otherwise have to poll. A signal is a name of lower case letters. */
export interface Signals {
  /**
   * Call it inside a transaction. The signal is sent once after the commit, and not at all if the transaction fails.
   */
  give(signal: string): Promise<void>
  /**
   * Listens for a signal, on PostgreSQL also from other processes. The listener may also be called without a signal.
   * Returns a function that ends listening.
   */
  listen(signal: string, listener: () => void): () => void
}

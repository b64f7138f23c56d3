import type { RateLimiterAbstract } from 'rate-limiter-flexible'

/**
 * The door to whichever engine keeps the house. SQL that both engines read is written once: `?` or `@name` for
 * values, names that are not lower case in double quotes, texts that sort by their bytes. Numbers come as numbers and
 * truth as 0 or 1.
 */
export interface Database {
  readonly engine: Engine
  /** Reads nothing and runs nothing yet. Give values in order for `?`, or one object for `@name`. */
  prepare<Parameters extends unknown[] = unknown[], Row = unknown>(sql: string): Statement<Parameters, Row>
  /**
   * All that `work` does is stored, or nothing, as if nobody else were at work meanwhile: whoever comes second sees
   * what the first one did. Every statement in it belongs to it, whoever prepared it, and so does a transaction within
   * it. `work` awaits statements and nothing else, since others wait for it, and it may be run again from its start
   * where another came between.
   */
  transaction<Args extends unknown[], T>(
    work: (...args: Args) => Promise<T>,
    isolation?: Isolation,
  ): (...args: Args) => Promise<T>
  /** Several statements without values. */
  exec(sql: string): Promise<void>
  /** Counts attempts: of all processes together where the engine is one that they share. */
  limiter(limit: AttemptLimit): RateLimiterAbstract
  readonly changes: ChangeCount
  readonly signals: Signals
  /** How it stands with the way to a server; none where the engine is in this process. */
  readonly line?: () => Line
  /** Number of the newest migration that was applied. */
  version(): Promise<number>
  /** The one that this code brings a database to. */
  readonly newestVersion: number
  close(): Promise<void>
}

export interface AttemptLimit {
  /** Each limit has its own, the same in every process. */
  name: string
  /** So many attempts of one key … */
  points: number
  /** … in so many seconds. */
  durationSeconds: number
}

/** The way to a server. */
export interface Line {
  /** Connections of this process. */
  open: number
  /** Who waits for one that is free. */
  waiting: number
  /** Transactions that were run again since another came between, so far. */
  repeated: number
  /** Hears nothing of other processes now, and so keeps nothing in memory. */
  isDeaf: boolean
}

export type Engine = 'sqlite' | 'postgres'

/**
 * serial: whatever was read in it is as if read at its end, which is what one goes without saying.
 * snapshot: two that change one row or take one key come after each other, and one may read what the other changes at
 * that moment; for work whose every promise is a key of a table, which many do at once.
 */
export type Isolation = 'serial' | 'snapshot'

export interface Statement<Parameters extends unknown[], Row> {
  /** The first row. */
  get(...parameters: Parameters): Promise<Row | undefined>
  all(...parameters: Parameters): Promise<Row[]>
  /** Answers how many rows it changed. */
  run(...parameters: Parameters): Promise<number>
  /** The same, which answers the first column's values instead of rows. */
  pluck(): Statement<Parameters, Row>
}

/** A number that is another one as soon as anybody has written what guests see. */
export interface ChangeCount {
  now(): number
  /** For requests that came together: may ask others once for all of them. Own writes count at once. */
  thisTurn(): number
  /** Resolves when all that others had committed before counts here. */
  caughtUp(): Promise<void>
}

/** 'outbox': mail was added. */
export type Signal = 'outbox'

/** Word of what was committed, for whoever would otherwise have to look again and again. */
export interface Signals {
  /** Inside a transaction; heard after its commit, once for however many gave it, and not at all where it fails. */
  give(signal: Signal): Promise<void>
  /** By other processes too where the engine carries it. Answers a function that ends listening. */
  listen(signal: Signal, listener: () => void): () => void
}

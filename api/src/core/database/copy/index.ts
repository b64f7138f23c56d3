import type pg from 'pg'
import { compareDatabases, type VerifyResult } from './compare-databases.ts'
import { loadDatabase } from './load-database.ts'
import { endProgress } from './progress.ts'
import type { Report } from './report.ts'
import { openSource, type Source } from './source.ts'
import { openTarget } from './target.ts'

export type { VerifyResult } from './compare-databases.ts'
export type { Difference } from './compare-table.ts'
export type { Step } from './report.ts'
export { placeWords } from './target.ts'

export interface MoveOptions {
  /** A SQLite database: its file, or the data folder of a site, which must not be running. */
  from: string
  /** postgres://… URL of an empty database, or of one with an interrupted copy of the same source. */
  to: string
  /** Maximum number of rows in memory and in one transaction. */
  batchRows?: number
  report: Report
}

export interface CopiedDatabase extends VerifyResult {
  /** Rows that this run stored, and rows from earlier runs. */
  copied: number
  copiedBefore: number
  copyMs: number
  /** Number of photographs with files in DATA_DIR/media. */
  photographs: number
}

const usualBatchRows = 5_000

/**
 * Copies a database from SQLite to PostgreSQL and verifies it. It may be killed at any moment; the next run continues.
 * If a difference is found, the copy stays marked as incomplete, and no site starts on it. Throws `Refused` if
 * the copy is impossible.
 */
export const copyDatabase = (options: MoveOptions): Promise<CopiedDatabase> =>
  withBoth(options, async (source, client) => {
    const { to, batchRows = usualBatchRows, report } = options
    const { rows, rowsBefore, ms } = await loadDatabase(source, client, to, { batchRows, report })
    const verified = await compareDatabases(source, client, { batchRows, report })
    if (verified.differenceCount === 0) await endProgress(client)
    return {
      ...verified,
      copied: rows,
      copiedBefore: rowsBefore,
      copyMs: ms,
      photographs: photographsIn(source),
    }
  })

/** Compares a SQLite database with its copy, value by value. */
export const verifyCopy = (options: MoveOptions): Promise<VerifyResult> =>
  withBoth(options, (source, client) => {
    const { batchRows = usualBatchRows, report } = options
    return compareDatabases(source, client, { batchRows, report })
  })

const withBoth = async <T>(
  { from, to }: MoveOptions,
  work: (source: Source, client: pg.Client) => Promise<T>,
): Promise<T> => {
  const source = await openSource(from)
  try {
    const client = await openTarget(to)
    try {
      return await work(source, client)
    } finally {
      await client.end().catch(() => {})
    }
  } finally {
    source.close()
  }
}

const photographsIn = ({ db }: Source) =>
  db.prepare<[], number>('SELECT count(DISTINCT hash) FROM photographs').pluck().get() as number

import type pg from 'pg'
import { columnTypes } from './columns.ts'
import { compareTable, type Difference } from './compare-table.ts'
import { sourceRows, targetRows } from './read-rows.ts'
import { createReporter, type Report } from './report.ts'
import { staleSequences } from './sequences.ts'
import type { Source } from './source.ts'

export interface VerifyResult {
  /** Rows of each table that were held against the other engine's. */
  tables: { table: string; rows: number }[]
  /** How many there are, and the first of them. */
  differenceCount: number
  differences: Difference[]
  ms: number
}

/** Differences listed before the comparison ends: where it is another database, more say nothing new. */
const mostNamed = 20

/** Reads all of both databases and compares them value by value; nothing is changed. */
export const compareDatabases = async (
  source: Source,
  client: pg.Client,
  { batchRows, report }: { batchRows: number; report: Report },
): Promise<VerifyResult> => {
  const startedMs = performance.now()
  const tables: VerifyResult['tables'] = []
  const differences: Difference[] = []
  let differenceCount = 0
  const differs = (difference: Difference) => {
    differenceCount += 1
    if (differences.length < mostNamed) differences.push(difference)
  }
  const reporter = createReporter(source, 'verify', report)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  for (const table of source.tables) {
    await columnTypes(client, table)
    const sides = {
      source: sourceRows(source.db, table, batchRows),
      target: targetRows(client, table, batchRows),
    }
    const compared = (done: number) => reporter.say(table.name, done)
    const rows = await compareTable(table, sides, { differs, compared })
    tables.push({ table: table.name, rows })
    reporter.finished(table.name)
  }
  for (const { table } of await staleSequences(client, source)) differs({ table, kind: 'next_id' })
  await client.query('COMMIT')
  return { tables, differenceCount, differences, ms: performance.now() - startedMs }
}

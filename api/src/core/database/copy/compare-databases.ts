import type pg from 'pg'
import { columnTypes } from './columns.ts'
import { compareTable, type Difference } from './compare-table.ts'
import { sourceRows, targetRows } from './read-rows.ts'
import { createReporter, type Report } from './report.ts'
import { staleSequences } from './sequences.ts'
import type { Source } from './source.ts'

export interface VerifyResult {
  /** Number of rows compared in each table. */
  tables: { table: string; rows: number }[]
  /** Total number of differences, and the first of them. */
  differenceCount: number
  differences: Difference[]
  ms: number
}

/** Maximum number of differences before the comparison ends. More would add nothing if it is a different database. */
const mostNamed = 20

/** Compares both databases value by value. Changes nothing. */
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

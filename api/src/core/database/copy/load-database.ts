import { Refused } from '@calm-rest/command/outcomes'
import type pg from 'pg'
import { migrate } from '../postgres/migrate.ts'
import { columnTypes } from './columns.ts'
import { createLoader } from './load-rows.ts'
import { makePostponed, postponeIndexes } from './postponed.ts'
import { claimTarget, type TableProgress } from './progress.ts'
import { lastKeyOf, sourceRows } from './read-rows.ts'
import { createReporter, type Report } from './report.ts'
import { setSequences } from './sequences.ts'
import type { Source } from './source.ts'
import { quoted, readKey, type Table } from './table.ts'

export interface CopyOptions {
  /** Number of rows in one transaction. */
  batchRows: number
  report: Report
}

interface CopyResult {
  /** Rows that this run stored, and rows from earlier runs. */
  rows: number
  rowsBefore: number
  ms: number
}

/** Copies the source into the target and continues an interrupted run. The caller verifies the copy. */
export const loadDatabase = async (
  source: Source,
  client: pg.Client,
  url: string,
  { batchRows, report }: CopyOptions,
): Promise<CopyResult> => {
  const startedMs = performance.now()
  const progress = await claimTarget(client, url, source)
  await migrate(client)
  await postponeIndexes(client, source)
  // a power failure at the server may lose the last batches, and their progress with them
  await client.query('SET synchronous_commit = off')
  const reporter = createReporter(source, 'copy', report)
  let rows = 0
  let rowsBefore = 0
  for (const table of source.tables) {
    const before = progress.get(table.name) ?? { rows: 0, lastKey: undefined }
    const say = (count: number) => reporter.say(table.name, count)
    const done = await loadTable(source, client, table, before, { batchRows, say }).catch((cause) =>
      stopped(table, cause),
    )
    rows += done - before.rows
    rowsBefore += before.rows
    reporter.finished(table.name)
  }
  await makePostponed(client)
  await setSequences(client, source)
  // without statistics, the first queries would be planned as if the tables were empty
  for (const { name } of source.tables) await client.query(`ANALYZE ${quoted(name)}`)
  return { rows, rowsBefore, ms: performance.now() - startedMs }
}

const stopped = ({ name }: Table, cause: unknown): never => {
  if (cause instanceof Refused) throw cause
  const why = cause instanceof Error ? cause.message : String(cause)
  throw new Error(`The copy stopped in ${name}: ${why}. Run it again, and it goes on from there.`, { cause })
}

const loadTable = async (
  { db }: Source,
  client: pg.Client,
  table: Table,
  before: TableProgress,
  { batchRows, say }: { batchRows: number; say: (done: number) => void },
): Promise<number> => {
  const read = sourceRows(db, table, batchRows)
  const load = createLoader(client, table, await columnTypes(client, table))
  let done = before.rows
  let after = before.lastKey === undefined ? undefined : readKey(table, before.lastKey)
  let loading = Promise.resolve()
  say(done)
  for (let rows = read(after); rows.length > 0; rows = read(after)) {
    // the next rows are read while the server stores these
    await loading
    say(done)
    loading = load(rows)
    loading.catch(() => {})
    done += rows.length
    after = lastKeyOf(table, rows)
  }
  await loading
  say(done)
  return done
}

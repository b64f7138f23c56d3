import type { Database } from 'better-sqlite3'
import type pg from 'pg'
import type { Source } from './source.ts'
import { quoted } from './table.ts'

interface Sequence {
  table: string
  column: string
  /** Its name, quoted for SQL. */
  sequence: string
}

const sequencesOf = async (client: pg.Client): Promise<Sequence[]> => {
  const { rows } = await client.query<Sequence>(
    `SELECT table_name AS "table", column_name AS "column",
      pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES' ORDER BY table_name`,
  )
  return rows
}

/**
 * Returns the lowest id that SQLite would assign next. With AUTOINCREMENT, ids of deleted rows are not assigned again.
 */
const nextIdOf = (db: Database, { table, column }: Sequence): number => {
  const highest = db
    .prepare<[], number | null>(`SELECT max(${quoted(column)}) FROM ${quoted(table)}`)
    .pluck()
    .get()
  return Math.max(highest ?? 0, givenOf(db, table), 0) + 1
}

const givenOf = (db: Database, table: string): number =>
  db.prepare<[string], number>('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck().get(table) ?? 0

/** Sets sequences so that new rows get ids after all ids ever assigned. */
export const setSequences = async (client: pg.Client, { db }: Source) => {
  for (const one of await sequencesOf(client))
    await client.query('SELECT setval($1::regclass, $2, false)', [one.sequence, nextIdOf(db, one)])
}

/** Returns the tables whose next id was already assigned. */
export const staleSequences = async (client: pg.Client, { db }: Source): Promise<Sequence[]> => {
  const stale: Sequence[] = []
  for (const one of await sequencesOf(client)) {
    const { rows } = await client.query(
      `SELECT CASE WHEN is_called THEN last_value + 1 ELSE last_value END AS next FROM ${one.sequence}`,
    )
    if (Number(rows[0]?.next) < nextIdOf(db, one)) stale.push(one)
  }
  return stale
}

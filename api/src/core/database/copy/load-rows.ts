import type pg from 'pg'
import { progressTable } from '../postgres/half-copied.ts'
import { keyOf, quoted, type Row, type Table, writeKey } from './table.ts'

/** Stores rows and the table's progress in one statement, and so in one transaction. */
export const createLoader = (client: pg.Client, table: Table, types: readonly string[]) => {
  const names = table.columns.map(({ name }) => quoted(name)).join(', ')
  const arrays = types.map((type, i) => `$${i + 4}::${type}[]`).join(', ')
  const text = `WITH loaded AS (INSERT INTO ${quoted(table.name)} (${names}) SELECT * FROM unnest(${arrays}))
    UPDATE ${progressTable} SET rows = rows + $1, last_key = $2 WHERE table_name = $3`
  return async (rows: readonly Row[]) => {
    const last = writeKey(keyOf(table, rows.at(-1) ?? []))
    const columns = types.map((_, place) => rows.map((row) => row[place]))
    await client.query({
      name: `load ${table.name}`,
      text,
      values: [rows.length, last, table.name, ...columns],
    })
  }
}

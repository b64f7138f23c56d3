import { Refused } from '@calm-rest/command/outcomes'
import type pg from 'pg'
import type { Table } from './table.ts'

/**
 * Returns PostgreSQL's types of a table's columns, in the order of `columns`. Throws if the two engines have different
 * columns.
 */
export const columnTypes = async (client: pg.Client, { name, columns }: Table): Promise<string[]> => {
  const { rows } = await client.query(
    `SELECT attname, format_type(atttypid, NULL) AS type FROM pg_attribute
    WHERE attrelid = to_regclass(quote_ident($1)) AND attnum > 0 AND NOT attisdropped`,
    [name],
  )
  const types = new Map<string, string>(rows.map(({ attname, type }) => [attname, type]))
  if (types.size === 0)
    throw new Refused(`There is no table ${name} in that database: was a site's database copied there?`)
  const found = columns.map((column) => types.get(column.name))
  if (types.size === columns.length && found.every((type) => type !== undefined)) return found
  throw new Error(
    `The table ${name} has other columns in PostgreSQL than in SQLite. Did you forget it in one of the migrations?`,
  )
}

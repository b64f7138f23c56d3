import type pg from 'pg'
import type { Source } from './source.ts'

/**
 * Exists while a database is copied. Holds the definitions of indexes and references that are created after the rows.
 */
export const postponedTable = 'copy_postponed'

/**
 * Definitions of indexes that no key needs, and of references. Indexes come first, because they speed up the check of
 * references.
 */
const definitions = `
  SELECT 1 AS step, pg_get_indexdef(indexrelid) AS make, format('DROP INDEX %s', indexrelid::regclass) AS remove
  FROM pg_index i WHERE indrelid = ANY ($1::regclass[])
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = i.indexrelid)
  UNION ALL
  SELECT 2, format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)),
    format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname)
  FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])
  ORDER BY 1, 2`

/**
 * Drops indexes and references while rows are loaded; with them, a copy takes three times as long. Their definitions
 * are stored in the same transaction, so that no kill can lose them.
 */
export const postponeIndexes = async (client: pg.Client, { tables }: Source) => {
  const { rows: there } = await client.query('SELECT to_regclass($1) AS found', [postponedTable])
  if (there[0]?.found !== null) return
  const { rows } = await client.query(definitions, [tables.map(({ name }) => name)])
  await client.query('BEGIN')
  await client.query(`CREATE TABLE ${postponedTable} (position integer PRIMARY KEY, make text NOT NULL)`)
  for (const [position, { make, remove }] of rows.entries()) {
    await client.query(`INSERT INTO ${postponedTable} VALUES ($1, $2)`, [position, make])
    await client.query(remove)
  }
  await client.query('COMMIT')
}

/** Creates the postponed indexes and references. Each validates every row; throws if a row violates one. */
export const makePostponed = async (client: pg.Client) => {
  const { rows } = await client.query(`SELECT position, make FROM ${postponedTable} ORDER BY position`)
  for (const { position, make } of rows) {
    await client.query('BEGIN')
    await client.query(make)
    await client.query(`DELETE FROM ${postponedTable} WHERE position = $1`, [position])
    await client.query('COMMIT')
  }
}

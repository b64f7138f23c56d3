import type pg from 'pg'
import type { Source } from './source.ts'

/** There while a database is copied: what makes the indexes and references that wait for its rows. */
export const postponedTable = 'copy_postponed'

/** Indexes that no key needs, and references: first the former, which make the latter fast to check. */
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
 * Takes away what costs more with each row than all of its rows at once: with them, a copy takes three times as long.
 * What was taken away is written down in the same transaction, so that no kill can lose it.
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

/** Makes them, each of which holds every row against it; throws where one does not keep to it. */
export const makePostponed = async (client: pg.Client) => {
  const { rows } = await client.query(`SELECT position, make FROM ${postponedTable} ORDER BY position`)
  for (const { position, make } of rows) {
    await client.query('BEGIN')
    await client.query(make)
    await client.query(`DELETE FROM ${postponedTable} WHERE position = $1`, [position])
    await client.query('COMMIT')
  }
}

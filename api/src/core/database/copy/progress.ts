import { Refused } from '@calm-rest/command/outcomes'
import type pg from 'pg'
import { progressTable } from '../postgres/half-copied.ts'
import { postponedTable } from './postponed.ts'
import type { Source } from './source.ts'
import { quoted } from './table.ts'
import { placeWords } from './target.ts'

/** Progress of the copy of one table. */
export interface TableProgress {
  rows: number
  /** The key of the last row, as `writeKey` wrote it. */
  lastKey: string | undefined
}

export type Progress = ReadonlyMap<string, TableProgress>

/**
 * Claims an empty database for this copy, or reads the progress if it is already claimed by it. Refuses any other
 * database without changing it.
 */
export const claimTarget = async (client: pg.Client, url: string, source: Source): Promise<Progress> => {
  const there = await tablesIn(client)
  if (!there.includes(progressTable)) {
    await assertEmpty(client, url, there)
    await begin(client, source)
  }
  return read(client, url, source)
}

const tablesIn = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query(
    'SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename',
  )
  return rows.map(({ tablename }) => tablename)
}

const versions = 'schema_versions'
/** Tables that a server writes to by itself, even in an empty database. */
const ownTables = [versions, 'attempts']

const assertEmpty = async (client: pg.Client, url: string, there: readonly string[]) => {
  if (there.length > 0 && !there.includes(versions)) {
    throw new Refused(
      `${placeWords(url)} has tables of something else (${there.slice(0, 3).join(', ')}). Make a database for the site alone.`,
    )
  }
  for (const table of there.filter((name) => !ownTables.includes(name))) {
    const { rows } = await client.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`)
    if (rows.length === 0) continue
    throw new Refused(
      `${placeWords(url)} already holds the data of a site (${table} has rows), and it was left as it is. Copy into an empty database. Whether it is a copy of this database, npm run db -- verify says.`,
    )
  }
}

/** Claims the database before its tables exist, so that no site can start on it meanwhile. */
const begin = async (client: pg.Client, { digest, tables }: Source) => {
  await client.query('BEGIN')
  await client.query(`CREATE TABLE ${progressTable} (
    table_name text PRIMARY KEY, source text NOT NULL, rows bigint NOT NULL DEFAULT 0, last_key text)`)
  await client.query(
    `INSERT INTO ${progressTable} (table_name, source) SELECT name, $1 FROM unnest($2::text[]) AS name`,
    [digest, tables.map(({ name }) => name)],
  )
  await client.query('COMMIT')
}

const read = async (client: pg.Client, url: string, { digest, file }: Source): Promise<Progress> => {
  const { rows } = await client.query(`SELECT table_name, source, rows, last_key FROM ${progressTable}`)
  if (rows.some(({ source }) => source !== digest)) {
    throw new Refused(
      `${placeWords(url)} holds half a copy of another database, or of ${file} as it was before somebody wrote to it. It was left as it is. Copy into an empty database.`,
    )
  }
  return new Map(
    rows.map(({ table_name: table, rows: count, last_key: lastKey }) => [
      table,
      { rows: count, lastKey: lastKey ?? undefined },
    ]),
  )
}

/** Marks the copy as complete, durably. */
export const endProgress = async (client: pg.Client) => {
  await client.query('SET synchronous_commit = on')
  await client.query(`DROP TABLE ${progressTable}, ${postponedTable}`)
}

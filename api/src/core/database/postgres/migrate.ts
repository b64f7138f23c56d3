import type pg from 'pg'
import { assertKnown, type Migration, readMigrations } from '../migrations.ts'

/** Advisory lock id. Any number that no other program on the same server uses. */
const lock = 4_711_060_602

export const readVersion = async (client: Pick<pg.Client, 'query'>): Promise<number> => {
  const { rows } = await client.query('SELECT max(version) AS version FROM schema_versions')
  return Number(rows[0]?.version ?? 0)
}

/** Migrates the database to the newest version, one transaction per step. Of several processes, one does it. */
export const migrate = async (client: pg.Client, migrations = readMigrations('postgres')) => {
  await client.query(`SELECT pg_advisory_lock(${lock})`)
  try {
    await client.query(`CREATE TABLE IF NOT EXISTS schema_versions (
      version integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`)
    const found = await readVersion(client)
    assertKnown(found, migrations.length)
    for (const migration of migrations.slice(found)) await apply(client, migration)
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${lock})`)
  }
}

const apply = async (client: pg.Client, { version, sql }: Migration) => {
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('INSERT INTO schema_versions (version) VALUES ($1)', [version])
    await client.query('COMMIT')
  } catch (cause) {
    await client.query('ROLLBACK')
    throw cause
  }
}

import type { Database } from '../core/database/database.ts'
import { tablesOf } from './tables-of.ts'

/** Whether tests run on a database that later code has expanded: see the project `expanded` in vitest.config.ts. */
export const isExpanded = process.env.TEST_EXPANDED === '1'

/** As the next release leaves the database for code that goes on running: a column more in every table, and its record. */
export const expandDatabase = async (db: Database) => {
  for (const table of await tablesOf(db))
    await db.exec(`ALTER TABLE ${table} ADD COLUMN of_tomorrow integer DEFAULT 1`)
  const newer = db.newestVersion + 1
  await db
    .prepare(`INSERT INTO schema_versions (version, phase, oldest_code) VALUES (?, 'expand', ?)`)
    .run(newer, db.newestVersion)
  if (db.engine === 'sqlite') await db.exec(`PRAGMA user_version = ${newer}`)
}

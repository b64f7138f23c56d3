import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'
import { type DatabasePlace, openDatabase } from './open.ts'
import { databaseFile } from './sqlite/open-file.ts'

/**
 * Opens an existing database for commands. A mistyped folder must not become an empty database; `refuse` decides what
 * happens then.
 */
export const openExisting = async (
  place: DatabasePlace,
  refuse: (why: string) => Error,
): Promise<Database> => {
  const { dataDir, databaseUrl } = place
  if (databaseUrl !== undefined || existsSync(join(dataDir, databaseFile))) return openDatabase(place)
  throw refuse(
    `There is no database in ${dataDir} yet. Start the site once with npm start, or set DATA_DIR to its folder.`,
  )
}

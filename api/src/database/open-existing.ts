import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, databaseFile, openDatabase } from './open.ts'

/** For commands beside a site: a mistyped folder shall not become an empty house, but what `refuse` makes of it. */
export const openExisting = (dataDir: string, refuse: (why: string) => Error): Database => {
  if (existsSync(join(dataDir, databaseFile))) return openDatabase(dataDir)
  throw refuse(
    `There is no house in ${dataDir} yet. Start the site once with npm start, or set DATA_DIR to its folder.`,
  )
}

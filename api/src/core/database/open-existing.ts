import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refused } from '@calm-rest/command/outcomes'
import { adoptHotel } from './adopt-hotel.ts'
import type { Database } from './database.ts'
import { type DatabasePlace, openDatabase } from './open.ts'
import { databaseFile } from './sqlite/open-file.ts'

/** Opens an existing database for a command. A mistyped folder must not become an empty database. */
export const openExisting = async (place: DatabasePlace): Promise<Database> => {
  const { dataDir, databaseUrl } = place
  if (databaseUrl !== undefined || existsSync(join(dataDir, databaseFile))) {
    const db = await openDatabase(place)
    await adoptHotel(db)
    return db
  }
  throw new Refused(
    `There is no database in ${dataDir} yet. Start the site once with npm start, or set DATA_DIR to its folder.`,
  )
}

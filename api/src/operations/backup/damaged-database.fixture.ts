import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { databaseFile } from '../../core/database/sqlite/open-file.ts'

/** Leaves a sold night without its booking in the database. */
export const damageDatabase = (dataDir: string) => {
  const db = new Sqlite(join(dataDir, databaseFile))
  db.pragma('foreign_keys = OFF')
  db.exec("INSERT INTO booking_nights (unit_id, night, booking_id) VALUES (1, '2027-07-01', 999)")
  db.close()
}

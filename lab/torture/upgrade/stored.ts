import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

export const countBookings = (dataDir: string): number => {
  const db = new Sqlite(join(dataDir, 'calm-rest.db'), { readonly: true })
  try {
    return db.prepare<[], number>('SELECT COUNT(*) FROM bookings').pluck().get() ?? Number.NaN
  } finally {
    db.close()
  }
}

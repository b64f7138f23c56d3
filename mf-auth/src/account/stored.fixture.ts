import { join } from 'node:path'
import type { Site } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'

type SiteData = Pick<Site, 'dataDir'>

const using = <T>(site: SiteData, work: (db: Sqlite.Database) => T): T => {
  const db = new Sqlite(join(site.dataDir, 'calm-rest.db'))
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** As after a first sign-in with Google. */
export const takePasswordAway = (site: SiteData, email: string) =>
  using(site, (db) => db.prepare('UPDATE users SET password_hash = NULL WHERE email = ?').run(email))

export const hasAccount = (site: SiteData, email: string) =>
  using(site, (db) => db.prepare('SELECT 1 FROM users WHERE email = ?').get(email) !== undefined)

interface StoredBooking {
  first_name: string
  last_name: string
  email: string
  special_request: string | null
  anonymise_on: string | null
  check_out: string
}

export const storedBooking = (site: SiteData, reference: string) =>
  using(site, (db) =>
    db.prepare<[string], StoredBooking>('SELECT * FROM bookings WHERE reference = ?').get(reference),
  )

import type { Database } from '../core/database/database.ts'

export interface ActivePartner {
  id: string
  name: string
  /** Number that its signed links hold with. */
  linksVersion: number
}

/** Lookups of partners while guests book; only active ones are found. */
export const createPartnerLookups = (db: Database) => {
  const active = db.prepare<[string], ActivePartner>(
    `SELECT id, name, links_version AS "linksVersion" FROM partners WHERE id = ? AND status = 'active'`,
  )
  const ofOrigin = db
    .prepare<[string], string>(`
      SELECT p.id FROM partner_origins o JOIN partners p ON p.id = o.partner_id AND p.status = 'active'
      WHERE o.origin = ? ORDER BY p.id`)
    .pluck()
  const originsOf = db
    .prepare<[string], string>('SELECT origin FROM partner_origins WHERE partner_id = ? ORDER BY origin')
    .pluck()

  return {
    find: (id: string): Promise<ActivePartner | undefined> => active.get(id),
    /** Whose pages stand on an origin, by id; nobody's where bookings are not taken from it. */
    ofOrigin: (origin: string): Promise<string[]> => ofOrigin.all(origin),
    /** Origins of a partner; none once it has ended. */
    originsOf: (id: string): Promise<string[]> => originsOf.all(id),
  }
}

export type PartnerLookups = ReturnType<typeof createPartnerLookups>

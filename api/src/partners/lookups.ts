import type { Database } from '../core/database/database.ts'

export interface ActivePartner {
  id: string
  name: string
  /** Version with which its signed links are valid. */
  linksVersion: number
}

/** Looks up partners while guests book. Only active ones are found. */
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
    /** Returns the ids of partners with pages on an origin; none if the origin is not registered. */
    ofOrigin: (origin: string): Promise<string[]> => ofOrigin.all(origin),
    /** Returns the origins of a partner; none once it has ended. */
    originsOf: (id: string): Promise<string[]> => originsOf.all(id),
  }
}

export type PartnerLookups = ReturnType<typeof createPartnerLookups>

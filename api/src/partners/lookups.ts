import type { Database } from '../database/database.ts'

export interface PartnerName {
  id: string
  name: string
}

/** Lookups of partners while guests book; only active ones are found. */
export const createPartnerLookups = (db: Database) => {
  const active = db.prepare<[string], PartnerName>(
    "SELECT id, name FROM partners WHERE id = ? AND status = 'active'",
  )
  const ofOrigin = db
    .prepare<[string], string>(`
      SELECT p.id FROM partner_origins o JOIN partners p ON p.id = o.partner_id AND p.status = 'active'
      WHERE o.origin = ? ORDER BY p.id`)
    .pluck()

  return {
    find: (id: string): Promise<PartnerName | undefined> => active.get(id),
    /** Whose pages stand on an origin, by id; nobody's where bookings are not taken from it. */
    ofOrigin: (origin: string): Promise<string[]> => ofOrigin.all(origin),
  }
}

export type PartnerLookups = ReturnType<typeof createPartnerLookups>

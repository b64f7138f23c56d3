import type { Database } from '../core/database/database.ts'

/** A partner as it is stored. */
export interface PartnerRecord {
  id: string
  name: string
  status: 'active' | 'ended'
  createdAt: string
  /** Origins from which bookings are accepted; none once it has ended. */
  origins: string[]
  /** Version with which its signed links are valid. A new version invalidates all of them. */
  linksVersion: number
}

type Row = Omit<PartnerRecord, 'origins'>

/** Rows of partners and their origins. */
export const createPartnerRecords = (db: Database) => {
  const select =
    'SELECT id, name, status, created_at AS "createdAt", links_version AS "linksVersion" FROM partners'
  const byId = db.prepare<[string], Row>(`${select} WHERE id = ?`)
  const all = db.prepare<[], Row>(`${select} ORDER BY id`)
  const originsOf = db
    .prepare<[string], string>('SELECT origin FROM partner_origins WHERE partner_id = ? ORDER BY origin')
    .pluck()
  const save = db.prepare<[Row]>(`
    INSERT INTO partners (id, name, status, created_at, links_version)
    VALUES (@id, @name, @status, @createdAt, @linksVersion)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, status = excluded.status,
      links_version = excluded.links_version`)
  const dropOrigins = db.prepare<[string]>('DELETE FROM partner_origins WHERE partner_id = ?')
  const addOrigin = db.prepare<[string, string]>(
    'INSERT INTO partner_origins (origin, partner_id) VALUES (?, ?)',
  )
  const withOrigins = async (row: Row): Promise<PartnerRecord> => ({
    ...row,
    origins: await originsOf.all(row.id),
  })

  return {
    find: async (id: string): Promise<PartnerRecord | undefined> => {
      const row = await byId.get(id)
      return row && (await withOrigins(row))
    },
    all: async (): Promise<PartnerRecord[]> => Promise.all((await all.all()).map(withOrigins)),
    /** Stores a partner with exactly these origins. Call it inside a transaction. */
    save: async ({ origins, ...row }: PartnerRecord) => {
      await save.run(row)
      await dropOrigins.run(row.id)
      for (const origin of new Set(origins)) await addOrigin.run(origin, row.id)
    },
  }
}

export type PartnerRecords = ReturnType<typeof createPartnerRecords>

import type { Database } from '../database/open.ts'

/** A partner as the house knows it. */
export interface PartnerRecord {
  id: string
  name: string
  status: 'active' | 'ended'
  createdAt: string
  /** From which bookings are taken; none once it has ended. */
  origins: string[]
}

type Row = Omit<PartnerRecord, 'origins'>

/** Rows of partners and their origins. */
export const createPartnerRecords = (db: Database) => {
  const select = 'SELECT id, name, status, created_at AS createdAt FROM partners'
  const byId = db.prepare<[string], Row>(`${select} WHERE id = ?`)
  const all = db.prepare<[], Row>(`${select} ORDER BY id`)
  const originsOf = db
    .prepare<[string], string>('SELECT origin FROM partner_origins WHERE partner_id = ? ORDER BY origin')
    .pluck()
  const save = db.prepare<[Row]>(`
    INSERT INTO partners (id, name, status, created_at) VALUES (@id, @name, @status, @createdAt)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, status = excluded.status`)
  const dropOrigins = db.prepare<[string]>('DELETE FROM partner_origins WHERE partner_id = ?')
  const addOrigin = db.prepare<[string, string]>(
    'INSERT INTO partner_origins (origin, partner_id) VALUES (?, ?)',
  )
  const withOrigins = (row: Row): PartnerRecord => ({ ...row, origins: originsOf.all(row.id) })

  return {
    find: (id: string): PartnerRecord | undefined => {
      const row = byId.get(id)
      return row && withOrigins(row)
    },
    all: (): PartnerRecord[] => all.all().map(withOrigins),
    /** With exactly these origins; only inside a transaction. */
    save: ({ origins, ...row }: PartnerRecord) => {
      save.run(row)
      dropOrigins.run(row.id)
      for (const origin of new Set(origins)) addOrigin.run(origin, row.id)
    },
  }
}

export type PartnerRecords = ReturnType<typeof createPartnerRecords>

import type { Database } from '../core/database/database.ts'

/** Reason in the audit log. */
export const floodReason = 'one of many at once'

/** Key column of each table. */
const keys = { bookings: 'reference', testimonials: 'id' } as const

/** Accepts one item of a flood, which then no longer belongs to it. Call it inside the transaction of the change. */
export const createFloodApproval = (db: Database, table: keyof typeof keys) => {
  const ofKey = `WHERE ${keys[table]} = ?`
  const read = db.prepare<[string], { approvedAt: string | null }>(
    `SELECT approved_at AS "approvedAt" FROM ${table} ${ofKey}`,
  )
  const write = db.prepare<[string, string]>(
    `UPDATE ${table} SET approved_at = ? ${ofKey} AND approved_at IS NULL`,
  )
  return {
    approve: async (key: string, at: Date) => {
      await write.run(at.toISOString(), key)
    },
    /** For the audit log. */
    factsOf: async (key: string) => (await read.get(key)) ?? null,
  }
}

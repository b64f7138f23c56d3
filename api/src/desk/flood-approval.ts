import type { Database } from '../core/database/database.ts'

/** In the log of the desk. */
export const floodReason = 'one of many at once'

/** By what each table finds its rows. */
const keys = { bookings: 'reference', testimonials: 'id' } as const

/** Lets one of a flood stand: it is no part of it any more. Only inside the transaction of the change. */
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
    /** For the log of the desk. */
    factsOf: async (key: string) => (await read.get(key)) ?? null,
  }
}

import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../core/database/database.ts'

/** A record that somebody was erased, without who it was. */
export interface ErasureRow {
  salt: Buffer
  /** address: all data under an address; account: an account with its data. */
  kind: 'address' | 'account'
  emailHash: Buffer | null
  userId: string | null
  erasedAt: string
}

interface Forgotten {
  kind: ErasureRow['kind']
  /** In lower case. */
  email: string | null
  userId: string | null
}

export const hashAddress = (salt: Buffer, email: string): Buffer =>
  createHash('sha256').update(salt).update(email).digest()

/**
 * Records that somebody was erased, so that restoring an older backup erases them again. Call it inside a transaction.
 */
export const createErasureNotes = (db: Database) => {
  const insert = db.prepare<[ErasureRow]>(`
    INSERT INTO erasures (salt, kind, email_hash, user_id, erased_at)
    VALUES (@salt, @kind, @emailHash, @userId, @erasedAt)`)
  return async ({ kind, email, userId }: Forgotten, at: Date): Promise<void> => {
    const salt = randomBytes(16)
    const emailHash = email === null ? null : hashAddress(salt, email)
    await insert.run({ salt, kind, emailHash, userId, erasedAt: at.toISOString() })
  }
}

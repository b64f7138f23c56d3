import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../core/database/database.ts'

/** That somebody was forgotten, without who it was. */
export interface ErasureRow {
  salt: Buffer
  /** address: all that was stored under one; account: an account with what belonged to it. */
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

/** Writes down that somebody was forgotten, for a restore of a backup from before. Only inside a transaction. */
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

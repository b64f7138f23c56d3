import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'

export interface SigningKey {
  id: string
  key: Buffer
}

/** Length of the HS256 hash. */
const keyBytes = 32

/** The newest key signs, every stored key verifies. The first key is created here. */
export const createSigningKeys = (db: Database, now: () => Date) => {
  const newest = db.prepare<[], SigningKey>(
    'SELECT id, key FROM signing_keys ORDER BY created_at DESC, id LIMIT 1',
  )
  const all = db.prepare<[], SigningKey>('SELECT id, key FROM signing_keys ORDER BY created_at DESC, id')
  const byId = db.prepare<[string], SigningKey>('SELECT id, key FROM signing_keys WHERE id = ?')
  const insert = db.prepare<[string, Buffer, string]>(
    'INSERT INTO signing_keys (id, key, created_at) VALUES (?, ?, ?)',
  )
  const ensure = db.transaction(async (): Promise<SigningKey> => {
    // another process may have created one while this one waited for the lock
    const found = await newest.get()
    if (found) return found
    const made = { id: randomUUID(), key: randomBytes(keyBytes) }
    await insert.run(made.id, made.key, now().toISOString())
    return made
  })
  const current = async (): Promise<SigningKey> => (await newest.get()) ?? (await ensure())
  let asked: Promise<SigningKey> | undefined
  return {
    current,
    /**
     * Reads the key once per turn of the event loop for all callers: dozens of bookings are answered in one. Call it
     * outside of transactions.
     */
    currentThisTurn: (): Promise<SigningKey> => {
      if (!asked) {
        asked = current()
        setImmediate(() => {
          asked = undefined
        })
      }
      return asked
    },
    byId: (id: string): Promise<SigningKey | undefined> => byId.get(id),
    /** Returns every key that verifies, newest first, for signatures too short to name their key. */
    all: (): Promise<SigningKey[]> => all.all(),
  }
}

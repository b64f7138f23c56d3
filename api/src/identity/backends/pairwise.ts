import { createHmac, randomBytes } from 'node:crypto'
import type { Database } from '../../core/database/database.ts'

/**
 * Ids of guests, another one for each remote, so that two teams cannot tell that they know the same guest. The key is
 * created on first use and never changes, since a team stores what it knows of a guest by this id.
 */
export const createPairwise = (db: Database, now: () => Date) => {
  const find = db.prepare<[], Buffer>('SELECT key FROM pairwise_keys WHERE id = 1').pluck()
  const insert = db.prepare<[Buffer, string]>(
    'INSERT INTO pairwise_keys (id, key, created_at) VALUES (1, ?, ?) ON CONFLICT (id) DO NOTHING',
  )
  const make = async (): Promise<Buffer> => {
    const made = randomBytes(32)
    await insert.run(made, now().toISOString())
    // another process may have been first
    return (await find.get()) ?? made
  }
  return async (remote: string, userId: string): Promise<string> => {
    const key = (await find.get()) ?? (await make())
    return createHmac('sha256', key).update(`${remote} ${userId}`).digest('base64url')
  }
}

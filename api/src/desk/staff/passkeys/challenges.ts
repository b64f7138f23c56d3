import { staffLimits } from '@calm-rest/contract/staff'
import type { Database } from '../../../core/database/database.ts'

/** Purpose of a challenge, and its subject: a member's id, or a session's id. */
export type Purpose = 'sign in' | `accept ${string}` | `add ${string}` | `prove ${string}`

/** Challenges for browsers. Each can be answered once, for its purpose, within some minutes. */
export const createChallenges = (db: Database, now: () => Date) => {
  const prune = db.prepare<[string]>('DELETE FROM staff_challenges WHERE expires_at <= ?')
  const insert = db.prepare<[string, Purpose, string]>(
    'INSERT INTO staff_challenges (challenge, purpose, expires_at) VALUES (?, ?, ?)',
  )
  const take = db.prepare<[string, Purpose, string]>(
    'DELETE FROM staff_challenges WHERE challenge = ? AND purpose = ? AND expires_at > ?',
  )
  return {
    store: db.transaction(async (challenge: string, purpose: Purpose) => {
      const at = now()
      await prune.run(at.toISOString())
      const expiresAt = new Date(at.getTime() + staffLimits.challengeMinutes * 60_000)
      await insert.run(challenge, purpose, expiresAt.toISOString())
    }),
    /** Returns whether it was issued for this purpose and is unused. Afterwards it is used. */
    take: async (challenge: string, purpose: Purpose): Promise<boolean> =>
      (await take.run(challenge, purpose, now().toISOString())) === 1,
  }
}

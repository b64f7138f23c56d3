import { staffLimits } from '@calm-rest/contract/staff'
import type { Database } from '../../../core/database/database.ts'

/** What a challenge is for, and for whom: a member by the id, or one session by its own. */
export type Purpose = 'sign in' | `accept ${string}` | `add ${string}` | `prove ${string}`

/** Challenges that were given to browsers. Each can be answered once, for the one purpose, for some minutes. */
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
    /** Whether it was given for this purpose and is not answered yet; from now on it is. */
    take: async (challenge: string, purpose: Purpose): Promise<boolean> =>
      (await take.run(challenge, purpose, now().toISOString())) === 1,
  }
}

export type Challenges = ReturnType<typeof createChallenges>

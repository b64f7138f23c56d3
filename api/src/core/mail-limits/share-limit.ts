import type { AttemptLimit, Database } from '../database/database.ts'

/** The limiters themselves never refuse: who is refused is not counted. */
const beyondAll = 1_000_000_000

/** A limit that is filled from below: each use of it may fill it up to its share. */
export const createShareLimit = (
  db: Pick<Database, 'limiter'>,
  { name, points, durationSeconds }: AttemptLimit,
) => {
  const limiter = db.limiter({ name, points: beyondAll, durationSeconds })
  // a limit of one is for every use
  const mostOf = (share: number) => Math.max(1, points * share)
  const used = async (key: string) => (await limiter.get(key))?.consumedPoints ?? 0
  const hasRoom = async (key: string, share: number) => (await used(key)) + 1 <= mostOf(share)

  return {
    used,
    /** Whether one more of this share would be within the limit; counts nothing. */
    hasRoom,
    /** Counts one, also beyond the limit. */
    add: async (key: string): Promise<void> => void (await limiter.consume(key)),
    /** Counts one; false where it would be beyond the share, and then it is not counted. */
    take: async (key: string, share: number): Promise<boolean> => {
      if (!(await hasRoom(key, share))) return false
      const { consumedPoints } = await limiter.consume(key)
      if (consumedPoints <= mostOf(share)) return true
      await limiter.reward(key)
      return false
    },
    giveBack: async (key: string): Promise<void> => void (await limiter.reward(key)),
  }
}

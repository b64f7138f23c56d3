import type { AttemptLimit, Database } from '../database/database.ts'

/** Points of a limiter that never refuses. Refused uses are not counted. */
const beyondAll = 1_000_000_000

/** A limit with shares: each use may fill the limit up to its own share. */
export const createShareLimit = (
  db: Pick<Database, 'limiter'>,
  { name, points, durationSeconds }: AttemptLimit,
) => {
  const limiter = db.limiter({ name, points: beyondAll, durationSeconds })
  // a limit of one is open to every use
  const mostOf = (share: number) => Math.max(1, points * share)
  const used = async (key: string) => (await limiter.get(key))?.consumedPoints ?? 0
  const hasRoom = async (key: string, share: number) => (await used(key)) + 1 <= mostOf(share)

  return {
    used,
    /** Returns whether one more fits within the share, without counting it. */
    hasRoom,
    /** Counts one, even beyond the limit. */
    add: async (key: string): Promise<void> => void (await limiter.consume(key)),
    /** Counts one. Returns false, and counts nothing, if it would exceed the share. */
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

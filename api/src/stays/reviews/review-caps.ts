import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'

/**
 * Maximum numbers of unverified reviews published at once within 24 hours. More wait until the owner has read them.
 * Verified reviews are not counted, so that strangers use up nothing of theirs.
 */
export interface ReviewCaps {
  /** From one client address. */
  address: number
  /** From one network of clients. */
  network: number
  /** From all together. */
  day: number
}

/** A family writes three; guests who stayed have a link in their mail. */
export const defaultReviewCaps: ReviewCaps = { address: 3, network: 5, day: 5 }

/** For tests that are not about these limits. */
export const noReviewCaps: ReviewCaps = { address: Infinity, network: Infinity, day: Infinity }

/** Multiple of the caps of one address and one network up to which reviews are accepted at all. */
const takenTimes = 4
/** Maximum number accepted from all together: five megabytes a day, from fifty networks at least. */
const takenByAll = 1000

/** Origin of a review, as hashes; null if unknown. */
export interface ReviewOrigin {
  address: Buffer | null
  network: Buffer | null
}

const windowMs = 24 * 60 * 60 * 1000

/** Start of the day before a moment. Earlier reviews no longer count. */
export const reviewWindowStart = (at: Date) => new Date(at.getTime() - windowMs).toISOString()

interface Row {
  isAddress: number
  isNetwork: number
  taken: number
  published: number
}

const retryAfter = '86400'

/** Counts reviews by origin. Call it inside the transaction of a review. */
export const createReviewCaps = (db: Pick<Database, 'prepare'>, caps: ReviewCaps) => {
  const count = db.prepare<[{ since: string } & ReviewOrigin], Row>(`
    SELECT CASE WHEN client_address = @address THEN 1 ELSE 0 END AS "isAddress",
      CASE WHEN client_network = @network THEN 1 ELSE 0 END AS "isNetwork",
      COUNT(*) AS taken, SUM(was_published) AS published
    FROM review_origins WHERE created_at > @since GROUP BY 1, 2`)
  const insert = db.prepare<[{ reviewId: string; wasPublished: number; createdAt: string } & ReviewOrigin]>(`
    INSERT INTO review_origins (review_id, client_address, client_network, was_published, created_at)
    VALUES (@reviewId, @address, @network, @wasPublished, @createdAt)`)

  return {
    /** Returns whether one more may be published at once, and the number of the day. Throws if no more are accepted. */
    count: async (origin: ReviewOrigin, at: Date): Promise<{ mayPublish: boolean; taken: number }> => {
      const rows = await count.all({ ...origin, since: reviewWindowStart(at) })
      const sumsOf = (counted: readonly Row[], cap: number, most = cap * takenTimes) => ({
        cap,
        most,
        taken: counted.reduce((sum, { taken }) => sum + taken, 0),
        published: counted.reduce((sum, { published }) => sum + published, 0),
      })
      const sums = [
        sumsOf(
          rows.filter(({ isAddress }) => isAddress === 1),
          caps.address,
        ),
        sumsOf(
          rows.filter(({ isNetwork }) => isNetwork === 1),
          caps.network,
        ),
        sumsOf(rows, caps.day, takenByAll),
      ]
      if (sums.some(({ taken, most }) => taken >= most))
        throw new ApiError('too_many_reviews', { headers: { 'Retry-After': retryAfter } })
      const taken = rows.reduce((sum, row) => sum + row.taken, 0)
      return { mayPublish: sums.every(({ published, cap }) => published < cap), taken }
    },
    add: async (reviewId: string, origin: ReviewOrigin, isPublished: boolean, createdAt: string) => {
      await insert.run({ ...origin, reviewId, wasPublished: isPublished ? 1 : 0, createdAt })
    },
  }
}

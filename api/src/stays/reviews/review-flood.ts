import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { floodListedMs } from '../flood-listed.ts'
import type { ReviewStatus } from './columns.ts'
import { type ReviewCaps, reviewWindowStart } from './review-caps.ts'

/** A review that may be one of many by one stranger. */
export interface SuspectReview {
  id: string
  status: ReviewStatus
  name: string
  title: string
  review: string
  rating: number
  createdAt: string
  /** Identifies the network without revealing it. */
  network: string
}

/** Multiple of the reviews published at once that suggests a single stranger. */
const floodTimes = 4

const isFlood = (count: number, caps: ReviewCaps) => count >= caps.day * floodTimes

export const findReviewFlood = (found: readonly SuspectReview[], caps: ReviewCaps): SuspectReview[] => {
  const byNetwork = Map.groupBy(found, ({ network }) => network)
  const many = [...byNetwork.values()].filter((reviews) => reviews.length >= caps.network).flat()
  if (many.length >= caps.network * 2) return many.sort((a, b) => a.createdAt.localeCompare(b.createdAt))
  return isFlood(found.length, caps) ? [...found] : []
}

/** Finds unverified reviews in such numbers that they may be one stranger's, oldest first. */
export const createReviewFlood = (db: Database, caps: ReviewCaps) => {
  const suspects = db.prepare<[string], SuspectReview & { network: Buffer }>(`
    SELECT t.id, t.status, t.name, t.title, t.review, t.rating, t.created_at AS "createdAt",
      o.client_network AS network
    FROM review_origins o JOIN testimonials t ON t.id = o.review_id
    WHERE o.created_at > ? AND o.client_network IS NOT NULL AND t.status <> 'hidden' AND t.booking_id IS NULL
      AND t.approved_at IS NULL
    ORDER BY t.created_at, t.id`)
  return {
    find: async (at: Date): Promise<SuspectReview[]> => {
      const rows = await suspects.all(new Date(at.getTime() - floodListedMs).toISOString())
      return findReviewFlood(
        rows.map((row) => ({ ...row, network: row.network.toString('hex') })),
        caps,
      )
    },
  }
}

/** Unverified reviews within 24 hours. */
interface CountedReviews {
  reviews: number
  networks: number
  /** Moments of the first and the last; null without any. */
  from: string | null
  until: string | null
}

/** For the mail to the owner about a flood. */
export const createReviewCounts = (db: Database) => {
  const count = db.prepare<[string], CountedReviews>(`
    SELECT COUNT(*) AS reviews, COUNT(DISTINCT client_network) AS networks, MIN(created_at) AS "from",
      MAX(created_at) AS until FROM review_origins WHERE created_at > ?`)
  return (until: Date) => count.get(reviewWindowStart(until))
}

/** Minimum time between two mails. */
const quietMs = 12 * 60 * 60 * 1000
/** Delay of the mail, so that it covers the whole flood. */
const gatherMs = 10 * 60 * 1000

/** Mails the owner once that many reviews arrived. Call it inside the transaction of a review. */
export const createFloodNotifier = (db: Database, caps: ReviewCaps) => {
  const outbox = outboxOf(db)
  const sent = db
    .prepare<[string], 1>(
      "SELECT 1 FROM outbox WHERE kind = 'review-flood-for-owner' AND created_at > ? LIMIT 1",
    )
    .pluck()
  return async (taken: number, createdAt: string) => {
    if (!isFlood(taken, caps)) return
    const at = Date.parse(createdAt)
    if ((await sent.get(new Date(at - quietMs).toISOString())) !== undefined) return
    const dueAt = new Date(at + gatherMs).toISOString()
    const mail = { kind: 'review-flood-for-owner', payload: {}, lang: hotel.deskLang } as const
    await outbox.add({ ...mail, createdAt, dueAt })
  }
}

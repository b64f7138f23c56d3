import type { ReviewOrder, Testimonial } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import { createTellOwner } from '../../core/outbox/tell-owner.ts'
import { type NewReview, type ReviewRow, type ReviewStatus, reviewTable } from './columns.ts'
import { createReviewCounts, type ReviewFilters } from './count-reviews.ts'
import { reviewLanguageOf } from './review-language.ts'

/** Position of the last review on a page, after which the next page begins. */
export interface Position {
  createdAt: string
  id: string
  rating: number
}

/** Selects published reviews. */
export interface ReviewPage extends ReviewFilters {
  limit: number
  /** Reviews after this position; by default from the first. */
  after?: Position | undefined
  /** Number of reviews to skip there. */
  offset?: number
  /** By default the newest first. */
  sort?: ReviewOrder
}

interface PageValues extends Omit<Position, 'rating'> {
  limit: number
  offset: number
  /** `rank` of the last review. */
  rank: number
  /** Empty or 0: all. */
  roomTypeId: string
  category: string
  writtenIn: string
  rating: number
}

/** The number by which reviews are in order, the highest first; equal ones: the newest first. */
const rankOf = (sort: ReviewOrder, rating: number) => (sort === 'lowest' ? -rating : rating)

/** Sorts before every review, whatever the order. */
const start = { createdAt: '~', id: '~' }
const startRank = 9

export const selectReviews = `SELECT ${reviewTable.select()} FROM testimonials`

export const createReviewQueries = (db: Database) => {
  const tellOwner = createTellOwner(db)
  const inOrder = (condition: string, order: string) =>
    db.prepare<[PageValues], ReviewRow>(`
    ${selectReviews} WHERE status = 'published' AND ${condition}
      AND (@roomTypeId = '' OR room_type_id = @roomTypeId) AND (@category = '' OR category = @category)
      AND (@writtenIn = '' OR lang = @writtenIn) AND (@rating = 0 OR rating = @rating)
    ORDER BY ${order} created_at DESC, id DESC LIMIT @limit OFFSET @offset`)
  const ranked = (rank: string) =>
    inOrder(`(${rank}, created_at, id) < (@rank, @createdAt, @id)`, `${rank} DESC,`)
  const lists = {
    // by the index of the newest
    newest: inOrder('(created_at, id) < (@createdAt, @id)', ''),
    highest: ranked('rating'),
    lowest: ranked('-rating'),
  } as const satisfies Record<ReviewOrder, unknown>
  const summary = createReviewCounts(db)
  const insert = db.prepare<[object]>(reviewTable.insert)
  const byId = db.prepare<[string], ReviewRow>(`${selectReviews} WHERE id = ?`)

  const ofStay = db.prepare<[number], ReviewRow>(`${selectReviews} WHERE booking_id = ?`)
  const ofUser = db.prepare<[{ userId: string }], ReviewRow>(`
    ${selectReviews} WHERE booking_id IN (
      SELECT id FROM bookings WHERE user_id = @userId UNION
      SELECT mailed.id FROM users u JOIN bookings mailed ON lower(mailed.email) = lower(u.email)
      WHERE u.id = @userId AND u.email_confirmed_at IS NOT NULL)
    ORDER BY created_at`)
  const ofAddress = db.prepare<[string], ReviewRow>(`
    ${selectReviews} WHERE booking_id IN (SELECT id FROM bookings WHERE lower(email) = lower(?)) ORDER BY created_at`)

  const count = db.prepare<[string], { status: ReviewStatus; count: number }>(
    `SELECT status, COUNT(*) AS count FROM testimonials
    WHERE status IN ('published', 'waiting', 'hidden') AND created_at >= ? GROUP BY status`,
  )

  const create = db.transaction(async (review: NewReview) => {
    const isCounted = review.bookingId === null ? 0 : 1
    await insert.run(reviewTable.newRow({ ...review, isCounted, isExample: 0 }))
    const kind = review.status === 'waiting' ? 'review-waiting' : 'review-published-for-owner'
    const { id: reviewId, createdAt } = review
    await tellOwner({ kind, payload: { reviewId }, lang: hotel.deskLang, createdAt })
  })

  return {
    /** Returns published reviews. */
    list: async ({
      limit,
      after,
      offset = 0,
      sort = 'newest',
      ...filters
    }: ReviewPage): Promise<Testimonial[]> => {
      const { roomTypeId = '', category = '', writtenIn = '', rating = 0 } = filters
      const { createdAt, id } = after ?? start
      const rank = after ? rankOf(sort, after.rating) : startRank
      const values = { limit, offset, createdAt, id, rank, roomTypeId, category, writtenIn, rating }
      return (await lists[sort].all(values)).map(toTestimonial)
    },
    /** Summarizes all published reviews, or those of stays in one room type; counts those under the filters. */
    summary,
    create: async (review: NewReview): Promise<void> => create(review),
    /** Counts reviews written from that moment on, ISO 8601. */
    countSince: async (moment: string): Promise<Record<ReviewStatus, number>> => {
      const counts = (await count.all(moment)).map(({ status, count }) => [status, Number(count)])
      return { published: 0, waiting: 0, hidden: 0, ...Object.fromEntries(counts) }
    },
    /** Returns a review of any status. */
    byId: async (id: string): Promise<ReviewRow | undefined> => byId.get(id),
    /** Returns the verified review of a stay, of any status. */
    ofStay: async (bookingId: number): Promise<ReviewRow | undefined> => ofStay.get(bookingId),
    /** Returns the verified reviews of an account's stays. */
    ofUser: async (userId: string): Promise<Testimonial[]> =>
      (await ofUser.all({ userId })).map(toTestimonial),
    /** Returns the verified reviews of all stays under one address. */
    ofAddress: async (email: string): Promise<Testimonial[]> =>
      (await ofAddress.all(email)).map(toTestimonial),
  }
}

export type ReviewQueries = ReturnType<typeof createReviewQueries>

export const toTestimonial = (row: ReviewRow): Testimonial => ({
  _id: row.id,
  ...reviewTable.seenBy('guest', row),
  reviewTitle: row.title,
  roomType: row.category,
  stayDuration: row.stayNights,
  verified: row.bookingId !== null,
  lang: row.lang ?? reviewLanguageOf(`${row.title} ${row.review}`),
})

import type { ReviewSummary, Testimonial } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import { createTellOwner } from '../../core/outbox/tell-owner.ts'
import { type NewReview, type ReviewRow, type ReviewStatus, reviewTable } from './columns.ts'
import { reviewLanguageOf } from './review-language.ts'

/** Position of the last review on a page, after which the next page begins. */
export interface Position {
  createdAt: string
  id: string
}

/** Selects published reviews. */
export interface ReviewPage {
  limit: number
  /** Reviews after this position; by default from the first. */
  after?: Position | undefined
  /** Number of reviews to skip there. */
  offset?: number
  /** Only of stays in this room type. */
  roomTypeId?: string | undefined
}

const none: ReviewSummary = { count: 0, average: null, unverified: 0 }

/** Sorts after every date: the position before the first page. */
const start: Position = { createdAt: '~', id: '~' }

export const selectReviews = `SELECT ${reviewTable.select()} FROM testimonials`

export const createReviewQueries = (db: Database) => {
  const tellOwner = createTellOwner(db)
  const newestWhere = (condition: string) => `
    ${selectReviews} WHERE status = 'published' ${condition} AND (created_at, id) < (@createdAt, @id)
    ORDER BY created_at DESC, id DESC LIMIT @limit OFFSET @offset`
  const newest = db.prepare<[Position & { limit: number; offset: number }], ReviewRow>(newestWhere(''))
  const newestOfRoom = db.prepare<
    [Position & { limit: number; offset: number; roomTypeId: string }],
    ReviewRow
  >(newestWhere('AND room_type_id = @roomTypeId'))
  const summaryWhere = (condition: string) => `
    SELECT COUNT(CASE is_counted WHEN 1 THEN 1 END) AS count, AVG(CASE is_counted WHEN 1 THEN rating END) AS average,
      COUNT(CASE is_counted WHEN 0 THEN 1 END) AS unverified
    FROM testimonials WHERE status = 'published' ${condition}`
  const summary = db.prepare<[], ReviewSummary>(summaryWhere(''))
  const summaryOfRoom = db.prepare<[{ roomTypeId: string }], ReviewSummary>(
    summaryWhere('AND room_type_id = @roomTypeId'),
  )
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
    /** Returns published reviews, newest first. */
    list: async ({ limit, after = start, offset = 0, roomTypeId }: ReviewPage): Promise<Testimonial[]> => {
      const page = { limit, offset, ...after }
      const rows = roomTypeId === undefined ? newest.all(page) : newestOfRoom.all({ ...page, roomTypeId })
      return (await rows).map(toTestimonial)
    },
    /** Summarizes all published reviews, or those of stays in one room type. */
    summary: async (roomTypeId?: string): Promise<ReviewSummary> =>
      (await (roomTypeId === undefined ? summary.get() : summaryOfRoom.get({ roomTypeId }))) ?? none,
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

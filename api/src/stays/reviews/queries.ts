import type { Category, ReviewSummary, Testimonial } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import { createTellOwner } from '../../core/outbox/tell-owner.ts'
import { reviewLanguageOf } from './review-language.ts'

export interface TestimonialRow {
  id: string
  name: string
  country: string
  rating: number
  title: string
  review: string
  category: Category
  stay_nights: number
  created_at: string
  /** The stay whose link it was written with. */
  booking_id: number | null
  /** BCP 47; null for reviews from before it was stored. */
  lang: string | null
}

export type ReviewStatus = 'published' | 'waiting' | 'hidden'

export interface NewReview {
  id: string
  status: Exclude<ReviewStatus, 'hidden'>
  /** The stay whose link it was written with; null if anybody may have written it. */
  bookingId: number | null
  /** Room type of the review, if known. */
  roomTypeId: string | null
  category: Category
  name: string
  country: string
  rating: number
  title: string
  review: string
  stayNights: number
  createdAt: string
  /** Language of its words, BCP 47; empty if unknown. */
  lang: string
}

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

/** Columns of `testimonials` that `toTestimonial` reads. */
export const reviewColumns =
  'id, name, country, rating, title, review, category, stay_nights, created_at, booking_id, lang'

export const createReviewQueries = (db: Database) => {
  const tellOwner = createTellOwner(db)
  const newestWhere = (condition: string) => `
    SELECT ${reviewColumns} FROM testimonials
    WHERE status = 'published' ${condition} AND (created_at, id) < (@createdAt, @id)
    ORDER BY created_at DESC, id DESC LIMIT @limit OFFSET @offset`
  const newest = db.prepare<[Position & { limit: number; offset: number }], TestimonialRow>(newestWhere(''))
  const newestOfRoom = db.prepare<
    [Position & { limit: number; offset: number; roomTypeId: string }],
    TestimonialRow
  >(newestWhere('AND room_type_id = @roomTypeId'))
  const summaryWhere = (condition: string) => `
    SELECT COUNT(CASE is_counted WHEN 1 THEN 1 END) AS count, AVG(CASE is_counted WHEN 1 THEN rating END) AS average,
      COUNT(CASE is_counted WHEN 0 THEN 1 END) AS unverified
    FROM testimonials WHERE status = 'published' ${condition}`
  const summary = db.prepare<[], ReviewSummary>(summaryWhere(''))
  const summaryOfRoom = db.prepare<[{ roomTypeId: string }], ReviewSummary>(
    summaryWhere('AND room_type_id = @roomTypeId'),
  )
  const insert = db.prepare<[NewReview & { isCounted: 0 | 1 }]>(`
    INSERT INTO testimonials
      (id, status, room_type_id, category, name, country, rating, title, review, stay_nights, created_at, booking_id,
        is_counted, lang)
    VALUES
      (@id, @status, @roomTypeId, @category, @name, @country, @rating, @title, @review, @stayNights, @createdAt,
        @bookingId, @isCounted, @lang)`)
  const byId = db.prepare<[string], TestimonialRow & { status: ReviewStatus }>(
    `SELECT ${reviewColumns}, status FROM testimonials WHERE id = ?`,
  )

  const ofStay = db.prepare<[number], TestimonialRow & { status: ReviewStatus }>(
    `SELECT ${reviewColumns}, status FROM testimonials WHERE booking_id = ?`,
  )
  const ofUser = db.prepare<[{ userId: string }], TestimonialRow>(`
    SELECT ${reviewColumns} FROM testimonials WHERE booking_id IN (
      SELECT id FROM bookings WHERE user_id = @userId UNION
      SELECT mailed.id FROM users u JOIN bookings mailed ON lower(mailed.email) = lower(u.email)
      WHERE u.id = @userId AND u.email_confirmed_at IS NOT NULL)
    ORDER BY created_at`)
  const ofAddress = db.prepare<[string], TestimonialRow>(`
    SELECT ${reviewColumns} FROM testimonials
    WHERE booking_id IN (SELECT id FROM bookings WHERE lower(email) = lower(?)) ORDER BY created_at`)

  const count = db.prepare<[string], { status: ReviewStatus; count: number }>(
    `SELECT status, COUNT(*) AS count FROM testimonials
    WHERE status IN ('published', 'waiting', 'hidden') AND created_at >= ? GROUP BY status`,
  )

  const create = db.transaction(async (review: NewReview) => {
    await insert.run({ ...review, isCounted: review.bookingId === null ? 0 : 1 })
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
    byId: async (id: string): Promise<{ status: ReviewStatus; review: Testimonial } | undefined> => {
      const row = await byId.get(id)
      return row && { status: row.status, review: toTestimonial(row) }
    },
    /** Returns the verified review of a stay, of any status. */
    ofStay: async (bookingId: number): Promise<{ status: ReviewStatus; review: Testimonial } | undefined> => {
      const row = await ofStay.get(bookingId)
      return row && { status: row.status, review: toTestimonial(row) }
    },
    /** Returns the verified reviews of an account's stays. */
    ofUser: async (userId: string): Promise<Testimonial[]> =>
      (await ofUser.all({ userId })).map(toTestimonial),
    /** Returns the verified reviews of all stays under one address. */
    ofAddress: async (email: string): Promise<Testimonial[]> =>
      (await ofAddress.all(email)).map(toTestimonial),
  }
}

export type ReviewQueries = ReturnType<typeof createReviewQueries>

export const toTestimonial = (row: TestimonialRow): Testimonial => ({
  _id: row.id,
  name: row.name,
  country: row.country,
  rating: row.rating,
  reviewTitle: row.title,
  review: row.review,
  roomType: row.category,
  stayDuration: row.stay_nights,
  createdAt: row.created_at,
  verified: row.booking_id !== null,
  lang: row.lang ?? reviewLanguageOf(`${row.title} ${row.review}`),
})

import type { Category, ReviewSummary, Testimonial } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../database/database.ts'
import { createTellOwner } from '../outbox/tell-owner.ts'

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
}

export type ReviewStatus = 'published' | 'waiting' | 'hidden'

export interface NewReview {
  id: string
  status: Exclude<ReviewStatus, 'hidden'>
  /** Room type of the review, where it is known. */
  roomTypeId: string | null
  category: Category
  name: string
  country: string
  rating: number
  title: string
  review: string
  stayNights: number
  createdAt: string
}

/** Position of the last review on a page, behind which the next page begins. */
export interface Position {
  createdAt: string
  id: string
}

/** Sorts behind every date: the position before the first page. */
const start: Position = { createdAt: '~', id: '~' }

/** Columns of `testimonials` that `toTestimonial` reads. */
export const reviewColumns = 'id, name, country, rating, title, review, category, stay_nights, created_at'

export const createReviewQueries = (db: Database) => {
  const tellOwner = createTellOwner(db)
  const newest = db.prepare<[Position & { limit: number; offset: number }], TestimonialRow>(`
    SELECT ${reviewColumns} FROM testimonials
    WHERE status = 'published' AND (created_at, id) < (@createdAt, @id)
    ORDER BY created_at DESC, id DESC LIMIT @limit OFFSET @offset`)
  const summary = db.prepare<[], ReviewSummary>(
    "SELECT COUNT(*) AS count, AVG(rating) AS average FROM testimonials WHERE status = 'published'",
  )
  const insert = db.prepare<[NewReview]>(`
    INSERT INTO testimonials
      (id, status, room_type_id, category, name, country, rating, title, review, stay_nights, created_at)
    VALUES
      (@id, @status, @roomTypeId, @category, @name, @country, @rating, @title, @review, @stayNights, @createdAt)`)
  const byId = db.prepare<[string], TestimonialRow & { status: ReviewStatus }>(
    `SELECT ${reviewColumns}, status FROM testimonials WHERE id = ?`,
  )

  const count = db.prepare<[string], { status: ReviewStatus; count: number }>(
    `SELECT status, COUNT(*) AS count FROM testimonials
    WHERE status IN ('published', 'waiting', 'hidden') AND created_at >= ? GROUP BY status`,
  )

  const create = db.transaction(async (review: NewReview) => {
    await insert.run(review)
    const kind = review.status === 'waiting' ? 'review-waiting' : 'review-published-for-owner'
    const { id: reviewId, createdAt } = review
    await tellOwner({ kind, payload: { reviewId }, lang: hotel.deskLang, createdAt })
  })

  return {
    /** Published reviews, newest first, so many behind a position and what is skipped there. */
    list: async (limit: number, after: Position = start, offset = 0): Promise<Testimonial[]> =>
      (await newest.all({ limit, offset, ...after })).map(toTestimonial),
    summary: async (): Promise<ReviewSummary> => (await summary.get()) ?? { count: 0, average: null },
    create: async (review: NewReview): Promise<void> => create(review),
    /** Those written from that moment on, ISO 8601. */
    countSince: async (moment: string): Promise<Record<ReviewStatus, number>> => {
      const counts = (await count.all(moment)).map(({ status, count }) => [status, Number(count)])
      return { published: 0, waiting: 0, hidden: 0, ...Object.fromEntries(counts) }
    },
    /** A review of any status. */
    byId: async (id: string): Promise<{ status: ReviewStatus; review: Testimonial } | undefined> => {
      const row = await byId.get(id)
      return row && { status: row.status, review: toTestimonial(row) }
    },
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
})

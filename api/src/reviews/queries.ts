import type { Category, Testimonial } from '@calm-rest/contract/api'
import type { Database } from '../database/open.ts'

interface TestimonialRow {
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

export interface NewReview {
  id: string
  status: 'published' | 'waiting'
  /** Where it is known which room the review is of. */
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

/** Where a page ends: the next one begins behind it. */
export interface Position {
  createdAt: string
  id: string
}

/** Sorts behind every date: the position before the first page. */
const start: Position = { createdAt: '~', id: '~' }

export const createReviewQueries = (db: Database) => {
  // LIMIT -1 is no limit
  const newest = db.prepare<[Position & { limit: number }], TestimonialRow>(`
    SELECT id, name, country, rating, title, review, category, stay_nights, created_at FROM testimonials
    WHERE status = 'published' AND (created_at, id) < (@createdAt, @id)
    ORDER BY created_at DESC, id DESC LIMIT @limit`)
  const insert = db.prepare<[NewReview]>(`
    INSERT INTO testimonials
      (id, status, room_type_id, category, name, country, rating, title, review, stay_nights, created_at)
    VALUES
      (@id, @status, @roomTypeId, @category, @name, @country, @rating, @title, @review, @stayNights, @createdAt)`)

  return {
    /** Published reviews, newest first; all of them without a limit. */
    list: async (limit = -1, after: Position = start): Promise<Testimonial[]> =>
      newest.all({ limit, ...after }).map(toTestimonial),
    create: async (review: NewReview): Promise<void> => {
      insert.run(review)
    },
  }
}

export type ReviewQueries = ReturnType<typeof createReviewQueries>

const toTestimonial = (row: TestimonialRow): Testimonial => ({
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

import type { Database } from '../database/open.ts'
import { createMessageQueries } from '../messages/queries.ts'
import { createReviewQueries } from '../reviews/queries.ts'
import { createDeskBookings } from './desk-bookings.ts'
import { createDeskMessages } from './desk-messages.ts'
import { createDeskReviews } from './desk-reviews.ts'

/** What the owner can do by links, by what they are about. */
export const createDeskWorks = (db: Database) => ({
  booking: createDeskBookings(db),
  review: createDeskReviews(createReviewQueries(db)),
  message: createDeskMessages(createMessageQueries(db)),
})

export type DeskWorks = ReturnType<typeof createDeskWorks>

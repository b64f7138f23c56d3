import type { Database } from '../core/database/database.ts'
import { createBookingFlood } from './bookings/booking-flood.ts'
import type { StayOptions } from './options.ts'
import { createReviewFlood } from './reviews/review-flood.ts'

/** Many bookings or reviews at once, from few networks. */
export const createFloods = (
  db: Database,
  { nightCaps, reviewCaps }: Pick<StayOptions, 'nightCaps' | 'reviewCaps'>,
) => ({
  ofBookings: createBookingFlood(db, nightCaps),
  ofReviews: createReviewFlood(db, reviewCaps),
})

import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import { Hono } from 'hono'
import type { MailPace } from './accounts/mail-pace.ts'
import type { Database } from './database/database.ts'
import { hotelRoutes } from './hotel/routes.ts'
import { createAddressHash, createNetworkHash } from './http/client-network.ts'
import type { ApiEnv } from './http/env.ts'
import type { ClientKey, Limit } from './http/rate-limit.ts'
import { createMessageQueries } from './messages/queries.ts'
import { messageRoutes } from './messages/routes.ts'
import { createReviewQueries } from './reviews/queries.ts'
import type { ReviewCaps } from './reviews/review-caps.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { createSubmitReview } from './reviews/submit-review.ts'
import { createAvailabilityQueries } from './rooms/availability-queries.ts'
import { createRoomQueries } from './rooms/queries.ts'
import { roomRoutes } from './rooms/routes.ts'

interface HouseParts {
  db: Database
  now: () => Date
  limit: Limit
  clientKey: ClientKey
  reviewCaps: ReviewCaps
  pace: MailPace
}

/** What a house shows and hears: rooms, the day, reviews, messages; below /api. */
export const houseRoutes = ({ db, now, limit, clientKey, reviewCaps, pace }: HouseParts) => {
  const today = () => dateInZone(now(), hotel.timeZone)
  const [rooms, availability] = [createRoomQueries(db), createAvailabilityQueries(db)]
  const [reviews, messages] = [createReviewQueries(db), createMessageQueries(db)]
  return new Hono<ApiEnv>()
    .route('/rooms', roomRoutes({ rooms, availability, today }))
    .route('/hotel', hotelRoutes(today))
    .route(
      '/testimonials',
      reviewRoutes({
        ...{ reviews, submit: createSubmitReview(db, reviewCaps), clientKey },
        ...{ addressHash: createAddressHash(db, now), networkHash: createNetworkHash(db, now) },
        ...{ now, limit: limit('reviews') },
      }),
    )
    .route('/messages', messageRoutes({ messages, pace, now, limit: limit('messages') }))
}

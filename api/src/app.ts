import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { accountRoutes } from './accounts/account-routes.ts'
import { createAccountQueries } from './accounts/queries.ts'
import { createSessionQueries } from './accounts/sessions/queries.ts'
import { createSignIn } from './accounts/sessions/sign-in.ts'
import { createGuestBookings } from './bookings/guest-bookings.ts'
import { linkedBookingRoutes } from './bookings/linked-routes.ts'
import { ownBookingRoutes } from './bookings/own-routes.ts'
import { createBookingQueries } from './bookings/queries.ts'
import { bookingRoutes } from './bookings/routes.ts'
import type { Database } from './database/open.ts'
import { deskRoutes } from './desk/routes.ts'
import { createDeskWorks } from './desk/works.ts'
import { docsRoutes } from './docs/routes.ts'
import { googleRoutes } from './google/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { hotelRoutes } from './hotel/routes.ts'
import { refuseForeign, requireOwn } from './http/csrf.ts'
import type { ApiEnv } from './http/env.ts'
import { createErrorAnswer } from './http/error-answer.ts'
import { failureShape } from './http/failure-shape.ts'
import { assertRules, guard } from './http/guard.ts'
import { safeHeaders } from './http/headers.ts'
import { language } from './http/language.ts'
import { noRoute } from './http/no-route.ts'
import { type ClientKey, type RateLimits, rateLimit } from './http/rate-limit.ts'
import { requestLog } from './http/request-log.ts'
import { createSignedLinks } from './links/signed-links.ts'
import { mediaRoutes } from './media/routes.ts'
import { createMessageQueries } from './messages/queries.ts'
import { messageRoutes } from './messages/routes.ts'
import { createReviewQueries } from './reviews/queries.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { createAvailabilityQueries } from './rooms/availability-queries.ts'
import { createRoomQueries } from './rooms/queries.ts'
import { roomRoutes } from './rooms/routes.ts'

interface AppParts {
  db: Database
  /** Holds the owner's photographs. */
  mediaDir: string
  now: () => Date
  logger: Logger
  clientKey: ClientKey
  publicUrl?: string | undefined
  rateLimits: RateLimits
}

/** Every route under /api and /media. */
export const createApp = ({ db, mediaDir, now, logger, clientKey, publicUrl, rateLimits }: AppParts) => {
  const limit = (name: keyof RateLimits) => rateLimit(rateLimits[name], clientKey)
  const today = () => dateInZone(now(), hotel.timeZone)
  const accounts = createAccountQueries(db)
  const sessions = createSessionQueries(db)
  const ownPages = requireOwn(publicUrl)
  const signIn = createSignIn(sessions, now)
  const rooms = createRoomQueries(db)
  const availability = createAvailabilityQueries(db)
  const guestBookings = createGuestBookings(db)
  const links = createSignedLinks(db, now)

  const app = new Hono<ApiEnv>({ strict: false })
  app.onError(createErrorAnswer(logger))
  app.use(requestLog(logger), safeHeaders(publicUrl))
  app.use('/api/*', language, failureShape, refuseForeign(publicUrl))
  app.use(
    '/api/*',
    guard((token) => sessions.findMember(token, now())),
  )
  app.route('/api/rooms', roomRoutes({ rooms, availability, today }))
  app.route('/api/hotel', hotelRoutes(today))
  app.route(
    '/api/testimonials',
    reviewRoutes({ reviews: createReviewQueries(db), now, limit: limit('reviews') }),
  )
  app.route(
    '/api/messages',
    messageRoutes({ messages: createMessageQueries(db), now, limit: limit('messages') }),
  )
  app.route(
    '/api/bookings',
    bookingRoutes({ bookings: createBookingQueries(db), now, limit: limit('bookings') }),
  )
  app.route(
    '/api/bookings',
    linkedBookingRoutes({ bookings: guestBookings, links, now, limit: limit('links') }),
  )
  app.route('/api/me', ownBookingRoutes({ bookings: guestBookings, now }))
  app.route('/api/desk', deskRoutes({ works: createDeskWorks(db), links, now, limit: limit('links') }))
  app.route(
    '/api',
    accountRoutes({ db, accounts, sessions, signIn, now, clientKey, rateLimits, limit, ownPages }),
  )
  app.route('/api/auth', googleRoutes({ limit: limit('google'), ownPages }))
  app.route('/api/health', healthRoutes(db))
  app.route('/api', docsRoutes())
  app.route('/media', mediaRoutes(mediaDir))
  assertRules(app)
  app.notFound(noRoute(app))
  return app
}

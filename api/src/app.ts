import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
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
import type { OidcOptions } from './google/options.ts'
import { createGoogleQueries } from './google/queries.ts'
import { googleRoutes } from './google/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { hotelRoutes } from './hotel/routes.ts'
import { requireOwn } from './http/csrf.ts'
import { assertRules } from './http/guard.ts'
import { createGuardedApp } from './http/guarded-app.ts'
import { type ClientKey, type RateLimits, rateLimit } from './http/rate-limit.ts'
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
  /** Without, nobody signs in with Google. */
  oidc?: OidcOptions | undefined
}

/** Every route under /api and /media. */
export const createApp = (parts: AppParts) => {
  const { db, mediaDir, now, logger, clientKey, publicUrl, rateLimits, oidc } = parts
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

  const findMember = (token: string) => sessions.findMember(token, now())
  const app = createGuardedApp({ logger, publicUrl, findMember })
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
    accountRoutes({
      db,
      accounts,
      guestBookings,
      sessions,
      signIn,
      now,
      clientKey,
      rateLimits,
      limit,
      ownPages,
    }),
  )
  app.route(
    '/api/auth',
    googleRoutes({
      oidc,
      google: createGoogleQueries(db),
      accounts,
      signIn,
      now,
      logger,
      limit: limit('google'),
      ownPages,
    }),
  )
  app.route('/api/health', healthRoutes(db))
  app.route('/api', docsRoutes())
  app.route('/media', mediaRoutes(mediaDir))
  assertRules(app)
  return app
}

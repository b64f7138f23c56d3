import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { loginRoutes } from './accounts/login-routes.ts'
import { createPasswords } from './accounts/passwords.ts'
import { createAccountQueries } from './accounts/queries.ts'
import { registerRoutes } from './accounts/register-routes.ts'
import { createSessionQueries } from './accounts/sessions/queries.ts'
import { sessionRoutes } from './accounts/sessions/routes.ts'
import { createSignIn } from './accounts/sessions/sign-in.ts'
import { createBookingQueries } from './bookings/queries.ts'
import { bookingRoutes } from './bookings/routes.ts'
import type { Database } from './database/open.ts'
import { docsRoutes } from './docs/routes.ts'
import type { OidcOptions } from './google/options.ts'
import { createGoogleQueries } from './google/queries.ts'
import { googleRoutes } from './google/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { hotelRoutes } from './hotel/routes.ts'
import type { ApiEnv } from './http/env.ts'
import { createErrorAnswer } from './http/error-answer.ts'
import { safeHeaders } from './http/headers.ts'
import { language } from './http/language.ts'
import { noRoute } from './http/no-route.ts'
import { type ClientKey, type RateLimits, rateLimit } from './http/rate-limit.ts'
import { requestLog } from './http/request-log.ts'
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
  rateLimits: RateLimits
  /** Without, nobody signs in with Google. */
  oidc?: OidcOptions | undefined
}

/** Every route under /api and /media. */
export const createApp = ({ db, mediaDir, now, logger, clientKey, rateLimits, oidc }: AppParts) => {
  const limit = (name: keyof RateLimits) => rateLimit(rateLimits[name], clientKey)
  const today = () => dateInZone(now(), hotel.timeZone)
  const accounts = createAccountQueries(db)
  const passwords = createPasswords()
  const { failedLogins } = rateLimits
  const sessions = createSessionQueries(db)
  const signIn = createSignIn(sessions, now)
  const rooms = createRoomQueries(db)
  const availability = createAvailabilityQueries(db)

  const app = new Hono<ApiEnv>({ strict: false })
  app.onError(createErrorAnswer(logger))
  app.use(requestLog(logger), safeHeaders)
  app.use('/api/*', language)
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
    '/api/auth',
    loginRoutes({ accounts, passwords, signIn, clientKey, failedLogins, limit: limit('login') }),
  )
  app.route('/api/auth', sessionRoutes({ accounts, sessions, now, limit: limit('refresh') }))
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
    }),
  )
  app.route('/api/users', registerRoutes({ accounts, passwords, now, limit: limit('register') }))
  app.route('/api/health', healthRoutes(db))
  app.route('/api', docsRoutes())
  app.route('/media', mediaRoutes(mediaDir))
  app.notFound(noRoute(app))
  return app
}

import type { Logger } from 'pino'
import { accountRoutes } from './accounts/account-routes.ts'
import { createMailPace } from './accounts/mail-pace.ts'
import type { PasswordCost } from './accounts/passwords.ts'
import { createAccountQueries } from './accounts/queries.ts'
import { createSessionQueries } from './accounts/sessions/queries.ts'
import { createSignIn } from './accounts/sessions/sign-in.ts'
import { allBookingRoutes } from './bookings/all-routes.ts'
import { createGuestBookings } from './bookings/guest-bookings.ts'
import type { NightCaps } from './bookings/night-caps.ts'
import { calendarRoutes } from './calendars/routes.ts'
import type { Database } from './database/database.ts'
import { docsRoutes } from './docs/routes.ts'
import type { OidcOptions } from './google/options.ts'
import { createGoogleQueries } from './google/queries.ts'
import { googleRoutes } from './google/routes.ts'
import type { Readiness } from './health/readiness.ts'
import { healthRoutes } from './health/routes.ts'
import { houseRoutes } from './house-routes.ts'
import { requireOwn } from './http/csrf.ts'
import { assertRules } from './http/guard.ts'
import { createGuardedApp } from './http/guarded-app.ts'
import { type ClientKey, createLimit, type RateLimits } from './http/rate-limit.ts'
import type { KeptAnswers } from './kept/kept-answers.ts'
import { mediaRoutes } from './media/routes.ts'
import type { MediaStore } from './media/store/media-store.ts'
import type { Metrics } from './metrics/metrics.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { createPartnerLookups } from './partners/lookups.ts'
import { partnerRoutes } from './partners/routes.ts'
import type { ReviewCaps } from './reviews/review-caps.ts'

interface AppParts {
  db: Database
  /** Holds the owner's photographs. */
  media: Pick<MediaStore, 'read'>
  now: () => Date
  logger: Logger
  metrics: Metrics
  metricsToken?: string | undefined
  readiness: Readiness
  clientKey: ClientKey
  publicUrl?: string | undefined
  answers: KeptAnswers
  rateLimits: RateLimits
  nightCaps: NightCaps
  reviewCaps: ReviewCaps
  passwordCost?: PasswordCost | undefined
  /** Without, nobody signs in with Google. */
  oidc?: OidcOptions | undefined
}

/** Every route under /api and /media. */
export const createApp = (parts: AppParts) => {
  const { db, media, now, logger, clientKey, publicUrl, answers, rateLimits, oidc } = parts
  const limit = createLimit(db, rateLimits, clientKey)
  const accounts = createAccountQueries(db)
  const pace = createMailPace({
    db,
    clientKey,
    asked: rateLimits.askedLinks,
    mailed: rateLimits.mailedLinks,
    confirmedAddress: async (userId) => {
      const user = await accounts.findById(userId)
      return user?.emailConfirmed ? user.email : undefined
    },
  })
  const sessions = createSessionQueries(db)
  const partners = createPartnerLookups(db)
  const guestBookings = createGuestBookings(db)
  const signingIn = { accounts, signIn: createSignIn(sessions, now), ownPages: requireOwn(publicUrl), now }

  const app = createGuardedApp({
    logger,
    metrics: parts.metrics,
    publicUrl,
    answers,
    partners,
    clientKey,
    reads: rateLimits.reads,
    findMember: (accessToken) => sessions.findMember(accessToken, now()),
  })
  app.route('/api', houseRoutes({ db, now, limit, clientKey, pace, reviewCaps: parts.reviewCaps }))
  app.route('/api/calendars', calendarRoutes({ db, now, limit: limit('links') }))
  app.route(
    '/api',
    allBookingRoutes({
      db,
      guestBookings,
      partners,
      now,
      limit,
      clientKey,
      pace,
      nightCaps: parts.nightCaps,
    }),
  )
  app.route(
    '/api',
    accountRoutes({
      ...signingIn,
      ...{ db, sessions, guestBookings, clientKey, rateLimits, limit, pace },
      passwordCost: parts.passwordCost,
    }),
  )
  app.route(
    '/api/auth',
    googleRoutes({ ...signingIn, oidc, google: createGoogleQueries(db), logger, limit: limit('google') }),
  )
  app.route('/api/partners', partnerRoutes({ partners, publicUrl }))
  app.route('/api/health', healthRoutes(db, parts.readiness))
  app.route('/api/metrics', metricsRoutes(parts.metrics, parts.metricsToken))
  app.route('/api', docsRoutes())
  app.route('/media', mediaRoutes(media))
  assertRules(app)
  return app
}

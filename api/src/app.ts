import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import type { ClientKey, RequestQueue } from '@calm-rest/server'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Database } from './core/database/database.ts'
import { createAddressHash, createKeyedHash, createNetworkHash } from './core/http/client-network.ts'
import { requireOwn } from './core/http/csrf.ts'
import type { ApiEnv } from './core/http/env.ts'
import { assertRules } from './core/http/guard.ts'
import { createGuardedApp } from './core/http/guarded-app.ts'
import { createLimit, type RateLimits } from './core/http/rate-limit.ts'
import { createSignedLinks } from './core/links/signed-links.ts'
import { createMailLimit } from './core/mail-limits/mail-limit.ts'
import { createMailRecipients, type MailCaps } from './core/mail-limits/mail-recipients.ts'
import type { Metrics } from './core/metrics/metrics.ts'
import type { OwnerMailLimits } from './core/outbox/owner-mail-limits.ts'
import { createActionHandlers } from './desk/actions/index.ts'
import { deskRoutes } from './desk/routes.ts'
import { createAdmitStaff } from './desk/staff/admit.ts'
import { staffRoutes } from './desk/staff/routes.ts'
import { createStaffSessions } from './desk/staff/sessions/queries.ts'
import { accountRoutes } from './identity/accounts/account-routes.ts'
import type { PasswordCost } from './identity/accounts/passwords.ts'
import { createAccountQueries } from './identity/accounts/queries.ts'
import { createSessionQueries } from './identity/accounts/sessions/queries.ts'
import { createSignIn } from './identity/accounts/sessions/sign-in.ts'
import type { OidcOptions } from './identity/google/options.ts'
import { createGoogleQueries } from './identity/google/queries.ts'
import { googleRoutes } from './identity/google/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import type { MediaStore } from './media/store/media-store.ts'
import { docsRoutes } from './operations/docs/routes.ts'
import { metricsRoutes } from './operations/health/metrics-routes.ts'
import type { Readiness } from './operations/health/readiness.ts'
import { healthRoutes } from './operations/health/routes.ts'
import { createAttribution } from './partners/attribution.ts'
import { createLinkProofs } from './partners/link-proofs.ts'
import { createPartnerLookups } from './partners/lookups.ts'
import { partnerRoutes } from './partners/routes.ts'
import { createPropertyFacts } from './property/hotel/property-facts.ts'
import { hotelRoutes } from './property/hotel/routes.ts'
import { createOfferDays } from './property/offers/offer-days.ts'
import { createOffers } from './property/offers/offers.ts'
import { offerRoutes } from './property/offers/routes.ts'
import { createCodeGuesses } from './property/rates/code-guesses.ts'
import { createDayPrices } from './property/rates/day-prices.ts'
import type { ExchangeRates } from './property/rates/exchange/read-reference-rates.ts'
import { createQuoteTokens } from './property/rates/quote-tokens.ts'
import { createQuotes } from './property/rates/quotes.ts'
import { createRatesStore } from './property/rates/rates-store.ts'
import { quoteRoutes } from './property/rates/routes.ts'
import { createAvailabilityQueries } from './property/rooms/availability-queries.ts'
import { createPublishedRooms } from './property/rooms/published-rooms.ts'
import { createRoomQueries } from './property/rooms/queries.ts'
import { roomRoutes } from './property/rooms/routes.ts'
import { addressCodeRoutes } from './stays/bookings/address-code-routes.ts'
import { createBookings } from './stays/bookings/bookings.ts'
import { createEvidence } from './stays/bookings/evidence.ts'
import { createFindBooking } from './stays/bookings/find-booking.ts'
import { createGuestBookings } from './stays/bookings/guest-bookings.ts'
import { findBookingRoutes, linkedBookingRoutes, ownBookingRoutes } from './stays/bookings/guest-routes.ts'
import { linkedCalendarRoutes } from './stays/bookings/linked-calendar-routes.ts'
import type { NightCaps } from './stays/bookings/night-caps.ts'
import { defaultProofOfWork, type ProofOfWork } from './stays/bookings/proof-of-work.ts'
import { bookingRoutes } from './stays/bookings/routes.ts'
import { channelRoutes } from './stays/channels/routes.ts'
import type { MessageCaps } from './stays/messages/message-caps.ts'
import { createMessageQueries } from './stays/messages/queries.ts'
import { messageRoutes } from './stays/messages/routes.ts'
import { linkedReviewRoutes } from './stays/reviews/linked-routes.ts'
import { createReviewQueries } from './stays/reviews/queries.ts'
import type { ReviewCaps } from './stays/reviews/review-caps.ts'
import { createReviewOrigin } from './stays/reviews/review-origin.ts'
import { createStaysToReview } from './stays/reviews/reviewed-stay.ts'
import { reviewRoutes } from './stays/reviews/routes.ts'
import { createSubmitReview } from './stays/reviews/submit-review.ts'

interface AppDeps {
  db: Database
  /** Holds the owner's photographs. */
  media: MediaStore
  /** Folder on this machine in which their files are made. */
  mediaDir: string
  now: () => Date
  logger: Logger
  metrics: Metrics
  metricsToken?: string | undefined
  readiness: Readiness
  clientKey: ClientKey
  queue: RequestQueue
  publicUrl?: string | undefined
  cache: MiddlewareHandler<ApiEnv>
  rateLimits: RateLimits
  nightCaps: NightCaps
  mailCaps: MailCaps
  messageCaps: MessageCaps
  ownerMailLimits: OwnerMailLimits
  /** The product's own by default. */
  proofOfWork?: ProofOfWork
  reviewCaps: ReviewCaps
  passwordCost?: PasswordCost | undefined
  exchangeRates?: (() => ExchangeRates) | undefined
  /** Without, nobody signs in with Google. */
  oidc?: OidcOptions | undefined
  /** Aborted when the process is about to end: what would wait for ever ends then. */
  closing: AbortSignal
}

/** Things that several features share, each created once. */
const createShared = ({
  db,
  now,
  clientKey,
  publicUrl,
  rateLimits,
  nightCaps,
  mailCaps,
  ownerMailLimits,
}: AppDeps) => {
  const accounts = createAccountQueries(db)
  const networkHash = createNetworkHash(db, now)
  const sessions = createSessionQueries(db)
  const confirmedAddress = async (userId: string) => {
    const user = await accounts.findById(userId)
    return user?.emailConfirmed ? user.email : undefined
  }
  return {
    limit: createLimit(db, rateLimits, clientKey),
    accounts,
    sessions,
    signIn: createSignIn(sessions, now),
    ownPages: requireOwn(publicUrl),
    mailLimit: createMailLimit({
      db,
      clientKey,
      networkHash,
      now,
      recipients: createMailRecipients(db, createKeyedHash(db, now), mailCaps),
      caps: mailCaps,
      asked: rateLimits.askedLinks,
      mailed: rateLimits.mailedLinks,
      confirmedAddress,
    }),
    partners: createPartnerLookups(db),
    staffSessions: createStaffSessions(db),
    guestBookings: createGuestBookings(db, { caps: nightCaps, ownerMails: ownerMailLimits }),
    networkHash,
  }
}

/** Every route under /api and /media. */
export const createApp = (deps: AppDeps) => {
  const { db, now, logger, metrics, clientKey, publicUrl, cache, rateLimits, passwordCost, oidc } = deps
  const { limit, accounts, sessions, signIn, ownPages, ...shared } = createShared(deps)
  const { mailLimit, partners, guestBookings, networkHash, staffSessions } = shared
  const proofs = createLinkProofs(db, now)
  const today = () => dateInZone(now(), hotel.timeZone)

  const app = createGuardedApp({
    logger,
    metrics,
    publicUrl,
    cache,
    isPartnerOrigin: async (origin) => (await partners.ofOrigin(origin)).length > 0,
    clientKey,
    queue: deps.queue,
    reads: rateLimits.reads,
    findMember: (accessToken) => sessions.findMember(accessToken, now()),
    admitStaff: createAdmitStaff({ sessions: staffSessions, publicUrl, now }),
  })

  const rooms = createRoomQueries(db)
  app.route(
    '/api/rooms',
    roomRoutes({
      rooms: createPublishedRooms(db, rooms, today),
      today,
      availability: createAvailabilityQueries(db),
      dayPrices: createDayPrices(db),
    }),
  )
  app.route(
    '/api/offers',
    offerRoutes({ offers: createOffers(db, rooms), offerDays: createOfferDays(db, rooms), today }),
  )
  const quotes = createQuoteTokens(db, now)
  const quote = createQuotes({ db, exchangeRates: deps.exchangeRates, tokens: quotes, now })
  const guesses = createCodeGuesses({ db, clientKey, wrongCodes: rateLimits.wrongCodes })
  app.route('/api/quotes', quoteRoutes({ quote, guesses, limit: limit('quotes') }))
  const facts = createPropertyFacts(db)
  app.route('/api/hotel', hotelRoutes({ today, facts, rates: createRatesStore(db) }))
  const reviews = {
    reviews: createReviewQueries(db),
    submit: createSubmitReview(db, deps.reviewCaps),
    originOf: createReviewOrigin({ clientKey, addressHash: createAddressHash(db, now), networkHash }),
    now,
  }
  app.route('/api/testimonials', reviewRoutes({ ...reviews, limit: limit('reviews') }))
  app.route(
    '/api/messages',
    messageRoutes({
      mailLimit,
      facts,
      now,
      limit: limit('messages'),
      messages: createMessageQueries(db, deps.messageCaps),
      networkOf: (c) => networkHash(clientKey(c)),
    }),
  )
  app.route('/api/calendars', channelRoutes({ db, now, limit: limit('links') }))

  const { leastWork, cost: workCost } = deps.proofOfWork ?? defaultProofOfWork
  const bookings = createBookings(db, {
    caps: deps.nightCaps,
    leastWork,
    ownerMails: deps.ownerMailLimits,
  })
  app.route(
    '/api/bookings',
    bookingRoutes({
      bookings,
      quotes,
      clientKey,
      networkHash,
      mailLimit,
      guesses,
      now,
      logger,
      limit: limit('bookings'),
      attributionOf: createAttribution({ partners, proofs }),
      evidence: createEvidence({
        db,
        clientKey,
        now,
        workCost,
        wrongCodes: rateLimits.wrongAddressCodes,
        isOwnAddress: mailLimit.isOwnAddress,
      }),
      links: createSignedLinks(db, now),
    }),
  )
  app.route('/api/bookings', addressCodeRoutes({ db, mailLimit, now, limit: limit('forgot') }))
  const linked = { links: createSignedLinks(db, now), now, limit: limit('links') }
  app.route(
    '/api/testimonials',
    linkedReviewRoutes({
      ...{ ...reviews, stays: createStaysToReview(db), links: linked.links },
      limits: { read: limit('links'), write: limit('reviews') },
    }),
  )
  const guests = { bookings: guestBookings, clientKey, networkHash, mailLimit }
  app.route('/api/bookings', linkedBookingRoutes({ ...guests, ...linked }))
  app.route('/api/bookings', linkedCalendarRoutes({ db, ...linked }))
  app.route(
    '/api/bookings',
    findBookingRoutes({ findBooking: createFindBooking(db), mailLimit, now, limit: limit('forgot') }),
  )
  app.route('/api/me', ownBookingRoutes({ ...guests, now, limit: limit('bookings') }))
  app.route('/api/desk', deskRoutes({ handlers: createActionHandlers(db), ...linked }))
  app.route(
    '/api/staff',
    staffRoutes({
      db,
      sessions: staffSessions,
      now,
      publicUrl,
      rateLimits,
      clientKey,
      limit,
      ownPages,
      ...{ media: deps.media, mediaDir: deps.mediaDir, closing: deps.closing },
      nightCaps: deps.nightCaps,
      reviewCaps: deps.reviewCaps,
    }),
  )

  app.route(
    '/api',
    accountRoutes({
      ...{ db, accounts, sessions, signIn, ownPages, mailLimit, passwordCost },
      ...{ now, clientKey, rateLimits, limit, bookingsOf: guestBookings.ofUser },
    }),
  )
  const google = createGoogleQueries(db)
  app.route(
    '/api/auth',
    googleRoutes({ oidc, google, accounts, signIn, ownPages, now, logger, limit: limit('google') }),
  )

  app.route('/api/partners', partnerRoutes({ partners, proofs, publicUrl }))
  app.route('/api/health', healthRoutes(db, deps.readiness))
  app.route('/api/metrics', metricsRoutes(metrics, deps.metricsToken))
  app.route('/api', docsRoutes())
  app.route('/media', mediaRoutes(deps.media))
  assertRules(app)
  return app
}

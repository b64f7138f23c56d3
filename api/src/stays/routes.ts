import type { ClientKey } from '@calm-rest/server'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Database } from '../core/database/database.ts'
import { createAddressHash, type NetworkHash } from '../core/http/client-network.ts'
import type { ApiEnv } from '../core/http/env.ts'
import type { Limit, RateLimits } from '../core/http/rate-limit.ts'
import { createSignedLinks } from '../core/links/signed-links.ts'
import type { MailLimit } from '../core/mail-limits/mail-limit.ts'
import type { OwnerMailLimits } from '../core/outbox/owner-mail-limits.ts'
import type { AttributionOf } from '../partners/index.ts'
import { type Property, propertyOf } from '../property/index.ts'
import { addressCodeRoutes } from './bookings/address-code-routes.ts'
import { createBookings } from './bookings/bookings.ts'
import { createEvidence } from './bookings/evidence.ts'
import { createFindBooking } from './bookings/find-booking.ts'
import { createGuestBookings } from './bookings/guest-bookings.ts'
import { findBookingRoutes, linkedBookingRoutes, ownBookingRoutes } from './bookings/guest-routes.ts'
import { linkedCalendarRoutes } from './bookings/linked-calendar-routes.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { channelRoutes } from './channels/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { createMessageQueries } from './messages/queries.ts'
import { messageRoutes } from './messages/routes.ts'
import { depositPaymentsOf, type PaymentOptions } from './online-payments/options.ts'
import { paymentLinkRoutes } from './online-payments/routes.ts'
import type { StayOptions } from './options.ts'
import { linkedReviewRoutes } from './reviews/linked-routes.ts'
import { createReviewOrigin } from './reviews/review-origin.ts'
import { createStaysToReview } from './reviews/reviewed-stay.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { createSubmitReview } from './reviews/submit-review.ts'
import { staysOf } from './services.ts'

interface StayDeps extends StayOptions {
  db: Database
  property: Property
  now: () => Date
  logger: Logger
  clientKey: ClientKey
  networkHash: NetworkHash
  rateLimits: Pick<RateLimits, 'wrongAddressCodes'>
  limit: Limit
  mailLimit: MailLimit
  ownerMailLimits: OwnerMailLimits
  attributionOf: AttributionOf
  payments?: PaymentOptions | undefined
}

/** Routes for everything that guests do with bookings, messages and reviews, below /api. */
export const createStays = (deps: StayDeps) => {
  const { db, now, clientKey, networkHash, limit, mailLimit } = deps
  const linked = { links: createSignedLinks(db, now), now, limit: limit('links') }
  const guestBookings = createGuestBookings(db, { caps: deps.nightCaps, ownerMails: deps.ownerMailLimits })
  const guests = { bookings: guestBookings, clientKey, networkHash, mailLimit }
  const findBooking = createFindBooking(db)
  const routes = new Hono<ApiEnv>()
    .route('/testimonials', writtenReviewRoutes(deps))
    .route('/messages', writtenMessageRoutes(deps))
    .route('/calendars', channelRoutes({ db, now, limit: limit('links') }))
    .route(
      '/payments',
      paymentLinkRoutes({ db, payments: deps.payments, now, logger: deps.logger, limit: limit('links') }),
    )
    .route('/documents', documentRoutes({ db, limit: limit('links') }))
    .route('/bookings', newBookingRoutes(deps))
    .route('/bookings', addressCodeRoutes({ db, mailLimit, now, limit: limit('forgot') }))
    .route('/bookings', linkedBookingRoutes({ ...guests, ...linked }))
    .route('/bookings', linkedCalendarRoutes({ db, ...linked }))
    .route('/bookings', findBookingRoutes({ findBooking, mailLimit, now, limit: limit('forgot') }))
    .route('/me', ownBookingRoutes({ ...guests, now, limit: limit('bookings') }))
  return { routes, guestBookings }
}

const newBookingRoutes = (deps: StayDeps) => {
  const { db, property, now, logger, clientKey, networkHash, rateLimits, limit, mailLimit } = deps
  const { leastWork, cost: workCost } = deps.proofOfWork
  return bookingRoutes({
    bookings: createBookings(db, {
      caps: deps.nightCaps,
      leastWork,
      ownerMails: deps.ownerMailLimits,
      deposits: depositPaymentsOf(deps.payments),
    }),
    quotes: property.quotes,
    guesses: property.guesses,
    clientKey,
    networkHash,
    mailLimit,
    now,
    logger,
    limit: limit('bookings'),
    attributionOf: deps.attributionOf,
    evidence: createEvidence({
      db,
      clientKey,
      now,
      workCost,
      wrongCodes: rateLimits.wrongAddressCodes,
      isOwnAddress: mailLimit.isOwnAddress,
    }),
    links: createSignedLinks(db, now),
  })
}

const writtenReviewRoutes = ({ db, now, clientKey, networkHash, limit, reviewCaps }: StayDeps) => {
  const reviews = {
    reviews: staysOf(db).reviews,
    submit: createSubmitReview(db, reviewCaps),
    originOf: createReviewOrigin({ clientKey, addressHash: createAddressHash(db, now), networkHash }),
    now,
  }
  const stays = createStaysToReview(db)
  const limits = { read: limit('links'), write: limit('reviews') }
  return new Hono<ApiEnv>()
    .route('/', reviewRoutes({ ...reviews, limit: limit('reviews') }))
    .route('/', linkedReviewRoutes({ ...reviews, stays, links: createSignedLinks(db, now), limits }))
}

const writtenMessageRoutes = ({ db, now, clientKey, networkHash, limit, mailLimit, messageCaps }: StayDeps) =>
  messageRoutes({
    mailLimit,
    facts: propertyOf(db).facts,
    now,
    limit: limit('messages'),
    messages: createMessageQueries(db, messageCaps),
    networkOf: (c) => networkHash(clientKey(c)),
  })

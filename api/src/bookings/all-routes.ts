import { Hono } from 'hono'
import type { MailPace } from '../accounts/mail-pace.ts'
import type { Database } from '../database/database.ts'
import { deskRoutes } from '../desk/routes.ts'
import { createDeskWorks } from '../desk/works.ts'
import { createNetworkHash } from '../http/client-network.ts'
import type { ApiEnv } from '../http/env.ts'
import type { ClientKey, Limit } from '../http/rate-limit.ts'
import { createSignedLinks } from '../links/signed-links.ts'
import type { PartnerLookups } from '../partners/lookups.ts'
import type { GuestBookings } from './guest-bookings.ts'
import { linkedBookingRoutes } from './linked-routes.ts'
import type { NightCaps } from './night-caps.ts'
import { ownBookingRoutes } from './own-routes.ts'
import { createBookingQueries } from './queries.ts'
import { bookingRoutes } from './routes.ts'

interface BookingParts {
  db: Database
  guestBookings: GuestBookings
  partners: PartnerLookups
  now: () => Date
  limit: Limit
  clientKey: ClientKey
  nightCaps: NightCaps
  pace: MailPace
}

/** To book, and to look after a booking: in the account, by the link of a mail, from the owner's desk; below /api. */
export const allBookingRoutes = ({
  db,
  guestBookings,
  partners,
  now,
  limit,
  clientKey,
  nightCaps,
  pace,
}: BookingParts) => {
  const bookings = createBookingQueries(db, nightCaps)
  const networkHash = createNetworkHash(db, now)
  const links = createSignedLinks(db, now)
  const linked = { links, now, limit: limit('links') }
  return new Hono<ApiEnv>()
    .route(
      '/bookings',
      bookingRoutes({ bookings, partners, clientKey, networkHash, pace, now, limit: limit('bookings') }),
    )
    .route('/bookings', linkedBookingRoutes({ bookings: guestBookings, ...linked }))
    .route('/me', ownBookingRoutes({ bookings: guestBookings, pace, now }))
    .route('/desk', deskRoutes({ works: createDeskWorks(db), ...linked }))
}

import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../http/api-error.ts'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody } from '../http/validate.ts'
import type { SignedLinks } from '../links/signed-links.ts'
import type { GuestBookings } from './guest-bookings.ts'

interface LinkedParts {
  bookings: GuestBookings
  links: SignedLinks
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** A booking by the signed link of its mail, without an account. POST alone, so that no address holds a token. */
export const linkedBookingRoutes = ({ bookings, links, now, limit }: LinkedParts) =>
  new Hono<ApiEnv>()
    .post('/by-link', limit, jsonBody(calls.readLinkedBooking.body), async (c) => {
      const reference = await links.readBooking(c.req.valid('json').token)
      const booking = await bookings.byReference(reference, { lang: c.get('lang'), now: now() })
      if (!booking) throw new ApiError('link_invalid')
      return c.json(booking)
    })
    .post('/by-link/cancel', limit, jsonBody(calls.cancelLinkedBooking.body), async (c) => {
      const reference = await links.readBooking(c.req.valid('json').token)
      return c.json(await bookings.cancel(reference, { lang: c.get('lang'), now: now() }))
    })

import { calls } from '@calm-rest/contract/openapi'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../http/api-error.ts'
import type { ApiEnv } from '../http/env.ts'
import { memberOf } from '../http/guard.ts'
import { jsonBody, params } from '../http/validate.ts'
import type { SignedLinks } from '../links/signed-links.ts'
import type { GuestBookings } from './guest-bookings.ts'

interface LinkedDeps {
  bookings: GuestBookings
  links: SignedLinks
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** A booking by the signed link of its mail, without an account. POST alone, so that no address holds a token. */
export const linkedBookingRoutes = ({ bookings, links, now, limit }: LinkedDeps) =>
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

interface OwnDeps {
  bookings: GuestBookings
  mayMail: (c: Context<ApiEnv>, email: string) => Promise<boolean>
  now: () => Date
}

/** The bookings of whoever is signed in, below /api/me. */
export const ownBookingRoutes = ({ bookings, mayMail, now }: OwnDeps) =>
  new Hono<ApiEnv>()
    .get('/bookings', async (c) =>
      c.json(await bookings.ofUser(memberOf(c).userId, { lang: c.get('lang'), now: now() })),
    )
    .post('/bookings/:reference/cancel', params(calls.cancelOwnBooking.params), async (c) => {
      const options = { lang: c.get('lang'), now: now(), mayMail: (email: string) => mayMail(c, email) }
      return c.json(await bookings.cancelOfUser(memberOf(c).userId, c.req.valid('param').reference, options))
    })

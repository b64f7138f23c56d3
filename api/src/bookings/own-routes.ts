import { calls } from '@calm-rest/contract/openapi'
import { Hono } from 'hono'
import type { MailPace } from '../accounts/mail-pace.ts'
import type { ApiEnv } from '../http/env.ts'
import { memberOf } from '../http/guard.ts'
import { params } from '../http/validate.ts'
import type { GuestBookings } from './guest-bookings.ts'

interface OwnParts {
  bookings: GuestBookings
  pace: MailPace
  now: () => Date
}

/** The bookings of whoever is signed in, below /api/me. */
export const ownBookingRoutes = ({ bookings, pace, now }: OwnParts) =>
  new Hono<ApiEnv>()
    .get('/bookings', async (c) => {
      const asked = { lang: c.get('lang'), now: now() }
      return c.json(await bookings.ofUser(memberOf(c).userId, asked))
    })
    .post('/bookings/:reference/cancel', params(calls.cancelOwnBooking.params), async (c) => {
      const asked = { lang: c.get('lang'), now: now() }
      const mayMail = (email: string) => pace.mayMailAs(c, email)
      const { reference } = c.req.valid('param')
      return c.json(await bookings.cancelOfUser(memberOf(c).userId, reference, { ...asked, mayMail }))
    })

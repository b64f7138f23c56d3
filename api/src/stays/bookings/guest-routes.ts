import { calls } from '@calm-rest/contract/openapi'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import type { stayChangeInput } from '@calm-rest/contract/schemas'
import type { ClientKey } from '@calm-rest/server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { ApiError } from '../../core/http/api-error.ts'
import type { NetworkHash } from '../../core/http/client-network.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { accountHolderOf } from '../../core/http/guard.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import type { SignedLinks } from '../../core/links/signed-links.ts'
import type { MailLimit } from '../../core/mail-limits/mail-limit.ts'
import type { FindBooking } from './find-booking.ts'
import type { GuestBookings } from './guest-bookings.ts'

/** What a change needs from its request. */
interface ChangeDeps {
  clientKey: ClientKey
  networkHash: NetworkHash
  mailLimit: MailLimit
}

const changeContext = async (
  c: Context<ApiEnv>,
  { totalPrice, ...change }: z.output<typeof stayChangeInput>,
  { clientKey, networkHash, mailLimit }: ChangeDeps,
) => ({
  lang: c.get('lang'),
  change,
  totalPrice,
  network: await networkHash(clientKey(c)),
  mailTo: (email: string) => mailLimit.bookingMail(c, email),
  hasMailbox: (email: string) => mailLimit.isOwnAddress(c, email),
})

interface LinkedDeps extends ChangeDeps {
  bookings: GuestBookings
  links: SignedLinks
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** Returns the room that a request names, of the booking that its link is for. */
const roomOf = (booking: string, room = booking): string => {
  if (room !== booking && bookingReferenceOf(room) !== booking) throw new ApiError('booking_not_found')
  return room
}

/**
 * A booking by its signed link, from the mail or the browser that booked, without an account. All calls are POST, so
 * that no address contains a token.
 */
export const linkedBookingRoutes = ({ bookings, links, now, limit, ...deps }: LinkedDeps) =>
  new Hono<ApiEnv>()
    .post('/by-link', limit, jsonBody(calls.readLinkedBooking.body), async (c) => {
      const { booking: reference } = await links.readBooking(c.req.valid('json').token)
      const booking = await bookings.byReference(reference, { lang: c.get('lang'), now: now() })
      if (!booking) throw new ApiError('link_invalid')
      return c.json(booking)
    })
    .post('/by-link/cancel', limit, jsonBody(calls.cancelLinkedBooking.body), async (c) => {
      const { token, reference: room } = c.req.valid('json')
      const { booking, isMailed } = await links.readBooking(token)
      // a mailed link proves the address; a browser that booked may have any address typed into it
      const mailTo = isMailed ? undefined : (email: string) => deps.mailLimit.bookingMail(c, email)
      const options = { lang: c.get('lang'), now: now(), mailTo }
      return c.json(await bookings.cancel(roomOf(booking, room), options))
    })
    .post('/by-link/quote', limit, jsonBody(calls.quoteLinkedChange.body), async (c) => {
      const { token, reference: room, ...change } = c.req.valid('json')
      const { booking } = await links.readBooking(token)
      const reference = roomOf(booking, room)
      return c.json(await bookings.quoteChange(reference, { lang: c.get('lang'), now: now(), change }))
    })
    .post('/by-link/change', limit, jsonBody(calls.changeLinkedBooking.body), async (c) => {
      const { token, reference: room, ...input } = c.req.valid('json')
      const { booking, isMailed } = await links.readBooking(token)
      const context = { ...(await changeContext(c, input, deps)), now: now() }
      // the link was mailed to the booking's address
      const proven = isMailed ? { ...context, hasMailbox: async () => true } : context
      return c.json(await bookings.change(roomOf(booking, room), proven))
    })
    .post('/by-link/arrival', limit, jsonBody(calls.tellLinkedArrival.body), async (c) => {
      const { token, ...arrival } = c.req.valid('json')
      const { booking } = await links.readBooking(token)
      return c.json(await bookings.saveArrivalPlan(booking, arrival, { lang: c.get('lang'), now: now() }))
    })

interface FindDeps {
  findBooking: FindBooking
  mailLimit: MailLimit
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** For guests who lost the mail, with the limits of all mail that strangers can cause. */
export const findBookingRoutes = ({ findBooking, mailLimit, now, limit }: FindDeps) =>
  new Hono<ApiEnv>().post('/find', limit, jsonBody(calls.findBooking.body), async (c) => {
    const { reference, email } = c.req.valid('json')
    await mailLimit.count(c, email)
    const found = await findBooking.referenceOf(reference, email)
    // an unknown booking is never mailed, and uses up nothing of the address's limit
    const maySend =
      found === undefined ? mailLimit.maySeekNobodys(c, email) : mailLimit.mayMail(c, email, 'link')
    if (await maySend) await findBooking.send(found, c.get('lang'), now())
    return c.json({ success: true }, 202)
  })

interface OwnDeps extends ChangeDeps {
  bookings: GuestBookings
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** The bookings of the signed-in guest, below /api/me. */
export const ownBookingRoutes = ({ bookings, now, limit, ...deps }: OwnDeps) =>
  new Hono<ApiEnv>()
    .get('/bookings', async (c) =>
      c.json(await bookings.ofUser(accountHolderOf(c).userId, { lang: c.get('lang'), now: now() })),
    )
    .post('/bookings/:reference/cancel', params(calls.cancelOwnBooking.params), async (c) => {
      const mailTo = (email: string) => deps.mailLimit.bookingMail(c, email)
      const options = { lang: c.get('lang'), now: now(), mailTo }
      return c.json(
        await bookings.cancelOfUser(accountHolderOf(c).userId, c.req.valid('param').reference, options),
      )
    })
    .post(
      '/bookings/:reference/quote',
      limit,
      params(calls.quoteOwnChange.params),
      jsonBody(calls.quoteOwnChange.body),
      async (c) => {
        const context = { lang: c.get('lang'), now: now(), change: c.req.valid('json') }
        const { reference } = c.req.valid('param')
        return c.json(await bookings.quoteChangeOfUser(accountHolderOf(c).userId, reference, context))
      },
    )
    .post(
      '/bookings/:reference/change',
      limit,
      params(calls.changeOwnBooking.params),
      jsonBody(calls.changeOwnBooking.body),
      async (c) => {
        const context = { ...(await changeContext(c, c.req.valid('json'), deps)), now: now() }
        const { reference } = c.req.valid('param')
        return c.json(await bookings.changeOfUser(accountHolderOf(c).userId, reference, context))
      },
    )

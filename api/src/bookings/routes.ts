import { createHash } from 'node:crypto'
import { calls } from '@calm-rest/contract/openapi'
import { idempotencyKey } from '@calm-rest/contract/schemas'
import type { ClientKey } from '@calm-rest/server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { NetworkHash } from '../http/client-network.ts'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody, parseHeader } from '../http/validate.ts'
import { attributionOf } from '../partners/attribution.ts'
import type { PartnerLookups } from '../partners/lookups.ts'
import type { BookingQueries } from './queries.ts'

interface BookingDeps {
  bookings: BookingQueries
  partners: PartnerLookups
  clientKey: ClientKey
  networkHash: NetworkHash
  /** Whether the guest's address may get one more mail. */
  mayMail: (c: Context<ApiEnv>, email: string) => Promise<boolean>
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

export const bookingRoutes = ({
  bookings,
  partners,
  clientKey,
  networkHash,
  mayMail,
  now,
  limit,
}: BookingDeps) =>
  new Hono<ApiEnv>().post('/', limit, jsonBody(calls.createBooking.body), async (c) => {
    const input = c.req.valid('json')
    const key = parseHeader(idempotencyKey, 'Idempotency-Key', c.req.header('Idempotency-Key'))
    const userId = c.get('member')?.userId
    const attempt =
      key === undefined ? undefined : { key: key.toLowerCase(), bodyHash: hashOf({ userId, ...input }) }
    const attribution = await attributionOf(input, c.get('partnerOrigin'), partners)
    const network = await networkHash(clientKey(c))
    const tellGuest = await mayMail(c, input.email)
    const order = {
      ...{ ...input, lang: c.get('lang'), bookedAt: now(), userId, attempt },
      ...{ attribution, network, tellGuest },
    }
    return c.json(await bookings.book(order), 201)
  })

/** Hash of the member and of the validated input, whose fields the schema orders: spaces and order in the body do not matter. */
const hashOf = (input: object) => createHash('sha256').update(JSON.stringify(input)).digest()

import { createHash } from 'node:crypto'
import { calls } from '@calm-rest/contract/openapi'
import { idempotencyKey } from '@calm-rest/contract/schemas'
import { Hono, type MiddlewareHandler } from 'hono'
import type { MailPace } from '../accounts/mail-pace.ts'
import type { NetworkHash } from '../http/client-network.ts'
import type { ApiEnv } from '../http/env.ts'
import type { ClientKey } from '../http/rate-limit.ts'
import { jsonBody, parseHeader } from '../http/validate.ts'
import { attributionOf } from '../partners/attribution.ts'
import type { PartnerLookups } from '../partners/lookups.ts'
import type { BookingQueries } from './queries.ts'

interface BookingParts {
  bookings: BookingQueries
  partners: PartnerLookups
  clientKey: ClientKey
  networkHash: NetworkHash
  pace: MailPace
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

export const bookingRoutes = ({
  bookings,
  partners,
  clientKey,
  networkHash,
  pace,
  now,
  limit,
}: BookingParts) =>
  new Hono<ApiEnv>().post('/', limit, jsonBody(calls.createBooking.body), async (c) => {
    const input = c.req.valid('json')
    const key = parseHeader(idempotencyKey, 'Idempotency-Key', c.req.header('Idempotency-Key'))
    const userId = c.get('member')?.userId
    const attempt =
      key === undefined ? undefined : { key: key.toLowerCase(), bodyHash: hashOf({ userId, ...input }) }
    const attribution = await attributionOf(input, c.get('partnerOrigin'), partners)
    const network = await networkHash(clientKey(c))
    const tellGuest = await pace.mayMailAs(c, input.email)
    const order = {
      ...{ ...input, lang: c.get('lang'), bookedAt: now(), userId, attempt },
      ...{ attribution, network, tellGuest },
    }
    return c.json(await bookings.book(order), 201)
  })

/** Of who asks and the checked input, whose fields the schema puts in order: spaces and order in the body do not matter. */
const hashOf = (input: object) => createHash('sha256').update(JSON.stringify(input)).digest()

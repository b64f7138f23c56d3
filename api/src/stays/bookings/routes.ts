import { createHash } from 'node:crypto'
import type { BookingReceipt } from '@calm-rest/contract/api'
import { calls } from '@calm-rest/contract/openapi'
import { idempotencyKey } from '@calm-rest/contract/schemas'
import type { ClientKey } from '@calm-rest/server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { NetworkHash } from '../../core/http/client-network.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, parseHeader } from '../../core/http/validate.ts'
import type { SignedLinks } from '../../core/links/signed-links.ts'
import type { MailLimit } from '../../core/mail-limits/mail-limit.ts'
import type { AttributionOf, Unattributed } from '../../partners/index.ts'
import type { Property } from '../../property/index.ts'
import type { Bookings } from './bookings.ts'
import type { BookingEvidence } from './evidence.ts'

interface BookingDeps {
  bookings: Bookings
  quotes: Pick<Property['quotes'], 'read'>
  attributionOf: AttributionOf
  clientKey: ClientKey
  networkHash: NetworkHash
  mailLimit: MailLimit
  guesses: Property['guesses']
  evidence: BookingEvidence
  links: Pick<SignedLinks, 'forBooker'>
  now: () => Date
  logger: Logger
  limit: MiddlewareHandler<ApiEnv>
}

export const bookingRoutes = ({
  bookings,
  quotes,
  attributionOf,
  clientKey,
  networkHash,
  mailLimit,
  guesses,
  evidence,
  links,
  now,
  logger,
  limit,
}: BookingDeps) =>
  new Hono<ApiEnv>().post('/', limit, jsonBody(calls.createBooking.body), async (c) => {
    const { quote, workProof, addressCode, ...input } = c.req.valid('json')
    const key = parseHeader(idempotencyKey, 'Idempotency-Key', c.req.header('Idempotency-Key'))
    const userId = c.get('accountHolder')?.userId
    const attempt =
      key === undefined ? undefined : { key: key.toLowerCase(), bodyHash: hashOf({ userId, ...input }) }
    const found = await attributionOf(input, c.get('partnerOrigin'))
    const attribution = found && 'partnerId' in found ? found : undefined
    const network = await networkHash(clientKey(c))
    const { guestMail, settle } = await mailLimit.bookingMail(c, input.email)
    const given = { attempt, network, email: input.email, workProof, addressCode }
    const order = {
      ...input,
      lang: c.get('lang'),
      bookedAt: now(),
      userId,
      attempt,
      evidence: await evidence.read(c, given),
      attribution,
      network,
      guestMail,
      quoted: quote ? await quotes.read(quote) : undefined,
    }
    const book = () => guesses(c, input.promotionCode, () => bookings.book(order))
    const receipt = await book().catch(async (cause: unknown) => {
      throw await evidence.withChallenge(cause, given)
    })
    await settle()
    if (found && 'reason' in found) logUnattributed(logger, c, found)
    // scripts of a partner's page read the answer, and must not get the link to change and cancel
    if (c.get('partnerOrigin') !== undefined) return c.json(withoutLinks(receipt), 201)
    return c.json({ ...receipt, token: await links.forBooker(receipt.reference, receipt.checkOut) }, 201)
  })

/** A partner's page may say that the stay is held, and leaves the link to pay to the mail. */
const withoutLinks = ({ deposit, rooms, ...receipt }: BookingReceipt): BookingReceipt => ({
  ...receipt,
  ...withoutLink({ deposit }),
  ...(rooms && { rooms: rooms.map((room) => ({ ...room, ...withoutLink(room) })) }),
})

const withoutLink = ({ deposit }: Pick<BookingReceipt, 'deposit'>) =>
  deposit && { deposit: { amount: deposit.amount, until: deposit.until } }

/**
 * Hash of the member and of the validated input, whose fields the schema orders, so that whitespace and order in the
 * body do not matter.
 */
const hashOf = (input: object) => createHash('sha256').update(JSON.stringify(input)).digest()

/** Logs why a booking is not in a partner's statement, in case the partner asks the owner. */
const logUnattributed = (logger: Logger, c: Context<ApiEnv>, { partner, reason }: Unattributed) =>
  logger.info({ requestId: c.get('requestId'), partner, reason }, 'booked without the partner that was named')

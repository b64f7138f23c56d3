import type { Floods } from '@calm-rest/contract/staff'
import { staffLimits } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import type { Lang } from '@calm-rest/contract/widget'
import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import { isRefused } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody } from '../../core/http/validate.ts'
import { formatName } from '../../core/mail-format/formats.ts'
import { createFloods, type StayOptions } from '../../stays/index.ts'
import type { CommandsOf } from '../staff/commands-of.ts'

interface FloodDeps extends Pick<StayOptions, 'nightCaps' | 'reviewCaps'> {
  db: Database
  commandsOf: CommandsOf
  now: () => Date
}

const { cancelFlood, setFloodReviews, approveFlood } = staffCalls

const networksOf = (found: readonly { network: string }[]) =>
  new Set(found.map(({ network }) => network)).size

/** Many bookings or reviews at once: lists them, and lets the owner undo them together. */
export const floodRoutes = ({ db, commandsOf, nightCaps, reviewCaps, now }: FloodDeps) => {
  const { ofBookings, ofReviews } = createFloods(db, { nightCaps, reviewCaps })

  const read = async (lang: Lang): Promise<Floods> => {
    const bookings = await ofBookings.find(now(), lang)
    const reviews = await ofReviews.find(now())
    return {
      bookings: toFlood(bookings, ({ bookedAt }) => bookedAt, {
        nights: bookings.reduce((sum, { nights }) => sum + nights, 0),
        bookings: bookings
          .slice(0, staffLimits.floodListed)
          .map(({ firstName, lastName, nights: _nights, network: _network, domain: _domain, ...one }) => ({
            ...one,
            name: formatName({ firstName, lastName }),
          })),
      }),
      reviews: toFlood(reviews, ({ createdAt }) => createdAt, {
        reviews: reviews.slice(0, staffLimits.floodListed).map(({ network: _network, ...one }) => one),
      }),
    }
  }

  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await read(c.get('lang'))))
    .post('/bookings/cancel', jsonBody(cancelFlood.body), async (c) => {
      const { bookings } = commandsOf(c)
      let cancelled = 0
      // one after another, each with its audit log line, so that guests who book meanwhile wait for one at most
      for (const reference of c.req.valid('json').references)
        cancelled += await bookings.cancel(reference).then(() => 1, ofEnded)
      return c.json({ cancelled })
    })
    .post('/reviews', jsonBody(setFloodReviews.body), async (c) => {
      const { reviews } = commandsOf(c)
      for (const { id, status } of c.req.valid('json').reviews) await reviews.setOfFlood(id, status)
      return c.json({ success: true })
    })
    .post('/approve', jsonBody(approveFlood.body), async (c) => {
      const { references, reviews: ids } = c.req.valid('json')
      const { bookings, reviews } = commandsOf(c)
      for (const reference of references) await bookings.approveOfFlood(reference)
      for (const id of ids) await reviews.approveOfFlood(id)
      return c.json({ success: true })
    })
}

const toFlood = <One extends { network: string }, More extends object>(
  found: readonly One[],
  momentOf: (one: One) => string,
  more: More,
) => {
  const first = found[0]
  const last = found.at(-1)
  if (!first || !last) return null
  const span = { from: momentOf(first), until: momentOf(last) }
  return { ...span, networks: networksOf(found), count: found.length, ...more }
}

/** 0 for a booking that ended meanwhile: the others are cancelled anyway. */
const ofEnded = (cause: unknown): 0 => {
  if (isRefused(cause, 'booking_closed')) return 0
  throw cause
}

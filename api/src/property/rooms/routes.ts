import type { Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { calls } from '@calm-rest/contract/openapi'
import { langQuery } from '@calm-rest/contract/schemas'
import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { Hono } from 'hono'
import { cacheable } from '../../core/cache/cache-answers.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { params, query } from '../../core/http/validate.ts'
import type { DayPrices } from '../rates/day-prices.ts'
import type { AvailabilityQueries } from './availability-queries.ts'
import type { PublishedRooms } from './published-rooms.ts'
import { assertDays, assertSpan } from './span.ts'

interface RequestedStay {
  checkIn?: CalendarDate | undefined
  checkOut?: CalendarDate | undefined
  guests?: number | undefined
}

/** Returns whether a booking of these dates and guests would be accepted, if the room is free. */
const canTake = (room: Room, { checkIn, checkOut, guests = 1 }: RequestedStay, today: CalendarDate) =>
  checkIn !== undefined &&
  checkOut !== undefined &&
  checkIn >= today &&
  nightsBetween(checkIn, checkOut) <= limits.nights.max &&
  checkOut <= addDays(today, limits.bookingHorizonDays) &&
  guests <= room.guests

const planHeaders = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  // an SVG opened by itself is a page: styles are permitted and nothing else
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

interface RoomDeps {
  rooms: PublishedRooms
  availability: AvailabilityQueries
  dayPrices: DayPrices
  today: () => string
}

export const roomRoutes = ({ rooms, availability, dayPrices, today }: RoomDeps) => {
  /** Adds the price of a night of the stay, and whether the room accepts it, if the request names a stay. */
  const forStay = async (found: readonly Room[], stay: RequestedStay, lang: Lang) => {
    const { checkIn, checkOut, guests } = stay
    if (!checkIn || !checkOut) return found
    assertSpan('checkIn', checkIn, 'checkOut', checkOut)
    const free = await availability.placesFor(checkIn, checkOut, today(), limits.rooms.max)
    const priced = await rooms.pricedFor(found, { checkIn, checkOut, guests }, lang)
    return priced.map((room) => {
      const unitsLeft = free.get(room._id)
      const available = !room.restricted && unitsLeft !== undefined && canTake(room, stay, today())
      return { ...room, available, ...(available && { unitsLeft }) }
    })
  }

  return new Hono<ApiEnv>()
    .get('/', query(calls.listRooms.query), cacheable, async (c) =>
      c.json(await forStay(await rooms.list(c.get('lang')), c.req.valid('query'), c.get('lang'))),
    )
    .get('/:id', params(calls.readRoom.params), query(calls.readRoom.query), cacheable, async (c) => {
      const found = await rooms.findById(c.req.valid('param').id, c.get('lang'))
      if (!found) throw new ApiError('room_not_found')
      const [room] = await forStay([found], c.req.valid('query'), c.get('lang'))
      return c.json(room)
    })
    .get('/:id/plan', params(calls.readRoom.params), query(langQuery), cacheable, async (c) => {
      const plan = await rooms.drawPlan(c.req.valid('param').id, c.get('lang'))
      if (!plan) throw new ApiError('room_not_found')
      return c.body(plan, 200, planHeaders)
    })
    .get(
      '/:id/availability',
      params(calls.readAvailability.params),
      query(calls.readAvailability.query),
      cacheable,
      async (c) => {
        const { id } = c.req.valid('param')
        const { from, to, guests } = c.req.valid('query')
        assertDays({ from, to }, today())
        const taken = await availability.takenNights(id, from, to)
        if (!taken) throw new ApiError('room_not_found')
        const wanted = { roomTypeId: id, from, to, guests, today: today() }
        const days = guests === undefined ? undefined : await dayPrices({ ...wanted, guests })
        return c.json({ roomId: id, from, to, taken, days })
      },
    )
}

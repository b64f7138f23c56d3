import type { AvailabilityDay, OfferDays } from '@calm-rest/contract/api'
import { type CalendarDate, nightlyPriceCents, nightsOf } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { dayPricesOf } from '../rates/day-prices.ts'
import { createRatesStore } from '../rates/rates-store.ts'
import { ownPricesOf } from '../rates/shown-price.ts'
import { createAvailabilityQueries } from '../rooms/availability-queries.ts'
import type { RoomQueries } from '../rooms/queries.ts'

interface WantedDays {
  from: CalendarDate
  /** The day after the last one. */
  to: CalendarDate
  guests: number
}

interface DaysContext {
  lang: Lang
  today: CalendarDate
}

/** Days of one room type. */
interface RoomDays {
  taken: ReadonlySet<CalendarDate>
  days: ReadonlyMap<CalendarDate, AvailabilityDay>
}

/** Returns for each night the cheapest free room that takes the guests, for a calendar before a room is chosen. */
export const createOfferDays = (db: Database, rooms: Pick<RoomQueries, 'list'>) => {
  const availability = createAvailabilityQueries(db)
  const store = createRatesStore(db)

  return async ({ from, to, guests }: WantedDays, { lang, today }: DaysContext): Promise<OfferDays> => {
    const { rates } = await store.current()
    const large = (await rooms.list(lang)).filter((room) => guests <= room.guests)
    const found = await Promise.all(
      large.map(async (room): Promise<RoomDays> => {
        const roomTypeId = room._id
        const baseCents = nightlyPriceCents(ownPricesOf(room))
        const days = dayPricesOf(rates, { roomTypeId, baseCents, guests, from, to, today })
        return {
          taken: new Set((await availability.takenNights(roomTypeId, from, to)) || []),
          days: new Map(days.map((one) => [one.day, one])),
        }
      }),
    )
    const nights = nightsOf(from, to)
    const freeOn = (night: CalendarDate) => found.filter(({ taken }) => !taken.has(night))
    return {
      from,
      to,
      guests,
      taken: nights.filter((night) => freeOn(night).length === 0),
      days: nights.flatMap((night) => {
        const daysOf = (those: readonly RoomDays[]) => those.flatMap(({ days }) => days.get(night) ?? [])
        const free = daysOf(freeOn(night))
        const all = daysOf(found)
        // the property is closed for all of them: the calendar shows this instead of a taken night
        const closed = all.find((one) => one.closed)
        if (closed) return [closed]
        return free.length > 0 ? [mostOpen(night, free, all)] : []
      }),
    }
  }
}

/**
 * A day is closed only if it is closed for every room. A stay may end in a room whose night is taken by another stay.
 */
const mostOpen = (
  day: CalendarDate,
  free: readonly AvailabilityDay[],
  all: readonly AvailabilityDay[],
): AvailabilityDay => {
  const least = (nightsOf: (one: AvailabilityDay) => number | undefined) =>
    Math.min(...free.map((one) => nightsOf(one) ?? 1))
  const most = (nightsOf: (one: AvailabilityDay) => number | undefined) =>
    Math.max(...free.map((one) => nightsOf(one) ?? Number.POSITIVE_INFINITY))
  const minNights = least((one) => one.minNights)
  const minNightsThrough = least((one) => one.minNightsThrough)
  const maxNights = most((one) => one.maxNights)
  const maxNightsThrough = most((one) => one.maxNightsThrough)
  return {
    day,
    price: Math.min(...free.map(({ price }) => price)),
    ...(minNights > 1 && { minNights }),
    ...(minNightsThrough > 1 && { minNightsThrough }),
    ...(Number.isFinite(maxNights) && { maxNights }),
    ...(Number.isFinite(maxNightsThrough) && { maxNightsThrough }),
    ...(free.every((one) => one.closedToArrival) && { closedToArrival: true }),
    ...(all.every((one) => one.closedToDeparture) && { closedToDeparture: true }),
  }
}

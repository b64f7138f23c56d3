import type { AvailabilityDay } from '@calm-rest/contract/api'
import {
  type CalendarDate,
  nightlyPriceCents,
  nightsBetween,
  nightsOf,
  toDollars,
} from '@calm-rest/contract/stay'
import { defaultLang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createRoomFinder } from '../inventory/booked-room.ts'
import { holdsOn } from './night-price.ts'
import { createOneNightTotal } from './price-stay.ts'
import { planOrStandard, type Rates, type Restriction, standardPlan } from './rates.ts'
import { createRatesStore } from './rates-store.ts'
import { concerns, isClosedOn } from './restrictions.ts'

interface WantedDays {
  roomTypeId: string
  from: CalendarDate
  /** The day after the last one. */
  to: CalendarDate
  guests: number
  /** Arrivals that would be booked too late or too early on this day count as closed; none by default. */
  today?: CalendarDate | undefined
}

interface PricedDays extends WantedDays {
  /** Price of a night in cents before any rate, after the room's own discount. */
  baseCents: number
}

/** Returns for each day the price of a one-night stay in the standard plan, and how a stay may begin and end. */
export const dayPricesOf = (
  rates: Rates,
  { roomTypeId, baseCents, guests, from, to, today }: PricedDays,
): AvailabilityDay[] => {
  const plan = planOrStandard(rates, standardPlan)
  const totalOn = createOneNightTotal(rates, plan, { roomTypeId, baseCents, guests, children: [] })
  const restrictions = rates.restrictions.filter((one) => concerns(one, { roomTypeId, planId: plan.id }))
  return nightsOf(from, to).map((day) => {
    const here = restrictions.filter((one) => holdsOn(one, day))
    const daysAhead = today && nightsBetween(today, day)
    return {
      day,
      price: toDollars(totalOn(day)),
      ...lengthsOf(here),
      ...(isClosedOn(rates, day) && { closed: true }),
      ...(here.some((one) => one.closedToArrival || isBookedInVain(one, daysAhead)) && {
        closedToArrival: true,
      }),
      ...(here.some((one) => one.closedToDeparture) && { closedToDeparture: true }),
    }
  })
}

/** Returns the limits on the length of stays from the restrictions of a day: the strictest of them. */
const lengthsOf = (here: readonly Restriction[]) => {
  const lengths = (binds: Restriction['binds']) => {
    const rules = here.filter((one) => one.binds === binds)
    const max = Math.min(...rules.flatMap((one) => one.maxNights ?? []))
    return {
      min: Math.max(1, ...rules.flatMap((one) => one.minNights ?? [])),
      max: Number.isFinite(max) ? max : undefined,
    }
  }
  const arrival = lengths('arrival')
  const through = lengths('stay_through')
  return {
    ...(arrival.min > 1 && { minNights: arrival.min }),
    ...(through.min > 1 && { minNightsThrough: through.min }),
    ...(arrival.max !== undefined && { maxNights: arrival.max }),
    ...(through.max !== undefined && { maxNightsThrough: through.max }),
  }
}

const isBookedInVain = (
  { minDaysAhead = 0, maxDaysAhead = Number.POSITIVE_INFINITY }: Restriction,
  daysAhead: number | undefined,
) => daysAhead !== undefined && (daysAhead < minDaysAhead || daysAhead > maxDaysAhead)

/** Returns the prices of a room for each day of a calendar. */
export const createDayPrices = (db: Database) => {
  const findRoom = createRoomFinder(db)
  const store = createRatesStore(db)

  return async (wanted: WantedDays): Promise<AvailabilityDay[]> => {
    const room = await findRoom(wanted.roomTypeId, defaultLang)
    if (!room?.isOffered) return []
    const { rates } = await store.current()
    return dayPricesOf(rates, { ...wanted, baseCents: nightlyPriceCents(room) })
  }
}

export type DayPrices = ReturnType<typeof createDayPrices>

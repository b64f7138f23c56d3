import type { AvailabilityDay } from '@calm-rest/contract/api'
import { type CalendarDate, nightlyPriceCents, nightsOf, toDollars } from '@calm-rest/contract/stay'
import { defaultLang } from '@calm-rest/contract/widget'
import { createRoomFinder } from '../bookings/booked-room.ts'
import type { Database } from '../database/database.ts'
import { holdsOn } from './night-price.ts'
import { createOneNightTotal } from './price-stay.ts'
import { planOrStandard, type Rates, standardPlan } from './rates.ts'
import { createRatesStore } from './rates-store.ts'
import { concerns } from './restrictions.ts'

interface WantedDays {
  roomTypeId: string
  from: CalendarDate
  /** The day after the last one. */
  to: CalendarDate
  guests: number
}

interface PricedDays extends WantedDays {
  /** Price of a night in cents before any rate, after the room's own discount. */
  baseCents: number
}

/** Of each day what a stay of its night costs in the standard plan, and how a stay may begin and end. */
export const dayPricesOf = (
  rates: Rates,
  { roomTypeId, baseCents, guests, from, to }: PricedDays,
): AvailabilityDay[] => {
  const plan = planOrStandard(rates, standardPlan)
  const totalOn = createOneNightTotal(rates, plan, { roomTypeId, baseCents, guests, children: [] })
  const restrictions = rates.restrictions.filter((one) => concerns(one, { roomTypeId, planId: plan.id }))
  return nightsOf(from, to).map((day) => {
    const here = restrictions.filter((one) => holdsOn(one, day))
    const minNights = Math.max(1, ...here.map((one) => one.minNights ?? 1))
    return {
      ...{ day, price: toDollars(totalOn(day)) },
      ...(minNights > 1 && { minNights }),
      ...(here.some((one) => one.closedToArrival) && { closedToArrival: true }),
      ...(here.some((one) => one.closedToDeparture) && { closedToDeparture: true }),
    }
  })
}

/** What a calendar says of each day of a room. */
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

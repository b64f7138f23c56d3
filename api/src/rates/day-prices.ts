import type { AvailabilityDay } from '@calm-rest/contract/api'
import { addDays, type CalendarDate, nightlyPriceCents, nightsOf, toDollars } from '@calm-rest/contract/stay'
import { defaultLang } from '@calm-rest/contract/widget'
import { createRoomFinder } from '../bookings/booked-room.ts'
import type { Database } from '../database/database.ts'
import { createNightPrice, holdsOn } from './night-price.ts'
import { planOrStandard, standardPlan } from './rates.ts'
import { createRatesStore } from './rates-store.ts'
import { concerns } from './restrictions.ts'

interface WantedDays {
  roomTypeId: string
  from: CalendarDate
  /** The day after the last one. */
  to: CalendarDate
  guests: number
}

/** What a calendar says of each day: the price of its night in the standard plan, and how a stay may begin and end. */
export const createDayPrices = (db: Database) => {
  const findRoom = createRoomFinder(db)
  const store = createRatesStore(db)

  return async ({ roomTypeId, from, to, guests }: WantedDays): Promise<AvailabilityDay[]> => {
    const room = await findRoom(roomTypeId, defaultLang)
    if (!room) return []
    const { rates } = await store.current()
    const plan = planOrStandard(rates, standardPlan)
    const stay = { roomTypeId, baseCents: nightlyPriceCents(room), checkIn: from, checkOut: addDays(from, 1) }
    const priceOf = createNightPrice(rates, plan, { ...stay, guests, children: [] })
    const restrictions = rates.restrictions.filter((one) => concerns(one, { roomTypeId, planId: plan.id }))
    return nightsOf(from, to).map((day) => {
      const here = restrictions.filter((one) => holdsOn(one, day))
      const minNights = Math.max(1, ...here.map((one) => one.minNights ?? 1))
      return {
        ...{ day, price: toDollars(priceOf(day).totalCents) },
        ...(minNights > 1 && { minNights }),
        ...(here.some((one) => one.closedToArrival) && { closedToArrival: true }),
        ...(here.some((one) => one.closedToDeparture) && { closedToDeparture: true }),
      }
    })
  }
}

export type DayPrices = ReturnType<typeof createDayPrices>

import type { Room, ShownPrice } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { type CalendarDate, nightlyPriceCents, toCents, toDollars } from '@calm-rest/contract/stay'
import { createOneNightTotal } from './price-stay.ts'
import { planOrStandard, type Rates, standardPlan } from './rates.ts'

/** A room type with its own prices in cents. */
export interface OwnPrices {
  roomTypeId: string
  priceCents: number
  discountPriceCents?: number | undefined
}

export const ownPricesOf = ({
  _id,
  price,
  discountPrice,
}: Pick<Room, '_id' | 'price' | 'discountPrice'>): OwnPrices => ({
  roomTypeId: _id,
  priceCents: toCents(price),
  discountPriceCents: discountPrice === undefined ? undefined : toCents(discountPrice),
})

interface ShownTo {
  guests: number
  children?: readonly number[] | undefined
}

/** Number of guests for prices that are shown before a number is chosen: two, or the room's capacity if it is lower. */
export const shownGuests = (capacity: number): number => Math.min(limits.guests.default, capacity)

/**
 * Returns the price of a night that pages show: the cheapest of these nights, in the standard plan, as a one-night stay
 * is quoted. A price is struck through only if the room's own discount applies to that very night.
 */
export const shownPriceOf = (
  rates: Rates,
  { roomTypeId, ...own }: OwnPrices,
  { guests, children = [] }: ShownTo,
  nights: readonly CalendarDate[],
): ShownPrice => {
  const plan = planOrStandard(rates, standardPlan)
  const totalBy = (baseCents: number) =>
    createOneNightTotal(rates, plan, { roomTypeId, baseCents, guests, children })
  const totalOn = totalBy(nightlyPriceCents(own))
  const regularOn = totalBy(own.priceCents)
  let cheapest: { cents: number; regularCents: number } | undefined
  let dearestCents = 0
  for (const night of nights) {
    const cents = totalOn(night)
    dearestCents = Math.max(dearestCents, cents)
    if (cheapest && cents > cheapest.cents) continue
    const regularCents = regularOn(night)
    // of nights with the same price, the least reduced one: no discount is shown that another of them lacks
    if (!cheapest || cents < cheapest.cents || regularCents < cheapest.regularCents)
      cheapest = { cents, regularCents }
  }
  const { cents, regularCents } = cheapest ?? {
    cents: nightlyPriceCents(own),
    regularCents: own.priceCents,
  }
  return {
    ...(cents > 0 && cents < regularCents
      ? { price: toDollars(regularCents), discountPrice: toDollars(cents) }
      : { price: toDollars(cents) }),
    ...(dearestCents > cents && { priceVaries: true }),
  }
}

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

/** For whom prices are shown where nobody said for how many: two, or as many as the room takes. */
export const shownGuests = (capacity: number): number => Math.min(limits.guests.default, capacity)

/**
 * What pages say a night of a room costs on these nights: the cheapest of them, in the standard plan, as a stay of that
 * night alone is quoted. A price is struck through only where the room's own discount holds on that very night.
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
    // of nights that cost the same, the one that is reduced least: no discount is shown that another of them has not
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

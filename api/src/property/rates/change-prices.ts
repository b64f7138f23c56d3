import { addDays, type CalendarDate, nightsOf } from '@calm-rest/contract/stay'
import { createNightPrice, holdsOn, weekdayOf } from './night-price.ts'
import { type NightPriceRule, planOrStandard, type Rates, standardPlan } from './rates.ts'

export interface PricedRoomType {
  id: string
  /** Price of a night in cents before any rate, after the room's own discount. */
  baseCents: number
}

/** A change of price for some nights. */
export interface NightsChange extends Pick<NightPriceRule, 'from' | 'until' | 'weekdays'> {
  /** Returns the new price in cents from the present one. */
  priceOf(cents: number): number
}

type Prices = ReadonlyMap<CalendarDate, number>

/** Returns the price of a room for each night in cents, before guests and rate plan. */
export const roomPriceOn = (rates: Rates, { id, baseCents }: PricedRoomType) => {
  const stay = { roomTypeId: id, baseCents, guests: 1, children: [] }
  const priceOf = createNightPrice(rates, planOrStandard(rates, standardPlan), stay)
  return (night: CalendarDate): number => priceOf(night).roomCents
}

/** Returns the nights that a change applies to. */
export const changedNights = (change: Omit<NightsChange, 'priceOf'>): CalendarDate[] =>
  nightsOf(change.from, change.until).filter((night) => holdsOn(change, night))

/**
 * Returns the rates with other prices for some nights of a room, and unchanged prices for all others. The room's own
 * rules for only these nights are removed. If an older rule would take precedence over the new ones, the night gets a
 * rule of its own: a rule for one day, one weekday and one room precedes all others.
 */
export const changePrices = (rates: Rates, room: PricedRoomType, change: NightsChange): Rates => {
  const priceBefore = roomPriceOn(rates, room)
  const wanted: Prices = new Map(
    changedNights(change).map((night) => [night, change.priceOf(priceBefore(night))]),
  )
  const others = rates.prices.filter((rule) => rule.roomType !== room.id || !isFor(wanted, rule))
  const changed = { ...rates, prices: [...others, ...rulesFor(room.id, wanted)] }
  const priceAfter = roomPriceOn(changed, room)
  const overruled = [...wanted].filter(([night, cents]) => priceAfter(night) !== cents)
  const own = overruled.map(([night, cents]) => ruleFor(room.id, [night], cents))
  return { ...changed, prices: [...changed.prices, ...own] }
}

/** Returns whether a rule applies to these nights only. */
const isFor = (wanted: Prices, rule: NightPriceRule) =>
  nightsOf(rule.from, rule.until).every((night) => wanted.has(night) || !holdsOn(rule, night))

/** Returns one rule for each price if its weekdays permit, otherwise one for each run of nights. */
const rulesFor = (roomType: string, wanted: Prices): NightPriceRule[] =>
  [...Map.groupBy(wanted, ([, cents]) => cents)].flatMap(([cents, entries]) => {
    const nights = entries.map(([night]) => night)
    const whole = ruleFor(roomType, nights, cents)
    const isExact = [...wanted].every(([night, other]) => other === cents || !holdsOn(whole, night))
    return isExact ? [whole] : runsOf(nights, [...wanted.keys()]).map((run) => ruleFor(roomType, run, cents))
  })

const ruleFor = (roomType: string, nights: readonly CalendarDate[], priceCents: number): NightPriceRule => ({
  roomType,
  season: '',
  priceCents,
  weekdays: [...new Set(nights.map(weekdayOf))].sort(),
  from: nights[0] as CalendarDate,
  until: addDays(nights.at(-1) as CalendarDate, 1),
})

/** Returns runs of consecutive nights. */
const runsOf = (nights: readonly CalendarDate[], all: readonly CalendarDate[]): CalendarDate[][] => {
  const runs: CalendarDate[][] = []
  let last = -2
  for (const night of nights) {
    const place = all.indexOf(night)
    if (place === last + 1) runs.at(-1)?.push(night)
    else runs.push([night])
    last = place
  }
  return runs
}

import { addDays, type CalendarDate, nightsOf } from '@calm-rest/contract/stay'
import { createNightPrice, holdsOn, weekdayOf } from './night-price.ts'
import { type NightPriceRule, planOrStandard, type Rates, standardPlan } from './rates.ts'

export interface PricedRoomType {
  id: string
  /** Price of a night in cents before any rate, after the room's own discount. */
  baseCents: number
}

/** Another price for some nights. */
export interface NightsChange extends Pick<NightPriceRule, 'from' | 'until' | 'weekdays'> {
  /** New price in cents, of the one that a night has. */
  priceOf(cents: number): number
}

type Prices = ReadonlyMap<CalendarDate, number>

/** Price in cents of each night of a room, before guests and rate plan. */
export const roomPriceOn = (rates: Rates, { id, baseCents }: PricedRoomType) => {
  const stay = { roomTypeId: id, baseCents, guests: 1, children: [] }
  const priceOf = createNightPrice(rates, planOrStandard(rates, standardPlan), stay)
  return (night: CalendarDate): number => priceOf(night).roomCents
}

/** Nights that a change is for. */
export const changedNights = (change: Omit<NightsChange, 'priceOf'>): CalendarDate[] =>
  nightsOf(change.from, change.until).filter((night) => holdsOn(change, night))

/**
 * The rates with other prices for some nights of a room, and the same for all others. Its own rules that are for these
 * nights alone go. Where an older rule would count before the new ones, the night gets a rule of its own: for one day,
 * one weekday and one room, it comes before all others.
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

/** Whether a rule holds on none but these nights. */
const isFor = (wanted: Prices, rule: NightPriceRule) =>
  nightsOf(rule.from, rule.until).every((night) => wanted.has(night) || !holdsOn(rule, night))

/** One rule for each price where its weekdays allow that, else one for each run of nights. */
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

/** Nights that follow one another among all. */
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

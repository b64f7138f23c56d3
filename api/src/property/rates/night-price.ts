import type { CalendarDate } from '@calm-rest/contract/stay'
import { payableCents, percentOf, roundPrice } from './money.ts'
import { every, type NightPriceRule, type RatePlan, type Rates } from './rates.ts'

/** The parts of a room's stay that determine its price. */
export interface PricedStay {
  roomTypeId: string
  /** Price of a night in cents before any rate, after the room's own discount. */
  baseCents: number
  checkIn: CalendarDate
  checkOut: CalendarDate
  /** All who sleep in the room, including children. */
  guests: number
  /** Ages of the guests who are children. */
  children: readonly number[]
}

/** Price of one night in cents, and how it came about. */
export interface NightPrice {
  night: CalendarDate
  /** After the season, before guests. */
  roomCents: number
  /** The applied rule; undefined for the room's own price. */
  rule: NightPriceRule | undefined
  /** Supplement for the number of adults. */
  guestsCents: number
  childrenCents: number
  /** Supplement of the rate plan. */
  planCents: number
  /** Added by rounding; negative if it lowers the price. */
  roundingCents: number
  totalCents: number
}

/** Weekdays by date: each rule asks for the same few hundred days, and a Date costs more than all else. */
const weekdaysByDate = new Map<CalendarDate, number>()
const mostWeekdays = 4000

/** 1 is Monday. */
export const weekdayOf = (date: CalendarDate): number => {
  const known = weekdaysByDate.get(date)
  if (known !== undefined) return known
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
  if (weekdaysByDate.size >= mostWeekdays) weekdaysByDate.clear()
  weekdaysByDate.set(date, weekday)
  return weekday
}

/** Returns whether a rule for days applies on `date`. */
export const holdsOn = (
  { from, until, weekdays }: Pick<NightPriceRule, 'from' | 'until' | 'weekdays'>,
  date: CalendarDate,
): boolean => from <= date && date < until && (weekdays.length === 0 || weekdays.includes(weekdayOf(date)))

const priceBy = (rule: NightPriceRule, baseCents: number) =>
  rule.priceCents ?? baseCents + percentOf(baseCents, rule.percent ?? 0)

/**
 * Orders two rules that both apply by precedence (negative: the first one): the room type's own; then the one for
 * certain weekdays; then the one that begins later; then the one that ends earlier; then the cheaper one.
 */
const compareRules = (baseCents: number) => (a: NightPriceRule, b: NightPriceRule) =>
  Number(a.roomType === every) - Number(b.roomType === every) ||
  Number(a.weekdays.length === 0) - Number(b.weekdays.length === 0) ||
  (a.from < b.from ? 1 : a.from > b.from ? -1 : 0) ||
  (a.until < b.until ? -1 : a.until > b.until ? 1 : 0) ||
  priceBy(a, baseCents) - priceBy(b, baseCents)

/** Of prices for one type and for all types, returns the type's own. */
const ownOrEvery = <T extends { roomType: string }>(all: readonly T[], roomTypeId: string) =>
  all.find((one) => one.roomType === roomTypeId) ?? all.find((one) => one.roomType === every)

const childPricesOf = (rates: Rates, children: readonly number[]) =>
  children.flatMap(
    (age) => rates.childPrices.find(({ fromAge, toAge }) => fromAge <= age && age <= toAge) ?? [],
  )

/** Number of guests who pay like adults: also children without a child's price. */
export const adultsOf = (
  rates: Rates,
  { guests, children }: Pick<PricedStay, 'guests' | 'children'>,
): number => guests - childPricesOf(rates, children).length

/** Computes the price of one night in a plan. */
export const createNightPrice = (
  rates: Rates,
  plan: RatePlan,
  stay: Omit<PricedStay, 'checkIn' | 'checkOut'>,
) => {
  const { roomTypeId, baseCents, children } = stay
  const rules = rates.prices
    .filter(({ roomType }) => roomType === every || roomType === roomTypeId)
    .toSorted(compareRules(baseCents))
  const childPrices = childPricesOf(rates, children)
  const adults = adultsOf(rates, stay)
  const forGuests = rates.guestPrices.filter((one) => one.guests === adults)
  const guestsCents = payableCents(ownOrEvery(forGuests, roomTypeId)?.perNightCents ?? 0)
  const childrenCents = childPrices.reduce((sum, { perNightCents }) => sum + payableCents(perNightCents), 0)

  return (night: CalendarDate): NightPrice => {
    const rule = rules.find((one) => holdsOn(one, night))
    // a price from before the currency was changed may have decimals that it no longer has
    const roomCents = payableCents(rule ? priceBy(rule, baseCents) : baseCents)
    const before = Math.max(0, roomCents + guestsCents + childrenCents)
    const planCents = percentOf(before, plan.percent)
    const totalCents = roundPrice(before + planCents, rates.rounding)
    const roundingCents = totalCents - before - planCents
    return { night, rule, roomCents, guestsCents, childrenCents, planCents, roundingCents, totalCents }
  }
}

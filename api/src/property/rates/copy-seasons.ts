import { yearLater } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, nightsOf } from '@calm-rest/contract/stay'
import { holdsOn, weekdayOf } from './night-price.ts'
import type { NightPriceRule, Rates } from './rates.ts'

/** dates: the same dates a year later · weekdays: 52 weeks later, so that a Friday remains a Friday. */
export type CopyBy = 'dates' | 'weekdays'

const weeksDays = 52 * 7

/** A price by date, and its copy in the year after. */
export interface CopiedSeason {
  rule: NightPriceRule
  copy: NightPriceRule
}

/** Returns the prices by date that begin in a year with their copies, without copies that exist already. */
export const copiesOf = (rates: Rates, year: number, by: CopyBy): CopiedSeason[] => {
  const held = new Set(rates.prices.map(keyOf))
  return rates.prices
    .filter(({ from }) => from.startsWith(`${year}-`))
    .map((rule) => ({ rule, copy: copyOf(rule, by) }))
    .filter(({ copy }) => !held.has(keyOf(copy)))
    .sort((a, b) => (a.copy.from < b.copy.from ? -1 : 1))
}

const copyOf = (rule: NightPriceRule, by: CopyBy): NightPriceRule => {
  const shift = by === 'dates' ? yearLater : (date: CalendarDate) => addDays(date, weeksDays)
  const copy = { ...rule, from: shift(rule.from), until: shift(rule.until) }
  // a rule for each night of a few days names their weekdays, which are others a year later
  const isForEachNight =
    rule.weekdays.length > 0 && nightsOf(rule.from, rule.until).every((night) => holdsOn(rule, night))
  if (!isForEachNight) return copy
  return { ...copy, weekdays: [...new Set(nightsOf(copy.from, copy.until).map(weekdayOf))].sort() }
}

const keyOf = ({ season, from, until, weekdays, roomType, priceCents, percent }: NightPriceRule) =>
  JSON.stringify([season, from, until, weekdays, roomType, priceCents, percent])

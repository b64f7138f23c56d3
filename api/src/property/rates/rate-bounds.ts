import type { CalendarDate } from '@calm-rest/contract/stay'
import { ApiError } from '../../core/http/api-error.ts'
import type { Rates } from './rates.ts'

/**
 * Most rules of each list. They bound what a page has to compute and what a version of the rates weighs. Stored rates
 * from before may have more of a list, which then cannot grow.
 */
export const rateBounds = {
  plans: 20,
  prices: 2000,
  guestPrices: 200,
  childPrices: 20,
  restrictions: 500,
  closures: 100,
  lengthDiscounts: 20,
  promotionCodes: 200,
  taxes: 20,
  extras: 50,
  otherCurrencies: 5,
} as const satisfies { [List in keyof Rates]?: number }

type List = keyof typeof rateBounds

const lists = Object.keys(rateBounds) as List[]

const overfull = (next: Rates, held: Rates): List | undefined =>
  lists.find((list) => next[list].length > Math.max(rateBounds[list], held[list].length))

/** Without rules that no stay can meet any more; named seasons stay, since they are copied to later years. */
const withoutPast = (rates: Rates, today: CalendarDate): Rates => ({
  ...rates,
  prices: rates.prices.filter(({ until, season }) => until > today || season !== ''),
  restrictions: rates.restrictions.filter(({ until }) => until > today),
  closures: rates.closures.filter(({ until }) => until > today),
  promotionCodes: rates.promotionCodes.filter(
    ({ bookUntil }) => bookUntil === undefined || bookUntil >= today,
  ),
})

/**
 * Returns the rates if no list is longer than it may be; otherwise without the rules that are over.
 *
 * @throws ApiError 'too_many_rules' if that is not enough.
 */
export const withinBounds = (next: Rates, held: Rates, today: CalendarDate): Rates => {
  if (overfull(next, held) === undefined) return next
  const left = withoutPast(next, today)
  const list = overfull(left, held)
  if (list === undefined) return left
  throw new ApiError('too_many_rules', {
    why: `There are ${next[list].length} rules in '${list}', and at most ${rateBounds[list]} may be.`,
  })
}

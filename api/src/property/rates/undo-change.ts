import { every, type Rates, ratesSchema } from './rates.ts'

/** Parts of the rates that are changed rule by rule; the rounding counts as a list of at most one rule. */
const lists = [
  'plans',
  'prices',
  'guestPrices',
  'childPrices',
  'restrictions',
  'closures',
  'lengthDiscounts',
  'promotionCodes',
  'taxes',
  'extras',
  'otherCurrencies',
  'rounding',
] as const
export type RateList = (typeof lists)[number]

/** A rule of any list, as far as rules are compared and named. */
export type AnyRule = {
  [Key in keyof Facts]?: Facts[Key] | undefined
}
type Facts = Pick<Rates['plans'][number], 'id' | 'name'> &
  Pick<Rates['promotionCodes'][number], 'code'> &
  Pick<Rates['prices'][number], 'from' | 'until' | 'roomType' | 'season'> &
  Pick<Rates['guestPrices'][number], 'guests'> &
  Pick<Rates['childPrices'][number], 'fromAge' | 'toAge'> &
  Pick<Rates['lengthDiscounts'][number], 'nights'> &
  Pick<Rates['otherCurrencies'][number], 'currency'> &
  Pick<Rates, 'rounding'>

/** What a change removed from a list and added to it. */
export interface ListChange {
  list: RateList
  removed: AnyRule[]
  added: AnyRule[]
}

const rulesOf = (rates: Rates, list: RateList): readonly AnyRule[] => {
  if (list !== 'rounding') return rates[list]
  return rates.rounding ? [{ rounding: rates.rounding }] : []
}

/** Returns the difference between two versions of the rates, list by list. */
export const changeBetween = (before: Rates, after: Rates): ListChange[] =>
  lists
    .map((list) => ({
      list,
      removed: without(rulesOf(before, list), rulesOf(after, list)),
      added: without(rulesOf(after, list), rulesOf(before, list)),
    }))
    .filter(({ removed, added }) => removed.length + added.length > 0)

/** Returns the rules of the first list that are not in the second, counting duplicates. */
const without = (some: readonly AnyRule[], others: readonly AnyRule[]): AnyRule[] => {
  const left = others.map((one) => JSON.stringify(one))
  return some.filter((one) => {
    const at = left.indexOf(JSON.stringify(one))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

interface Versions {
  before: Rates
  /** Including the change. */
  after: Rates
  /** The current rates, including later changes. */
  now: Rates
}

/**
 * Returns the current rates without one earlier change; undefined if a later change concerns the same rules, or needs
 * what the change added.
 */
export const withoutChange = ({ before, after, now }: Versions): Rates | undefined => {
  if (JSON.stringify(after) === JSON.stringify(now)) return before
  const undone = changeBetween(before, after)
  const later = changeBetween(after, now)
  if (undone.length === 0) return undefined
  const touchesLater = undone.some(({ list, removed, added }) =>
    later
      .filter((other) => other.list === list)
      .flatMap((other) => [...other.removed, ...other.added])
      .some((rule) => [...removed, ...added].some((one) => areAboutTheSame(list, one, rule))),
  )
  if (touchesLater) return undefined
  const changed = undone.map(({ list, removed, added }) =>
    list === 'rounding'
      ? [list, removed[0]?.rounding]
      : [list, replaced(rulesOf(now, list), { added, removed })],
  )
  const rates = { ...now, ...Object.fromEntries(changed) }
  // a later rule may be of a plan that the change added
  return ratesSchema.safeParse(rates).success ? rates : undefined
}

/** Returns a list with removed rules in the place of the added ones, and further ones at its end. */
const replaced = (
  rules: readonly AnyRule[],
  { added, removed }: Pick<ListChange, 'added' | 'removed'>,
): AnyRule[] => {
  const stale = added.map((one) => JSON.stringify(one))
  const back = [...removed]
  const kept = rules.flatMap((rule) => {
    const at = stale.indexOf(JSON.stringify(rule))
    if (at < 0) return [rule]
    stale.splice(at, 1)
    return back.splice(0, 1)
  })
  return [...kept, ...back]
}

/** Returns whether two rules of a list concern the same stays: the same nights and rooms, ages, name or number. */
const areAboutTheSame = (list: RateList, one: AnyRule, other: AnyRule): boolean => {
  switch (list) {
    case 'prices':
    case 'restrictions':
    case 'closures':
      return isOfOneRoom(one, other) && areOverlapping(one, other)
    case 'guestPrices':
      return isOfOneRoom(one, other) && one.guests === other.guests
    case 'childPrices':
      return (one.fromAge ?? 0) <= (other.toAge ?? 0) && (other.fromAge ?? 0) <= (one.toAge ?? 0)
    default:
      return idOf(one) === idOf(other)
  }
}

const idOf = ({ id, code, currency, nights }: AnyRule) => id ?? code ?? currency ?? nights

const areOverlapping = (one: AnyRule, other: AnyRule) =>
  (one.from ?? '') < (other.until ?? '') && (other.from ?? '') < (one.until ?? '')

/** A closure is of all rooms. */
const isOfOneRoom = ({ roomType: one = every }: AnyRule, { roomType: other = every }: AnyRule) =>
  one === other || one === every || other === every

import { every, type Rates } from './rates.ts'

/** Lists of the rates that are changed rule by rule. */
const lists = ['prices', 'restrictions', 'closures', 'promotionCodes'] as const
type List = (typeof lists)[number]
type Rule = Rates[List][number]

/** What a change removed from a list and added to it. */
export interface ListChange {
  list: List
  removed: Rule[]
  added: Rule[]
}

/** Returns the difference between two versions of the rates; undefined if more than single rules changed. */
export const changeBetween = (before: Rates, after: Rates): ListChange[] | undefined => {
  const rest = (rates: Rates) => JSON.stringify({ ...rates, ...emptyLists })
  if (rest(before) !== rest(after)) return undefined
  return lists
    .map((list) => ({
      list,
      removed: without(before[list], after[list]),
      added: without(after[list], before[list]),
    }))
    .filter(({ removed, added }) => removed.length + added.length > 0)
}

const emptyLists = { prices: [], restrictions: [], closures: [], promotionCodes: [] }

/** Returns the rules of the first list that are not in the second, counting duplicates. */
const without = (some: readonly Rule[], others: readonly Rule[]): Rule[] => {
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

/** Returns the current rates without one earlier change; undefined if a later change concerns the same rules. */
export const withoutChange = ({ before, after, now }: Versions): Rates | undefined => {
  if (JSON.stringify(after) === JSON.stringify(now)) return before
  const undone = changeBetween(before, after)
  const later = changeBetween(after, now)
  if (!undone || undone.length === 0 || !later) return undefined
  const touchesLater = undone.some(({ list, removed, added }) =>
    later
      .filter((other) => other.list === list)
      .flatMap((other) => [...other.removed, ...other.added])
      .some((rule) => [...removed, ...added].some((one) => areAboutTheSame(one, rule))),
  )
  if (touchesLater) return undefined
  const changed = undone.map(({ list, removed, added }) => [list, [...without(now[list], added), ...removed]])
  return { ...now, ...Object.fromEntries(changed) }
}

/** Returns whether two rules of a list concern one code, or share a night and a room. */
const areAboutTheSame = (one: Rule, other: Rule): boolean => {
  if ('code' in one || 'code' in other) return 'code' in one && 'code' in other && one.code === other.code
  const isOfOneRoom =
    !('roomType' in one && 'roomType' in other) ||
    one.roomType === other.roomType ||
    [one.roomType, other.roomType].includes(every)
  return isOfOneRoom && one.from < other.until && other.from < one.until
}

import { addDays, type CalendarDate, laterOf, nightsBetween, nightsOf } from '@calm-rest/contract/stay'
import type { FieldError } from '../../core/http/api-error.ts'
import type { Span } from '../inventory/held.ts'
import { holdsOn } from './night-price.ts'
import { every, type Rates, type Restriction } from './rates.ts'

interface RestrictedStay {
  roomTypeId: string
  planId: string
  checkIn: CalendarDate
  checkOut: CalendarDate
}

/** The state of a changed stay before the change. */
interface StayBefore {
  /** Its nights: a closure since then takes none of them away. */
  nights: readonly CalendarDate[]
  /** It begins on the same day in the same type of room, which was decided when it was booked. */
  keepsArrival: boolean
}

/** Returns whether a restriction concerns a room type in a plan, on any day. */
export const concerns = (
  restriction: Restriction,
  { roomTypeId, planId }: Pick<RestrictedStay, 'roomTypeId' | 'planId'>,
) => [every, roomTypeId].includes(restriction.roomType) && [every, planId].includes(restriction.plan)

const isNightOf = ({ from, until }: Span, night: CalendarDate) => from <= night && night < until

/** Returns whether the property takes no guests for a night. */
export const isClosedOn = ({ closures }: Pick<Rates, 'closures'>, night: CalendarDate): boolean =>
  closures.some((closure) => isNightOf(closure, night))

/** Returns the whole closure around a night of a stay; adjacent closures count as one. */
export const closureOf = (
  rates: Pick<Rates, 'closures'>,
  stay: Pick<RestrictedStay, 'checkIn' | 'checkOut'>,
): Span | undefined => {
  const night = firstClosed(rates, stay, () => true)
  if (!night) return undefined
  const spans = rates.closures.toSorted((a, b) => a.from.localeCompare(b.from))
  const joined: Span[] = []
  for (const { from, until } of spans) {
    const last = joined.at(-1)
    if (last && from <= last.until) last.until = laterOf(last.until, until)
    else joined.push({ from, until })
  }
  return joined.find((span) => isNightOf(span, night))
}

/**
 * What determines the permitted length of a stay: its arrival, and its nights except those that are not checked again.
 */
interface BoundStay {
  arrival: CalendarDate | undefined
  checkIn: CalendarDate
  checkOut: CalendarDate
  /** Its nights, except those that were decided when the stay was booked. Listed once for all restrictions. */
  nights: readonly CalendarDate[]
}

/** Returns whether a restriction limits the length of a stay. */
const bindsLength = (one: Restriction, { arrival, checkIn, checkOut, nights }: BoundStay) => {
  if (one.binds === 'arrival') return arrival !== undefined && holdsOn(one, arrival)
  return one.from < checkOut && checkIn < one.until && nights.some((night) => holdsOn(one, night))
}

const nightsExcept = (
  { checkIn, checkOut }: Pick<RestrictedStay, 'checkIn' | 'checkOut'>,
  had: readonly CalendarDate[],
) => nightsOf(checkIn, checkOut).filter((night) => !had.includes(night))

/** Returns the first night of a stay in which the property is closed, among those for which `isNew` is true. */
const firstClosed = (
  { closures }: Pick<Rates, 'closures'>,
  { checkIn, checkOut }: Pick<RestrictedStay, 'checkIn' | 'checkOut'>,
  isNew: (night: CalendarDate) => boolean,
) => {
  const met = closures.filter(({ from, until }) => from < checkOut && checkIn < until)
  if (met.length === 0) return undefined
  return nightsOf(checkIn, checkOut).find((night) => isNew(night) && isClosedOn({ closures: met }, night))
}

/** Returns what forbids a stay. The strictest of all rules applies, so that their order does not matter. */
export const restrictionsOf = (
  rates: Rates,
  stay: RestrictedStay,
  today: CalendarDate,
  before?: StayBefore,
): FieldError[] => {
  const { checkIn, checkOut } = stay
  const closed = firstClosed(rates, stay, (night) => !before?.nights.includes(night))
  // no other length and no other plan opens the property
  if (closed) return [{ field: closed === checkIn ? 'checkIn' : 'checkOut', code: 'property_closed' }]

  const all = rates.restrictions.filter((one) => concerns(one, stay))
  const arrival = before?.keepsArrival ? undefined : checkIn
  const onArrival = all.filter((one) => arrival !== undefined && holdsOn(one, arrival))
  const daysAhead = nightsBetween(today, checkIn)
  const errors: FieldError[] = []
  const forbid = (isForbidden: boolean, error: FieldError) => {
    if (isForbidden) errors.push(error)
  }
  forbid(
    onArrival.some((one) => one.closedToArrival),
    { field: 'checkIn', code: 'closed_to_arrival' },
  )
  forbid(
    onArrival.some(({ minDaysAhead }) => minDaysAhead !== undefined && daysAhead < minDaysAhead),
    { field: 'checkIn', code: 'too_late_to_book' },
  )
  forbid(
    onArrival.some(({ maxDaysAhead }) => maxDaysAhead !== undefined && daysAhead > maxDaysAhead),
    { field: 'checkIn', code: 'too_far_ahead' },
  )
  forbid(
    all.some((one) => one.closedToDeparture && holdsOn(one, checkOut)),
    { field: 'checkOut', code: 'closed_to_departure' },
  )
  const nights = nightsBetween(checkIn, checkOut)
  const minNights = minNightsFor(rates, stay, before)
  forbid(nights < minNights, { field: 'checkOut', code: 'stay_too_short', nights: minNights })
  const had = before?.keepsArrival ? before.nights : []
  const bound = { arrival, checkIn, checkOut, nights: nightsExcept(stay, had) }
  const maxNights = Math.min(
    ...all.flatMap((one) => (one.maxNights !== undefined && bindsLength(one, bound) ? one.maxNights : [])),
  )
  forbid(nights > maxNights, { field: 'checkOut', code: 'stay_too_long', nights: maxNights })
  return errors
}

/**
 * Returns the minimum nights of a stay from its check-in on: as many as its arrival and each of its nights require,
 * including the nights that it would gain by being longer. 1 if there is no rule.
 */
export const minNightsFor = (rates: Rates, stay: RestrictedStay, before?: StayBefore): number => {
  const { checkIn } = stay
  const rules = rates.restrictions.filter((one) => one.minNights !== undefined && concerns(one, stay))
  const arrival = before?.keepsArrival ? undefined : checkIn
  const had = before?.keepsArrival ? before.nights : []
  for (let until = stay.checkOut; ; ) {
    const bound = {
      arrival,
      checkIn,
      checkOut: until,
      nights: nightsExcept({ checkIn, checkOut: until }, had),
    }
    const min = rules
      .filter((one) => bindsLength(one, bound))
      .reduce((most, { minNights = 1 }) => Math.max(most, minNights), 1)
    const earliestEnd = addDays(checkIn, min)
    if (earliestEnd <= until) return min
    until = earliestEnd
  }
}

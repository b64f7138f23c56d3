import {
  addDays,
  type CalendarDate,
  earlierOf,
  laterOf,
  nightsBetween,
  nightsOf,
} from '@calm-rest/contract/stay'
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

/** What a stay that is changed was before. */
interface StayBefore {
  /** Its nights: that the house is closed by now takes none of them away. */
  nights: readonly CalendarDate[]
  /** It begins as before in the same type of room: whether it may was decided when it was booked. */
  keepsArrival: boolean
}

/** Whether a restriction is about a room type in a plan, on whatever day. */
export const concerns = (
  restriction: Restriction,
  { roomTypeId, planId }: Pick<RestrictedStay, 'roomTypeId' | 'planId'>,
) => [every, roomTypeId].includes(restriction.roomType) && [every, planId].includes(restriction.plan)

const isNightOf = ({ from, until }: Span, night: CalendarDate) => from <= night && night < until

/** Whether the house takes no guests for a night. */
export const isClosedOn = ({ closures }: Pick<Rates, 'closures'>, night: CalendarDate): boolean =>
  closures.some((closure) => isNightOf(closure, night))

/** The whole time in which the house is closed around a night of a stay; closures that meet are one. */
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

/** What counts for the length of a stay: its arrival, and its nights but those that are not asked again. */
interface BoundStay {
  arrival: CalendarDate | undefined
  checkIn: CalendarDate
  checkOut: CalendarDate
  /** Nights that were decided when the stay was booked. */
  had: readonly CalendarDate[]
}

/** Whether a restriction binds the length of a stay. Nights are listed for those alone that reach into it. */
const bindsLength = (one: Restriction, { arrival, checkIn, checkOut, had }: BoundStay) => {
  if (one.binds === 'arrival') return arrival !== undefined && holdsOn(one, arrival)
  const from = laterOf(one.from, checkIn)
  const until = earlierOf(one.until, checkOut)
  if (one.weekdays.length === 0 && had.length === 0) return from < until
  return nightsOf(from, until).some((night) => !had.includes(night) && holdsOn(one, night))
}

/** First night of a stay in which the house is closed, among those that `isNew` says. */
const firstClosed = (
  { closures }: Pick<Rates, 'closures'>,
  { checkIn, checkOut }: Pick<RestrictedStay, 'checkIn' | 'checkOut'>,
  isNew: (night: CalendarDate) => boolean,
) => {
  const met = closures.filter(({ from, until }) => from < checkOut && checkIn < until)
  if (met.length === 0) return undefined
  return nightsOf(checkIn, checkOut).find((night) => isNew(night) && isClosedOn({ closures: met }, night))
}

/** What forbids a stay: the strictest of all that hold counts, so that their order means nothing. */
export const restrictionsOf = (
  rates: Rates,
  stay: RestrictedStay,
  today: CalendarDate,
  before?: StayBefore,
): FieldError[] => {
  const { checkIn, checkOut } = stay
  const closed = firstClosed(rates, stay, (night) => !before?.nights.includes(night))
  // no other length and no other plan opens the house
  if (closed) return [{ field: closed === checkIn ? 'checkIn' : 'checkOut', code: 'house_closed' }]

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
  const maxNights = Math.min(
    ...all.flatMap((one) =>
      one.maxNights !== undefined && bindsLength(one, { arrival, checkIn, checkOut, had })
        ? one.maxNights
        : [],
    ),
  )
  forbid(nights > maxNights, { field: 'checkOut', code: 'stay_too_long', nights: maxNights })
  return errors
}

/**
 * Nights that a stay from its check-in on must have: as many as its arrival and each of its nights ask for, and each
 * night that it would get by being longer. 1 where nothing says otherwise.
 */
export const minNightsFor = (rates: Rates, stay: RestrictedStay, before?: StayBefore): number => {
  const { checkIn } = stay
  const rules = rates.restrictions.filter((one) => one.minNights !== undefined && concerns(one, stay))
  const arrival = before?.keepsArrival ? undefined : checkIn
  const had = before?.keepsArrival ? before.nights : []
  for (let until = stay.checkOut; ; ) {
    const bound = { arrival, checkIn, checkOut: until, had }
    const min = rules
      .filter((one) => bindsLength(one, bound))
      .reduce((most, { minNights = 1 }) => Math.max(most, minNights), 1)
    const earliestEnd = addDays(checkIn, min)
    if (earliestEnd <= until) return min
    until = earliestEnd
  }
}

import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import type { FieldError } from '../http/api-error.ts'
import { holdsOn } from './night-price.ts'
import { every, type Rates, type Restriction } from './rates.ts'

interface RestrictedStay {
  roomTypeId: string
  planId: string
  checkIn: CalendarDate
  checkOut: CalendarDate
}

/** Whether a restriction is about a room type in a plan, on whatever day. */
export const concerns = (
  restriction: Restriction,
  { roomTypeId, planId }: Pick<RestrictedStay, 'roomTypeId' | 'planId'>,
) => [every, roomTypeId].includes(restriction.roomType) && [every, planId].includes(restriction.plan)

/** What forbids a stay: the strictest of all that hold counts, so that their order means nothing. */
export const restrictionsOf = (rates: Rates, stay: RestrictedStay, today: CalendarDate): FieldError[] => {
  const { checkIn, checkOut } = stay
  const all = rates.restrictions.filter((one) => concerns(one, stay))
  const onArrival = all.filter((one) => holdsOn(one, checkIn))
  const nights = nightsBetween(checkIn, checkOut)
  const daysAhead = nightsBetween(today, checkIn)
  const errors: FieldError[] = []
  const forbid = (isForbidden: boolean, field: string, code: FieldError['code']) => {
    if (isForbidden) errors.push({ field, code })
  }
  forbid(
    onArrival.some((one) => one.closedToArrival),
    'checkIn',
    'closed_to_arrival',
  )
  forbid(
    onArrival.some(({ minDaysAhead }) => minDaysAhead !== undefined && daysAhead < minDaysAhead),
    'checkIn',
    'too_late_to_book',
  )
  forbid(
    onArrival.some(({ maxDaysAhead }) => maxDaysAhead !== undefined && daysAhead > maxDaysAhead),
    'checkIn',
    'too_far_ahead',
  )
  forbid(
    all.some((one) => one.closedToDeparture && holdsOn(one, checkOut)),
    'checkOut',
    'closed_to_departure',
  )
  forbid(
    onArrival.some(({ minNights }) => minNights !== undefined && nights < minNights),
    'checkOut',
    'stay_too_short',
  )
  forbid(
    onArrival.some(({ maxNights }) => maxNights !== undefined && nights > maxNights),
    'checkOut',
    'stay_too_long',
  )
  return errors
}

/** Nights that a stay must have to begin on a day; 1 where nothing says otherwise. */
export const minNightsOn = (rates: Rates, stay: Omit<RestrictedStay, 'checkOut'>): number =>
  rates.restrictions
    .filter((one) => concerns(one, stay) && holdsOn(one, stay.checkIn))
    .reduce((most, { minNights = 1 }) => Math.max(most, minNights), 1)

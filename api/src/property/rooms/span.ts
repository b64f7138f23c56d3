import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { invalidFields } from '../../core/http/api-error.ts'

/** A query about dates covers at least a night and at most a year. */
export const assertSpan = (fromField: string, from: CalendarDate, toField: string, to: CalendarDate) => {
  const nights = nightsBetween(from, to)
  if (nights <= 0)
    throw invalidFields({
      field: toField,
      code: fromField === 'checkIn' ? 'not_after_check_in' : 'too_small',
    })
  if (nights > limits.availabilityDays) throw invalidFields({ field: toField, code: 'too_large' })
}

interface AskedDays {
  from: CalendarDate
  /** The day after the last one. */
  to: CalendarDate
}

/**
 * Throws unless at least one of the calendar's days can be booked. A calendar requests whole months, so some days may
 * be over and others too far ahead.
 */
export const assertDays = ({ from, to }: AskedDays, today: CalendarDate) => {
  assertSpan('from', from, 'to', to)
  // a visitor's clock may be a day behind that of the property
  if (to < today) throw invalidFields({ field: 'to', code: 'in_the_past' })
  if (from > addDays(today, limits.bookingHorizonDays))
    throw invalidFields({ field: 'from', code: 'too_far_ahead' })
}

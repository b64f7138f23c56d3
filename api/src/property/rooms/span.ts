import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { invalidFields } from '../../core/http/api-error.ts'

/** A question about dates spans at least a night and at most a year. */
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
 * Days that a calendar asks about, at least one of which can be booked. It asks for whole months: some of them may be
 * over, others too far ahead.
 */
export const assertDays = ({ from, to }: AskedDays, today: CalendarDate) => {
  assertSpan('from', from, 'to', to)
  // a visitor's clock may be a day behind that of the property
  if (to < today) throw invalidFields({ field: 'to', code: 'in_the_past' })
  if (from > addDays(today, limits.bookingHorizonDays))
    throw invalidFields({ field: 'from', code: 'too_far_ahead' })
}

import { limits } from '@calm-rest/contract/limits'
import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { invalidFields } from '../http/api-error.ts'

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

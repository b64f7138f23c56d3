import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { invalidFields } from '../../core/http/api-error.ts'

/** Throws with the name of the field if the last day out of order is past or too far ahead. */
export const assertUntil = (until: CalendarDate, today: CalendarDate, field = 'until') => {
  if (until <= today) throw invalidFields({ field, code: 'in_the_past' })
  if (until > addDays(today, limits.bookingHorizonDays)) throw invalidFields({ field, code: 'too_far_ahead' })
}

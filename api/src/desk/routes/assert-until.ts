import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { invalidFields } from '../../core/http/api-error.ts'

/** Names the field of the day until which a unit is out of order, where it is past or too far ahead. */
export const assertUntil = (until: CalendarDate, today: CalendarDate, field = 'until') => {
  if (until <= today) throw invalidFields({ field, code: 'in_the_past' })
  if (until > addDays(today, limits.bookingHorizonDays)) throw invalidFields({ field, code: 'too_far_ahead' })
}

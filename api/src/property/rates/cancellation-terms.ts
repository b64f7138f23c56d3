import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { momentAt } from '../../core/clock/property-clock.ts'
import type { RatePlan } from './rates.ts'

const hourMs = 60 * 60 * 1000

/** Returns until when a cancellation is free, ISO 8601 in UTC; the moment of booking if it never is. */
export const freeUntilOf = (
  { cancellation }: Pick<RatePlan, 'cancellation'>,
  checkIn: CalendarDate,
  bookedAt: Date,
): string => {
  switch (cancellation.kind) {
    case 'hours_after_booking':
      return new Date(bookedAt.getTime() + cancellation.hours * hourMs).toISOString()
    case 'days_before_arrival': {
      const end = momentAt(addDays(checkIn, 1 - cancellation.days))
      return (end > bookedAt ? end : bookedAt).toISOString()
    }
    case 'non_refundable':
      return bookedAt.toISOString()
  }
}

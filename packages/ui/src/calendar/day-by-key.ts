import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import { dayInWeek, sameDay, type Weekday } from './month.ts'

interface Key {
  key: string
  shiftKey: boolean
}

/** The day that a key moves to (ARIA Authoring Practices, date picker); undefined for other keys. */
export const dayByKey = (
  from: CalendarDate,
  { key, shiftKey }: Key,
  firstDay: Weekday,
): CalendarDate | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1)
    case 'ArrowRight':
      return addDays(from, 1)
    case 'ArrowUp':
      return addDays(from, -7)
    case 'ArrowDown':
      return addDays(from, 7)
    case 'Home':
      return addDays(from, -dayInWeek(from, firstDay))
    case 'End':
      return addDays(from, 6 - dayInWeek(from, firstDay))
    case 'PageUp':
      return sameDay(from, shiftKey ? -12 : -1)
    case 'PageDown':
      return sameDay(from, shiftKey ? 12 : 1)
    default:
      return undefined
  }
}

import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import type { StoredFacts } from '../../property/index.ts'
import { takenWords } from '../calendar-file/stay-calendar.ts'
import type { OccupiedSpan } from './occupied.ts'

/** Refresh interval for calendar programs in seconds; channels use their own. */
const refreshSeconds = 30 * 60

interface FeedSubject {
  roomId: string
  roomName: string
  property: Pick<StoredFacts, 'name' | 'calendarDomain'>
  /** Main language of the property. */
  lang: Lang
}

/**
 * Writes the taken nights of a room as RFC 5545. Nights are whole days, which channels read and no time zone can shift;
 * moments are in UTC. It contains nothing about guests. The same state always gives the same bytes.
 */
export const writeFeed = (
  { roomId, roomName, property, lang }: FeedSubject,
  spans: readonly OccupiedSpan[],
): string => {
  const calendar = ical({
    prodId: { company: property.name, product: 'Availability', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: `${property.name}: ${roomName}`,
    ttl: refreshSeconds,
  })
  for (const { from, until, changedAt } of spans) {
    calendar.createEvent({
      id: `${roomId}-${from}@${property.calendarDomain}`,
      stamp: new Date(changedAt),
      allDay: true,
      start: midnight(from),
      end: midnight(until),
      transparency: ICalEventTransparency.OPAQUE,
      busystatus: ICalEventBusyStatus.BUSY,
      summary: takenWords(lang),
    })
  }
  // the library does not end the last line
  return `${calendar.toString().trimEnd()}\r\n`
}

/** Whole days are written from the parts of a date in UTC. */
const midnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)

import { hotel } from '@calm-rest/contract/hotel'
import type { CalendarDate } from '@calm-rest/contract/stay'
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator'
import { domainOf } from '../../core/mail-format/mailbox.ts'
import { propertyMailbox } from '../../core/mail-format/property-mailbox.ts'
import { takenWords } from '../calendar-file/stay-calendar.ts'
import type { OccupiedSpan } from './occupied.ts'

/** How often a calendar program may ask, in seconds; portals go by their own. */
const refreshSeconds = 30 * 60

/**
 * The taken nights of a room as RFC 5545. Nights are whole days, which is what portals read and no zone can shift;
 * moments are in UTC. Nothing in it says who comes. The same state is always the same bytes.
 */
export const writeFeed = (roomId: string, roomName: string, spans: readonly OccupiedSpan[]): string => {
  const calendar = ical({
    prodId: { company: hotel.name, product: 'Availability', language: hotel.deskLang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: `${hotel.name}: ${roomName}`,
    ttl: refreshSeconds,
  })
  for (const { from, until, changedAt } of spans) {
    calendar.createEvent({
      id: `${roomId}-${from}@${domainOf(propertyMailbox)}`,
      stamp: new Date(changedAt),
      allDay: true,
      start: midnight(from),
      end: midnight(until),
      transparency: ICalEventTransparency.OPAQUE,
      busystatus: ICalEventBusyStatus.BUSY,
      summary: takenWords(hotel.deskLang),
    })
  }
  // the library ends no last line
  return `${calendar.toString().trimEnd()}\r\n`
}

/** Whole days are written by the parts of a date in UTC. */
const midnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)

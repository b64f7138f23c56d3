import { addressLineOf } from '@calm-rest/contract/address'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { placeWords } from '../../core/place-names.ts'
import { createWordsIn } from '../../core/words-in.ts'
import type { StoredFacts } from '../../property/index.ts'
import type { StoredBooking } from '../bookings/stored-booking.ts'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import zh from './locales/zh.json' with { type: 'json' }

const wordsIn = createWordsIn('Calendar files', { en, de, zh })

/** A stay as a file for calendar programs (RFC 5545). */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL'
  fileName: string
  content: string
}

/**
 * Writes the stay in each room as whole days, independent of time zones; the hours are in its text. A stay always has
 * the same UID, so that the file of a cancellation removes the entry of the confirmation.
 */
export const stayCalendar = (
  rooms: readonly StoredBooking[],
  { reference, lang, property }: { reference: string; lang: Lang; property: StoredFacts },
  method: CalendarFile['method'],
): CalendarFile => {
  const isCancelled = method === 'CANCEL'
  const calendar = ical({
    prodId: { company: property.name, product: 'Stay', language: lang.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  for (const booking of rooms)
    calendar.createEvent({
      id: `${booking.reference}@${property.calendarDomain}`,
      // each change and the cancellation replace the former entry
      sequence: booking.changes + (isCancelled ? 1 : 0),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      stamp: new Date(booking.cancelledAt ?? booking.changedAt ?? booking.bookedAt),
      allDay: true,
      start: midnight(booking.checkIn),
      end: midnight(booking.checkOut),
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: `${property.name}: ${booking.roomTypeName}`,
      description: describe(booking, lang, property),
      location: placeOf(property, lang),
      ...(property.email !== '' && { organizer: { name: property.name, email: property.email } }),
    })
  return { method, fileName: `${fileNamePart(property.name)}-${reference}.ics`, content: calendar.toString() }
}

const placeOf = ({ name: title, address, geo }: StoredFacts, lang: Lang) => ({
  title,
  address: addressLineOf(address, lang),
  ...(geo && { geo: { lat: geo.latitude, lon: geo.longitude } }),
})

/** The property's name in letters that every file system knows; `stay` where it has none of them. */
const fileNamePart = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'stay'

/** Title of unavailable nights in calendars. */
export const takenWords = (lang: Lang) => {
  const t = wordsIn(lang)
  return t('taken')
}

/** Whole days are written from the parts of a date in UTC. */
const midnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)

const describe = ({ reference }: StoredBooking, lang: Lang, property: StoredFacts) => {
  const t = wordsIn(lang)
  const { phone, email, checkInFrom, checkOutUntil } = property
  return [
    `${t('reference')}: ${reference}`,
    t('hours', { from: checkInFrom, until: checkOutUntil, country: placeWords(property, lang).country }),
    [phone, email].filter((one) => one !== '').join(', '),
  ].join('\n')
}

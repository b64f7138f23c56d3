import { guestTextNames } from '@calm-rest/contract/guest-texts'
import { unitLabel } from '@calm-rest/contract/staff'
import { nightsBetween } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDay, formatName, formatPrice, formatShortDay } from '../../../core/mail-format/formats.ts'
import { formatPhone } from '../../../core/phone-numbers/guest-phone.ts'
import { dueCentsOf, type StoredBooking } from '../../../stays/index.ts'
import { facts, note, text } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import type { Words } from '../words.ts'
import { arrivalLines } from './arrival-lines.ts'
import { atDesk } from './at-desk.ts'
import type { Composer } from './compose-kit.ts'
import { partyOf } from './party.ts'

/** Sent every morning, even without any guest: a missing mail shows that something is wrong. */
export const dayForOwner: Composer<'day-for-owner'> = async ({ payload: { day }, lang, t }, kit) => {
  const { arriving, leaving, staying } = await kit.stays.onDay(day, lang)
  const counts = t('day.counts', {
    arriving: arriving.length,
    leaving: leaving.length,
    staying: staying.length,
  })
  return {
    lang,
    ...toProperty(t),
    subject: t('day.subject', { day: formatShortDay(lang, day), counts }),
    preheader: counts,
    heading: formatDay(lang, day),
    parts: [
      text(arriving.length === 0 ? t('day.nobodyArrives') : t('day.arriving')),
      ...list(arriving, t, (booking) => arrivalOf(booking, t)),
      text(leaving.length === 0 ? t('day.nobodyLeaves') : t('day.leaving')),
      ...list(leaving, t, (booking) => leavingOf(booking, lang, t)),
      ...(staying.length === 0 ? [] : [text(t('day.staying'))]),
      ...list(staying, t, (booking) => stayingOf(booking, lang, t)),
      note(t('day.note')),
      ...(await atDesk(t('desk.open'), { section: 'today' }, { lang, t }, kit)),
    ],
  }
}

const list = (bookings: readonly StoredBooking[], t: Words, describe: (booking: StoredBooking) => string) =>
  bookings.length === 0
    ? []
    : [
        facts(
          ...bookings.map((booking) => ({
            label: t(booking.unitName === null ? 'day.room' : 'day.namedRoom', {
              room: booking.roomTypeName,
              unit: unitLabel(booking),
            }),
            value: describe(booking),
          })),
        ),
      ]

/** Each on a line of its own, since a reference broken across lines cannot be searched. */
const linesOf = (booking: StoredBooking, party: string, ...more: readonly string[]) =>
  [
    formatName(booking),
    party,
    booking.reference,
    ...more,
    ...guestTextNames.map((name) => booking[name] ?? ''),
  ]
    .filter((line) => line !== '')
    .join('\n')

/** Telephone of an arriving guest, for calls to late ones. */
const phoneOf = ({ phone }: StoredBooking) => (phone === null ? [] : [formatPhone(phone)])

/** Guests who leave without having paid are asked at departure. */
const leavingOf = (booking: StoredBooking, lang: Lang, t: Words) => {
  const due = dueCentsOf(booking)
  const isUnpaid = due > 0 ? [t('day.due', { total: formatPrice(lang, due) })] : []
  return linesOf(booking, partyOf(booking, t), ...isUnpaid)
}

const arrivalOf = (booking: StoredBooking, t: Words) => {
  const nights = t('stay.nights', { count: nightsBetween(booking.checkIn, booking.checkOut) })
  const party = t('day.party', { guests: partyOf(booking, t), span: nights })
  return linesOf(booking, party, ...phoneOf(booking), ...arrivalLines(booking, t))
}

const stayingOf = (booking: StoredBooking, lang: Lang, t: Words) => {
  const until = t('day.until', { day: formatShortDay(lang, booking.checkOut) })
  return linesOf(booking, t('day.party', { guests: partyOf(booking, t), span: until }))
}

import { addressLineOf } from '@calm-rest/contract/address'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import { todayAt } from '../../../core/clock/property-clock.ts'
import { formatDay } from '../../../core/mail-format/formats.ts'
import type { StoredBooking } from '../../../stays/index.ts'
import { action, facts, note, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import type { Words } from '../words.ts'
import type { Composer } from './compose-kit.ts'
import { bookingFacts, lastDayOf, staySpan } from './stay-facts.ts'

/** Sent some days before a stay: directions, and the question when the guests arrive. */
export const stayAhead: Composer<'stay-ahead'> = async ({ payload, lang, t, property }, kit) => {
  const reference = bookingReferenceOf(payload.reference)
  // guests in house, or a stay moved to another day, which has a mail of its own
  const rooms = (await kit.bookings.ofBooking(reference, lang)).filter(
    ({ status, arrivedOn, checkIn }) =>
      status === 'confirmed' && arrivedOn === null && checkIn === payload.checkIn,
  )
  const [booking] = rooms
  if (!booking || booking.email === '') return undefined
  // the mail server was down for days
  if (todayAt(kit.now()) > booking.checkIn) return undefined
  const token = await kit.signedLinks.forBooking(reference, lastDayOf(rooms))
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('ahead.subject', { reference }),
    preheader: staySpan(rooms, lang, t),
    heading: t('ahead.heading'),
    parts: [
      text(t('ahead.intro', { day: formatDay(lang, booking.checkIn) })),
      text(arrivalText(booking, t)),
      action(t('ahead.tell'), kit.pages.withToken('booking', lang, token)),
      text(t('ahead.answer', { phone: property.phone })),
      facts(...bookingFacts(rooms, { lang, t, property })),
      text(t('ahead.address', { address: addressLineOf(property.address) })),
      text(t('ahead.airport')),
      text(t('ahead.car')),
      action(t('ahead.way'), kit.pages.address('location', lang)),
      note(t('ahead.notYou')),
    ],
  }
}

/** A guest who told a time when booking was not asked about the shuttle yet. */
const arrivalText = ({ arrivalToldAt, arrivalTime, arrivalShuttle }: StoredBooking, t: Words) => {
  if (arrivalToldAt === null) return t('ahead.ask')
  return arrivalShuttle === null ? t('ahead.toldTime', { time: arrivalTime }) : t('ahead.told')
}

import { hotel } from '@calm-rest/contract/hotel'
import { stayCalendar } from '../calendar.ts'
import { formatMoment } from '../formats.ts'
import { action, facts, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'
import { stayFacts, staySpan } from './stay-facts.ts'

export const bookingConfirmed: Composer<'booking-confirmed'> = async ({ payload, lang, t }, kit) => {
  const booking = await kit.bookings.byReference(payload.reference, lang)
  // whoever cancelled before this could be sent is told that alone
  if (booking?.status !== 'confirmed' || booking.email === '') return undefined
  const token = await kit.signedLinks.forBooking(booking.reference, booking.checkOut)
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('confirmed.subject', { reference: booking.reference }),
    preheader: staySpan(booking, lang, t),
    heading: t('confirmed.heading'),
    parts: [
      text(t('confirmed.intro')),
      facts(...stayFacts(booking, lang, t)),
      text(t('confirmed.free', { until: formatMoment(lang, booking.freeCancellationUntil) })),
      action(t('confirmed.manage'), kit.pages.withToken('booking', lang, token)),
      text(t('confirmed.pay')),
      text(t('confirmed.late', { phone: hotel.phone })),
      text(t('confirmed.calendar')),
    ],
    calendar: stayCalendar(booking, lang, 'PUBLISH'),
  }
}

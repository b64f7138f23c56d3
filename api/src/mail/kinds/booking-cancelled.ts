import { hotel } from '@calm-rest/contract/hotel'
import { stayCalendar } from '../calendar.ts'
import { formatMoment } from '../formats.ts'
import { action, facts, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'
import { stayFacts, staySpan } from './stay-facts.ts'

export const bookingCancelled: Composer<'booking-cancelled'> = async ({ payload, lang, t }, kit) => {
  const booking = await kit.bookings.byReference(payload.reference, lang)
  if (!booking || booking.email === '') return undefined
  const isByProperty = payload.by === 'house'
  const until = formatMoment(lang, booking.freeCancellationUntil)
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('cancelled.subject', { reference: booking.reference }),
    preheader: staySpan(booking, lang, t),
    heading: t('cancelled.heading'),
    parts: [
      text(isByProperty ? t('cancelled.byProperty', { phone: hotel.phone }) : t('cancelled.byGuest')),
      text(booking.refund === 'full' ? t('cancelled.full') : t('cancelled.none', { until })),
      facts(...stayFacts(booking, lang, t)),
      text(t('cancelled.calendar')),
      text(t('cancelled.again')),
      action(t('cancelled.rooms'), kit.pages.address('rooms', lang)),
    ],
    calendar: stayCalendar(booking, lang, 'CANCEL'),
  }
}

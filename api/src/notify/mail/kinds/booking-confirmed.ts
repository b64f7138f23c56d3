import { formatMoment } from '../../../core/mail-format/formats.ts'
import { stayCalendar } from '../../../stays/index.ts'
import { action, facts, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'
import { paymentWords } from './payment-words.ts'
import { bookingFacts, lastDayOf, staySpan } from './stay-facts.ts'

export const bookingConfirmed: Composer<'booking-confirmed'> = async (
  { payload, lang, t, property },
  kit,
) => {
  // a booking cancelled before this was sent has only the mail about the cancellation
  const rooms = (await kit.bookings.ofBooking(payload.reference, lang)).filter(
    ({ status }) => status === 'confirmed',
  )
  const [booking] = rooms
  if (!booking || booking.email === '') return undefined
  const { reference } = payload
  const token = await kit.signedLinks.forBooking(reference, lastDayOf(rooms))
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('confirmed.subject', { reference }),
    preheader: staySpan(rooms, lang, t),
    heading: t('confirmed.heading'),
    parts: [
      text(t('confirmed.intro')),
      facts(...bookingFacts(rooms, { lang, t, property })),
      text(
        booking.freeCancellationUntil > booking.bookedAt
          ? t('confirmed.free', { until: formatMoment(lang, booking.freeCancellationUntil) })
          : t('confirmed.neverFree'),
      ),
      action(t('confirmed.manage'), kit.pages.withToken('booking', lang, token)),
      text(await paymentWords(rooms, t, kit)),
      text(t('confirmed.late', { phone: property.phone })),
      text(t('confirmed.calendar')),
    ],
    calendar: stayCalendar(rooms, { reference, lang, property }, 'PUBLISH'),
  }
}

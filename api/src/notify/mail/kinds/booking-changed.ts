import { bookingReferenceOf } from '@calm-rest/contract/reference'
import { stayCalendar } from '../../../stays/index.ts'
import { action, facts, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'
import { paymentWords } from './payment-words.ts'
import { stayBefore } from './stay-before.ts'
import { stayFacts, staySpan } from './stay-facts.ts'

export const bookingChanged: Composer<'booking-changed'> = async ({ payload, lang, t, property }, kit) => {
  const booking = await kit.bookings.byReference(payload.reference, lang)
  // a booking cancelled since has only the mail about the cancellation
  if (booking?.status !== 'confirmed' || booking.email === '') return undefined
  const token = await kit.signedLinks.forBooking(bookingReferenceOf(booking.reference), booking.checkOut)
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('change.subject', { reference: booking.reference }),
    preheader: staySpan([booking], lang, t),
    heading: t('change.heading'),
    parts: [
      text(payload.by === 'guest' ? t('change.byGuest') : t('change.byProperty', { phone: property.phone })),
      facts(...stayFacts(booking, { lang, t, property })),
      ...(await stayBefore(payload.before, booking, { lang, t }, kit)),
      ...(payload.roomPrice === undefined ? [] : [text(t(`change.roomPrice.${payload.roomPrice}`))]),
      action(t('confirmed.manage'), kit.pages.withToken('booking', lang, token)),
      text(await paymentWords([booking], t, kit)),
      text(t('change.calendar')),
    ],
    calendar: stayCalendar([booking], { reference: booking.reference, lang, property }, 'PUBLISH'),
  }
}

import { action, facts, note, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'
import { stayFacts, staySpan } from './stay-facts.ts'

/** The link of a booking once more, for whoever lost the mail that had it. */
export const bookingLink: Composer<'booking-link'> = async ({ payload, lang, t }, kit) => {
  const booking = await kit.bookings.byReference(payload.reference, lang)
  if (!booking || booking.email === '') return undefined
  const token = await kit.signedLinks.forBooking(booking.reference, booking.checkOut)
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('link.subject', { reference: booking.reference }),
    preheader: staySpan(booking, lang, t),
    heading: t('link.heading'),
    parts: [
      text(t('link.intro')),
      facts(...stayFacts(booking, lang, t)),
      action(t('link.action'), kit.pages.withToken('booking', lang, token)),
      note(t('link.notYou')),
    ],
  }
}

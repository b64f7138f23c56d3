import { action, facts, note, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'
import { bookingFacts, lastDayOf, staySpan } from './stay-facts.ts'

/** Repeats the link of a booking, for a guest who lost the mail with it. */
export const bookingLink: Composer<'booking-link'> = async ({ payload, lang, t, property }, kit) => {
  const { reference } = payload
  const rooms = await kit.bookings.ofBooking(reference, lang)
  const [booking] = rooms
  if (!booking || booking.email === '') return undefined
  const token = await kit.signedLinks.forBooking(reference, lastDayOf(rooms))
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('link.subject', { reference }),
    preheader: staySpan(rooms, lang, t),
    heading: t('link.heading'),
    parts: [
      text(t('link.intro')),
      facts(...bookingFacts(rooms, { lang, t, property })),
      action(t('link.action'), kit.pages.withToken('booking', lang, token)),
      note(t('link.notYou')),
    ],
  }
}

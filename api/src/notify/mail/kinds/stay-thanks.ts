import { limits } from '@calm-rest/contract/limits'
import { action, note, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'
import { staySpan } from './stay-facts.ts'

/** Sent after a stay: thanks, and the link to review it. */
export const stayThanks: Composer<'stay-thanks'> = async ({ payload, lang, t }, kit) => {
  const booking = await kit.bookings.byReference(payload.reference, lang)
  const hasStayed = booking?.status === 'confirmed' || booking?.status === 'completed'
  if (!booking || !hasStayed || booking.email === '') return undefined
  if (await kit.reviews.ofStay(booking.id)) return undefined
  const departure = booking.endedOn ?? booking.checkOut
  const token = await kit.signedLinks.forReview(booking.reference, departure)
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('thanks.subject'),
    preheader: staySpan([{ ...booking, checkOut: departure }], lang, t),
    heading: t('thanks.heading'),
    parts: [
      text(t('thanks.intro', { stay: staySpan([{ ...booking, checkOut: departure }], lang, t) })),
      text(t('thanks.review')),
      action(t('thanks.action'), kit.pages.withToken('write-review', lang, token)),
      note(t('thanks.verified', { days: limits.links.reviewDaysAfterStay })),
      note(t('thanks.again')),
      note(t('thanks.notYou')),
    ],
  }
}

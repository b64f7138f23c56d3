import type { Lang } from '@calm-rest/contract/widget'
import type { StoredBooking } from '../../bookings/stored-booking.ts'
import { formatName } from '../formats.ts'
import { action, facts, note, text } from '../letter.ts'
import { inHeader, mailboxOf, toProperty } from '../recipients.ts'
import type { Words } from '../words.ts'
import type { Composer } from './compose-kit.ts'
import { stayBefore } from './stay-before.ts'
import { stayFacts, staySpan } from './stay-facts.ts'

export const bookingForOwner: Composer<'booking-for-owner'> = async ({ payload, lang, t }, kit) => {
  const booking = await kit.bookings.byReference(payload.reference, lang)
  if (booking?.status !== 'confirmed') return undefined
  const link = async (does: 'cancel' | 'no_show') => {
    const subject = { about: 'booking', id: booking.reference, action: does } as const
    return kit.pages.withToken('desk', lang, await kit.signedLinks.forDesk(subject, booking.checkOut))
  }
  return {
    ...envelope(booking, lang, t),
    subject: t('ownerBooking.subject', { reference: booking.reference, span: staySpan(booking, lang, t) }),
    heading: t('ownerBooking.heading'),
    parts: [
      text(t('ownerBooking.intro', { name: formatName(booking) })),
      guestFacts(booking, lang, t),
      action(t('ownerBooking.cancelAction'), await link('cancel')),
      note(t('ownerBooking.cancelNote')),
      action(t('ownerBooking.noShowAction'), await link('no_show')),
      note(t('ownerBooking.noShowNote')),
    ],
  }
}

export const cancellationForOwner: Composer<'cancellation-for-owner'> = async ({ payload, lang, t }, kit) => {
  const booking = await kit.bookings.byReference(payload.reference, lang)
  if (!booking) return undefined
  return {
    ...envelope(booking, lang, t),
    subject: t('ownerCancellation.subject', {
      reference: booking.reference,
      span: staySpan(booking, lang, t),
    }),
    heading: t('ownerCancellation.heading'),
    parts: [
      text(t('ownerCancellation.intro', { name: formatName(booking) })),
      text(booking.refund === 'full' ? t('ownerCancellation.full') : t('ownerCancellation.none')),
      guestFacts(booking, lang, t),
    ],
  }
}

export const changeForOwner: Composer<'change-for-owner'> = async ({ payload, lang, t }, kit) => {
  const booking = await kit.bookings.byReference(payload.reference, lang)
  if (!booking) return undefined
  return {
    ...envelope(booking, lang, t),
    subject: t('ownerChange.subject', { reference: booking.reference, span: staySpan(booking, lang, t) }),
    heading: t('ownerChange.heading'),
    parts: [
      text(t('ownerChange.intro', { name: formatName(booking) })),
      guestFacts(booking, lang, t),
      ...(await stayBefore(payload.before, booking, { lang, t }, kit)),
    ],
  }
}

const envelope = (booking: StoredBooking, lang: Lang, t: Words) => ({
  lang,
  ...toProperty(t),
  ...(booking.email !== '' && { replyTo: inHeader(mailboxOf(booking)) }),
  preheader: staySpan(booking, lang, t),
})

const guestFacts = (booking: StoredBooking, lang: Lang, t: Words) =>
  facts(
    ...stayFacts(booking, lang, t),
    booking.status === 'confirmed' ? { label: t('label.unit'), value: String(booking.unit) } : undefined,
    { label: t('label.name'), value: formatName(booking) },
    { label: t('label.email'), value: booking.email },
    { label: t('label.language'), value: t(`language.${booking.lang}`) },
    booking.partner === null
      ? undefined
      : { label: t('label.partner'), value: [booking.partner, booking.campaign ?? []].flat().join(' · ') },
    booking.specialRequest === null
      ? undefined
      : { label: t('label.request'), value: booking.specialRequest },
  )

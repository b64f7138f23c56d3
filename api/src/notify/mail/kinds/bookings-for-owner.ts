import { guestTextNames } from '@calm-rest/contract/guest-texts'
import type { Lang } from '@calm-rest/contract/widget'
import { formatName } from '../../../core/mail-format/formats.ts'
import { formatPhone } from '../../../core/phone-numbers/guest-phone.ts'
import type { StoredBooking } from '../../../stays/index.ts'
import { facts, note, text } from '../letter.ts'
import { inHeader, mailboxOf, toProperty } from '../recipients.ts'
import type { Words } from '../words.ts'
import { arrivalLines } from './arrival-lines.ts'
import { atDesk } from './at-desk.ts'
import { cancelledRooms } from './cancelled-rooms.ts'
import type { ComposeKit, Composer, LetterContext } from './compose-kit.ts'
import { stayBefore } from './stay-before.ts'
import { bookingFacts, staySpan } from './stay-facts.ts'

export const bookingForOwner: Composer<'booking-for-owner'> = async ({ payload, lang, t, property }, kit) => {
  const { reference } = payload
  const rooms = (await kit.bookings.ofBooking(reference, lang)).filter(({ status }) => status === 'confirmed')
  const [booking] = rooms
  if (!booking) return undefined
  return {
    ...envelope(rooms, lang, t),
    subject: t('ownerBooking.subject', { reference, span: staySpan(rooms, lang, t) }),
    heading: t('ownerBooking.heading'),
    parts: [
      text(t('ownerBooking.intro', { name: formatName(booking) })),
      guestFacts(rooms, { lang, t, property }),
      note(t('ownerBooking.note')),
      ...(await openBooking(booking, { lang, t }, kit)),
    ],
  }
}

export const cancellationForOwner: Composer<'cancellation-for-owner'> = async (
  { payload, lang, t, property },
  kit,
) => {
  const rooms = await cancelledRooms(payload, lang, kit)
  const [booking] = rooms
  if (!booking) return undefined
  return {
    ...envelope(rooms, lang, t),
    subject: t('ownerCancellation.subject', {
      reference: payload.reference,
      span: staySpan(rooms, lang, t),
    }),
    heading: t('ownerCancellation.heading'),
    parts: [
      text(t('ownerCancellation.intro', { name: formatName(booking) })),
      text(
        rooms.every(({ refund }) => refund === 'full')
          ? t('ownerCancellation.full')
          : t('ownerCancellation.none'),
      ),
      guestFacts(rooms, { lang, t, property }),
      ...(await openBooking(booking, { lang, t }, kit)),
    ],
  }
}

export const changeForOwner: Composer<'change-for-owner'> = async ({ payload, lang, t, property }, kit) => {
  const booking = await kit.bookings.byReference(payload.reference, lang)
  if (!booking) return undefined
  return {
    ...envelope([booking], lang, t),
    subject: t('ownerChange.subject', { reference: booking.reference, span: staySpan([booking], lang, t) }),
    heading: t('ownerChange.heading'),
    parts: [
      text(t('ownerChange.intro', { name: formatName(booking) })),
      guestFacts([booking], { lang, t, property }),
      ...(await stayBefore(payload.before, booking, { lang, t }, kit)),
      ...(await openBooking(booking, { lang, t }, kit)),
    ],
  }
}

/** Leads to the page of a stay at the front desk. */
export const openBooking = (
  { reference }: Pick<StoredBooking, 'reference'>,
  context: Pick<LetterContext, 'lang' | 't'>,
  kit: ComposeKit,
) => atDesk(context.t('ownerBooking.open'), { section: 'stay', reference }, context, kit)

const envelope = (rooms: readonly StoredBooking[], lang: Lang, t: Words) => ({
  lang,
  ...toProperty(t),
  ...(rooms[0] && rooms[0].email !== '' && { replyTo: inHeader(mailboxOf(rooms[0])) }),
  preheader: staySpan(rooms, lang, t),
})

const guestFacts = (rooms: readonly StoredBooking[], context: LetterContext) => {
  const { t } = context
  const [booking] = rooms as [StoredBooking]
  // nobody arrives for a cancelled stay
  const arrival = booking.status === 'confirmed' ? arrivalLines(booking, t) : []
  return facts(
    ...bookingFacts(rooms, context, { unit: true }),
    { label: t('label.name'), value: formatName(booking) },
    { label: t('label.email'), value: booking.email },
    booking.phone === null ? undefined : { label: t('label.phone'), value: formatPhone(booking.phone) },
    { label: t('label.language'), value: t(`language.${booking.lang}`) },
    booking.partner === null
      ? undefined
      : { label: t('label.partner'), value: [booking.partner, booking.campaign ?? []].flat().join(' · ') },
    arrival.length === 0 ? undefined : { label: t('label.arrival'), value: arrival.join('\n') },
    ...guestTextNames.map((name) => {
      const value = booking[name]
      return value === null ? undefined : { label: t(`guestText.${name}.label`), value }
    }),
  )
}

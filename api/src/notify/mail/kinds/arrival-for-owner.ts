import { formatName, formatShortDay } from '../../../core/mail-format/formats.ts'
import { facts } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import { arrivalLines } from './arrival-lines.ts'
import { openBooking } from './bookings-for-owner.ts'
import type { Composer } from './compose-kit.ts'

/** When a guest arrives who is expected today or tomorrow. */
export const arrivalForOwner: Composer<'arrival-for-owner'> = async ({ payload, lang, t }, kit) => {
  const booking = await kit.bookings.byReference(payload.reference, lang)
  if (booking?.status !== 'confirmed' || booking.arrivedOn !== null) return undefined
  const lines = arrivalLines(booking, t)
  const [first] = lines
  // cleared since by another check-in
  if (first === undefined) return undefined
  const { reference, checkIn, roomTypeName, unit } = booking
  return {
    lang,
    ...toProperty(t),
    subject: t('ownerArrival.subject', { reference, day: formatShortDay(lang, checkIn), arrival: first }),
    preheader: formatName(booking),
    heading: t('ownerArrival.heading'),
    parts: [
      facts({
        label: t('day.room', { room: roomTypeName, unit }),
        value: [formatName(booking), reference, ...lines].join('\n'),
      }),
      ...(await openBooking(booking, { lang, t }, kit)),
    ],
  }
}

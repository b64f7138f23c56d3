import { formatMoment } from '../../../core/mail-format/formats.ts'
import { stayCalendar } from '../../../stays/index.ts'
import { action, facts, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import { cancelledRooms } from './cancelled-rooms.ts'
import type { Composer } from './compose-kit.ts'
import { bookingFacts, staySpan } from './stay-facts.ts'

export const bookingCancelled: Composer<'booking-cancelled'> = async (
  { payload, lang, t, property },
  kit,
) => {
  const rooms = await cancelledRooms(payload, lang, kit)
  const [booking] = rooms
  if (!booking || booking.email === '') return undefined
  const isByProperty = payload.by === 'property'
  const until = formatMoment(lang, booking.freeCancellationUntil)
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('cancelled.subject', { reference: payload.reference }),
    preheader: staySpan(rooms, lang, t),
    heading: t('cancelled.heading'),
    parts: [
      text(isByProperty ? t('cancelled.byProperty', { phone: property.phone }) : t('cancelled.byGuest')),
      text(
        rooms.every(({ refund }) => refund === 'full') ? t('cancelled.full') : t('cancelled.none', { until }),
      ),
      facts(...bookingFacts(rooms, { lang, t, property })),
      text(t('cancelled.calendar')),
      text(t('cancelled.again')),
      action(t('cancelled.rooms'), kit.pages.address('rooms', lang)),
    ],
    calendar: stayCalendar(rooms, { reference: payload.reference, lang, property }, 'CANCEL'),
  }
}

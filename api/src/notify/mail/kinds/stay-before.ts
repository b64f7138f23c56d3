import { formatPrice } from '../../../core/mail-format/formats.ts'
import type { MailPayloads } from '../../../core/outbox/outbox.ts'
import type { StoredBooking } from '../../../stays/index.ts'
import { note, type Part, text } from '../letter.ts'
import type { ComposeInput, ComposeKit } from './compose-kit.ts'
import { staySpan } from './stay-facts.ts'

type Before = MailPayloads['booking-changed']['before']

/** The stay before its change, and the cost of the change. */
export const stayBefore = async (
  before: Before,
  booking: StoredBooking,
  { lang, t }: Pick<ComposeInput<'booking-changed'>, 'lang' | 't'>,
  { findRoom }: ComposeKit,
): Promise<Part[]> => {
  const room = await findRoom(before.roomId, lang)
  const was = { ...before, roomTypeName: room?.name ?? before.roomId }
  const price = formatPrice(lang, before.totalCents)
  const guests = t('stay.guests', { count: before.guests })
  const difference = booking.totalCents - before.totalCents
  const amount = formatPrice(lang, Math.abs(difference))
  return [
    note(t('change.before', { span: staySpan([was], lang, t), guests, price })),
    text(t(`change.${difference > 0 ? 'more' : difference < 0 ? 'less' : 'same'}`, { amount })),
  ]
}

import type { Lang } from '@calm-rest/contract/widget'
import type { MailPayloads } from '../../../core/outbox/outbox-kinds.ts'
import type { StoredBooking } from '../../../stays/index.ts'
import type { ComposeKit } from './compose-kit.ts'

/** Returns the rooms that were cancelled together: all that the booking had then, or some of them. */
export const cancelledRooms = async (
  { reference, rooms }: MailPayloads['cancellation-for-owner'],
  lang: Lang,
  { bookings }: Pick<ComposeKit, 'bookings'>,
): Promise<StoredBooking[]> => {
  const all = await bookings.ofBooking(reference, lang)
  return rooms ? all.filter((room) => rooms.includes(room.reference)) : all
}

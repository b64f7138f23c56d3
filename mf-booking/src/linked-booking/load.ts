import type { GuestBooking, Result, Room } from '@calm-rest/contract/api'
import type { LoadInput, PropsOf } from '@calm-rest/contract/widget'

export type LinkedProps = PropsOf<'mf-booking', 'linked-booking'>

export interface LinkedBooking {
  /** Undefined where the link leads to no booking: it is old, cut off, or there was none. */
  booking: GuestBooking | undefined
  room: Room | undefined
}

const none: Result<LinkedBooking> = { ok: true, value: { booking: undefined, room: undefined } }

export const loadLinkedBooking = async ({
  props: { token },
  api,
  lang,
  signal,
}: LoadInput<LinkedProps>): Promise<Result<LinkedBooking>> => {
  if (!token) return none
  const booking = await api.bookings.byLink({ token }, { lang, signal })
  if (!booking.ok) {
    const { failure } = booking
    const refused = failure.kind === 'api' && (failure.status === 410 || failure.status === 400)
    return refused ? none : booking
  }
  const room = await api.rooms.byId(booking.value.roomId, {}, { lang, signal })
  return { ok: true, value: { booking: booking.value, room: room.ok ? room.value : undefined } }
}

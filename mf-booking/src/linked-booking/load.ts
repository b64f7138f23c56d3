import type { LinkedBooking, Result, Room } from '@calm-rest/contract/api'
import type { LoadInput, PropsOf } from '@calm-rest/contract/widget'

export type LinkedProps = PropsOf<'mf-booking', 'linked-booking'>

export interface LinkedBookingData {
  /** Undefined if the link is expired, incomplete or wrong. */
  booking: LinkedBooking | undefined
  /** Its rooms in the list, if the API responded. */
  rooms: readonly Room[]
  /** Telephone of the property, requested if no booking has it. */
  phone?: string | undefined
}

const loadNone = async ({ api, signal }: LoadInput<LinkedProps>): Promise<Result<LinkedBookingData>> => {
  const day = await api.hotel.day({ signal })
  const phone = day.ok ? day.value.facts?.phone : undefined
  return { ok: true, value: { booking: undefined, rooms: [], phone } }
}

export const loadLinkedBooking = async (
  input: LoadInput<LinkedProps>,
): Promise<Result<LinkedBookingData>> => {
  const { props, api, lang, signal } = input
  const { token } = props
  if (!token) return loadNone(input)
  const booking = await api.bookings.byLink({ token }, { lang, signal })
  if (!booking.ok) {
    const { failure } = booking
    const refused = failure.kind === 'api' && (failure.status === 410 || failure.status === 400)
    return refused ? loadNone(input) : booking
  }
  const ids = new Set([booking.value, ...(booking.value.otherRooms ?? [])].map(({ roomId }) => roomId))
  const rooms = await Promise.all([...ids].map((id) => api.rooms.byId(id, {}, { lang, signal })))
  return {
    ok: true,
    value: { booking: booking.value, rooms: rooms.flatMap((room) => (room.ok ? [room.value] : [])) },
  }
}

import type { GuestBooking, Result, Room } from '@calm-rest/contract/api'
import type { LoadInput } from '@calm-rest/contract/widget'

export interface OwnBookings {
  bookings: GuestBooking[]
  /** For pictures and names; empty if the list could not be loaded: bookings are readable without it. */
  rooms: Room[]
}

export const loadOwnBookings = async ({
  api,
  lang,
  signal,
}: LoadInput<object>): Promise<Result<OwnBookings>> => {
  const [bookings, rooms] = await Promise.all([
    api.me.bookings({ lang, signal }),
    api.rooms.list({}, { lang, signal }),
  ])
  if (!bookings.ok) return bookings
  return { ok: true, value: { bookings: bookings.value, rooms: rooms.ok ? rooms.value : [] } }
}

import type { GuestBooking } from '@calm-rest/contract/api'
import { useState } from 'react'

/** By reference: a room as it is by now, and as it was given when that was learnt. */
type NewerRooms = Readonly<Record<string, { than: GuestBooking; room: GuestBooking }>>

/** The rooms of a booking as they are after what was changed, cancelled or told here, until others are given. */
export const useNewerRooms = (given: readonly GuestBooking[]) => {
  const [newer, setNewer] = useState<NewerRooms>({})
  const rooms = given.map((one) => {
    const known = newer[one.reference]
    return known?.than === one ? known.room : one
  })
  const learnt = (room: GuestBooking) => {
    const than = given.find(({ reference }) => reference === room.reference)
    if (than) setNewer((before) => ({ ...before, [room.reference]: { than, room } }))
  }
  return { rooms, learnt }
}

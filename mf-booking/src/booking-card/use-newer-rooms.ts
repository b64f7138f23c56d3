import type { GuestBooking } from '@calm-rest/contract/api'
import { useState } from 'react'

/** By reference: a room's newer state, and the given one that it is based on. */
type NewerRooms = Readonly<Record<string, { than: GuestBooking; room: GuestBooking }>>

/**
 * The rooms of a booking with changes, cancellations or arrivals made on this page, until new ones are given.
 */
export const useNewerRooms = (given: readonly GuestBooking[]) => {
  const [newer, setNewer] = useState<NewerRooms>({})
  const rooms = given.map((one) => {
    const known = newer[one.reference]
    return known?.than === one ? known.room : one
  })
  const update = (room: GuestBooking) => {
    const than = given.find(({ reference }) => reference === room.reference)
    if (than) setNewer((before) => ({ ...before, [room.reference]: { than, room } }))
  }
  return { rooms, update }
}

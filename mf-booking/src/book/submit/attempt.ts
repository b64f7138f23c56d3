import type { BookingInput } from '@calm-rest/contract/api'
import type { ChosenRoom } from '../rules/availability.ts'
import type { Draft } from '../rules/draft.ts'

type ChosenRooms = readonly [ChosenRoom, ...ChosenRoom[]]

/** One try to book. Sent again unchanged, key and all, until its outcome is known. */
export interface Attempt {
  key: string
  body: BookingInput
  /** The booking without its language: the room's name in the body follows the language of the page. */
  meaning: string
}

/**
 * The same attempt where nothing has changed since the last one, so that a booking whose answer was lost is
 * not made twice; a new one, with a new key, for anything else.
 */
export const nextAttempt = (
  previous: Attempt | undefined,
  draft: Draft,
  rooms: ChosenRooms,
  totalPrice: number,
  newKey: () => string,
): Attempt => {
  const body = bodyOf(draft, rooms, totalPrice)
  const ids = rooms.map(({ room, guests }) => [room?._id, guests])
  const meaning = JSON.stringify({ ...body, roomType: undefined, additionalRooms: undefined, ids })
  return previous?.meaning === meaning ? previous : { key: newKey(), body, meaning }
}

/** A booking as the API wants it. */
export const bodyOf = (draft: Draft, [first, ...others]: ChosenRooms, totalPrice: number): BookingInput => {
  const phone = draft.phone.trim()
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: draft.email.trim(),
    ...(phone && { phone }),
    checkIn: draft.checkIn,
    checkOut: draft.checkOut,
    guests: draft.guests,
    roomType: nameOf(first),
    ...(others.length > 0 && {
      additionalRooms: others.map((one) => ({ roomType: nameOf(one), guests: one.guests })),
    }),
    ...(draft.arrivalTime && { arrivalTime: draft.arrivalTime }),
    specialRequest: draft.specialRequest.trim(),
    totalPrice,
  }
}

const nameOf = ({ room }: ChosenRoom) => room?.name ?? ''

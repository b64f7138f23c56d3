import type { BookingInput, Room } from '@calm-rest/contract/api'
import type { Draft } from '../rules/draft.ts'

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
  room: Room,
  totalPrice: number,
  newKey: () => string,
): Attempt => {
  const body = bodyOf(draft, room, totalPrice)
  const meaning = JSON.stringify({ ...body, roomType: room._id })
  return previous?.meaning === meaning ? previous : { key: newKey(), body, meaning }
}

/** A booking as the API wants it. */
export const bodyOf = (draft: Draft, room: Room, totalPrice: number): BookingInput => ({
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  email: draft.email.trim(),
  checkIn: draft.checkIn,
  checkOut: draft.checkOut,
  guests: draft.guests,
  roomType: room.name,
  specialRequest: draft.specialRequest.trim(),
  totalPrice,
})

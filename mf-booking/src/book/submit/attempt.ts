import type { BookingInput } from '@calm-rest/contract/api'
import { guestTextNames } from '@calm-rest/contract/guest-texts'
import type { ChosenRoom } from '../rules/availability.ts'
import type { Draft } from '../rules/draft.ts'
import { type ChosenRooms, childrenOf, pricedPartsOf } from '../rules/quote.ts'

/** One attempt to book. It is sent again unchanged, with its key, until its outcome is known. */
export interface Attempt {
  key: string
  body: BookingInput
  /**
   * The booking without its language, since the room's name follows the language of the page, and without the
   * quote, which differs in each response.
   */
  meaning: string
}

/** The price that the guest has seen, and its quote. */
export interface AgreedPrice {
  total: number
  quote?: string | undefined
}

/**
 * Returns the same attempt if nothing has changed since the last one, so that a booking whose response was
 * lost is not made twice; otherwise a new one with a new key.
 */
export const nextAttempt = (
  previous: Attempt | undefined,
  draft: Draft,
  rooms: ChosenRooms,
  price: AgreedPrice,
  newKey: () => string,
): Attempt => {
  const body = bodyOf(draft, rooms, price)
  const ids = rooms.map((one) => [one.room?._id, one.guests, childrenOf(one).children])
  const same = { roomType: undefined, additionalRooms: undefined, quote: undefined }
  const meaning = JSON.stringify({ ...body, ...same, ids })
  return previous?.meaning === meaning ? previous : { key: newKey(), body, meaning }
}

/** Body of a booking request. */
export const bodyOf = (
  draft: Draft,
  [first, ...others]: ChosenRooms,
  { total, quote }: AgreedPrice,
): BookingInput => {
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
      additionalRooms: others.map((one) => ({
        roomType: nameOf(one),
        guests: one.guests,
        ...childrenOf(one),
      })),
    }),
    ...pricedPartsOf(draft),
    ...(draft.arrivalTime && { arrivalTime: draft.arrivalTime }),
    // the specification requires it in every body
    specialRequest: draft.specialRequest.trim(),
    ...givenTexts(draft),
    totalPrice: total,
    ...(quote && { quote }),
  }
}

/** Texts of the guest. */
const givenTexts = (draft: Draft) =>
  Object.fromEntries(
    guestTextNames.map((name) => [name, draft[name].trim()] as const).filter(([, text]) => text !== ''),
  )

/** Body with the current code, which is not part of the attempt. */
export const withCode = (body: BookingInput, { addressCode }: Pick<Draft, 'addressCode'>): BookingInput =>
  addressCode.trim() ? { ...body, addressCode: addressCode.trim() } : body

const nameOf = ({ room }: ChosenRoom) => room?.name ?? ''

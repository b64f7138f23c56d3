import type { BookingInput } from '@calm-rest/contract/api'
import { guestTextNames } from '@calm-rest/contract/guest-texts'
import type { ChosenRoom } from '../rules/availability.ts'
import type { Draft } from '../rules/draft.ts'
import { type ChosenRooms, childrenOf, pricedPartsOf } from '../rules/quote.ts'

/** One try to book. Sent again unchanged, key and all, until its outcome is known. */
export interface Attempt {
  key: string
  body: BookingInput
  /**
   * The booking without its language, since the room's name in the body follows the language of the page; and without
   * the quote, of which each answer is another one.
   */
  meaning: string
}

/** The price that the guest has seen, and the quote that promises it. */
export interface AgreedPrice {
  total: number
  quote?: string | undefined
}

/**
 * The same attempt where nothing has changed since the last one, so that a booking whose answer was lost is
 * not made twice; a new one, with a new key, for anything else.
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

/** A booking as the API wants it. */
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
    // the specification has it in every body
    specialRequest: draft.specialRequest.trim(),
    ...givenTexts(draft),
    totalPrice: total,
    ...(quote && { quote }),
  }
}

/** What a guest wrote. */
const givenTexts = (draft: Draft) =>
  Object.fromEntries(
    guestTextNames.map((name) => [name, draft[name].trim()] as const).filter(([, text]) => text !== ''),
  )

/** The body as it is sent: the attempt stays the same, whichever code goes with it. */
export const withCode = (body: BookingInput, { addressCode }: Pick<Draft, 'addressCode'>): BookingInput =>
  addressCode.trim() ? { ...body, addressCode: addressCode.trim() } : body

const nameOf = ({ room }: ChosenRoom) => room?.name ?? ''

import type { Room, ShownPrice } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { completeStay, type StayDates } from '../dates/stay-dates.ts'
import type { BookableRoom } from './bookable-room.ts'
import type { Draft, RoomDraft } from './draft.ts'

export interface ChosenRoom extends RoomDraft {
  room: BookableRoom | undefined
}

/** Free rooms for the chosen dates, as far as the API has responded. */
export type FreeRooms =
  /** Dates are missing, or the API did not respond: nothing is marked, and the server validates. */
  | { status: 'unknown' }
  | { status: 'asking' }
  /** With the price of a night on these dates, by room id. Embedded in the page as JSON. */
  | {
      status: 'known'
      /** Number of rooms left of each type, by its id; taken types are absent. */
      left: Readonly<Record<string, number>>
      /** Rooms that restrictions exclude for this stay: the quote gives the reason. They are not taken. */
      restricted?: readonly string[] | undefined
      prices: Readonly<Record<string, ShownPrice>>
    }

/** Response for the dates of a key. */
export interface AskedFree {
  /** Key by `freeQuestionOf`. */
  question: string
  free: FreeRooms
}

/** Empty without dates; `lost` counts how often a room turned out to be taken. */
export const freeQuestionOf = (dates: StayDates, lost = 0): string =>
  completeStay(dates) ? [dates.checkIn, dates.checkOut, lost].join('/') : ''

type AskedRoom = Pick<Room, '_id' | 'available' | 'unitsLeft' | 'restricted' | keyof ShownPrice>

export const freeOf = (rooms: readonly AskedRoom[]): FreeRooms => ({
  status: 'known',
  left: Object.fromEntries(
    rooms
      .filter(({ available }) => available)
      // older APIs do not report how many: the server validates
      .map(({ _id, unitsLeft = limits.rooms.max }) => [_id, unitsLeft]),
  ),
  restricted: rooms.filter(({ restricted }) => restricted).map(({ _id }) => _id),
  prices: Object.fromEntries(
    rooms.map(({ _id, price, discountPrice, priceVaries }) => [_id, { price, discountPrice, priceVaries }]),
  ),
})

/**
 * Whether a room is free for the chosen dates; unknown without the API's response. `no_more`: it is free, but
 * other rooms of this booking take the last of its type.
 */
export type AvailabilityStatus = 'free' | 'taken' | 'no_more' | 'unknown'

export const isTooSmall = (room: BookableRoom | undefined, guests: number) =>
  room !== undefined && guests > room.guests

/** `before`: how many rooms of its type the booking has before this one. */
export const availabilityOf = (
  room: BookableRoom | undefined,
  free: FreeRooms,
  before = 0,
): AvailabilityStatus => {
  if (!room || free.status !== 'known' || free.restricted?.includes(room._id)) return 'unknown'
  const left = free.left[room._id] ?? 0
  if (left === 0) return 'taken'
  return left > before ? 'free' : 'no_more'
}

/** Price of a night on the chosen dates; the room's list price without a quote. */
export const pricedBy = (free: FreeRooms, room: BookableRoom): ShownPrice =>
  (free.status === 'known' ? free.prices[room._id] : undefined) ?? room

/** Every room of the booking with its guests; `room` is undefined if there is no choice. */
export const chosenRooms = (
  rooms: readonly BookableRoom[],
  { roomId, guests, children, additionalRooms }: Draft,
): [ChosenRoom, ...ChosenRoom[]] => {
  const chosen = (one: RoomDraft): ChosenRoom => ({ ...one, room: chosenRoom(rooms, one.roomId) })
  return [chosen({ roomId, guests, children }), ...additionalRooms.map(chosen)]
}

/** The effective room: the chosen one, or the first of the list (specification, §4). */
export const chosenRoom = (
  rooms: readonly BookableRoom[],
  roomId: string | undefined,
): BookableRoom | undefined => rooms.find(({ _id }) => _id === roomId) ?? rooms[0]

export const countOf = (chosen: readonly ChosenRoom[], wanted: BookableRoom | undefined): number =>
  chosen.filter(({ room }) => room?._id === wanted?._id).length

/**
 * The type of a further room: that of the first one or, if none of it is left, the free one that is nearest
 * in price.
 */
export const furtherRoomId = (
  rooms: readonly BookableRoom[],
  free: FreeRooms,
  draft: Draft,
): string | undefined => {
  const chosen = chosenRooms(rooms, draft)
  const statusOf = (room: BookableRoom | undefined) => availabilityOf(room, free, countOf(chosen, room))
  const [{ room: first }] = chosen
  if (!first || statusOf(first) !== 'no_more') return draft.roomId
  const priceOf = (room: BookableRoom) => {
    const { price, discountPrice = price } = pricedBy(free, room)
    return discountPrice
  }
  const distance = (room: BookableRoom) => Math.abs(priceOf(room) - priceOf(first))
  const [nearest] = rooms
    .filter((room) => statusOf(room) === 'free' && !isTooSmall(room, limits.guests.default))
    .sort((a, b) => distance(a) - distance(b))
  return nearest?._id ?? draft.roomId
}

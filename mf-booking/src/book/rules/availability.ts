import type { Room, ShownPrice } from '@calm-rest/contract/api'
import { completeStay, type StayDates } from '../dates/stay-dates.ts'
import type { BookableRoom } from './bookable-room.ts'
import type { Draft, RoomDraft } from './draft.ts'

export interface ChosenRoom extends RoomDraft {
  room: BookableRoom | undefined
}

/** The rooms that are free for the chosen dates, as far as the API has answered. */
export type FreeRooms =
  /** Dates are missing, or the API did not answer: nothing is said, and the server decides. */
  | { status: 'unknown' }
  | { status: 'asking' }
  /** With what a night of these dates costs, by the ids of all rooms. It is part of the page, as JSON. */
  | {
      status: 'known'
      ids: readonly string[]
      /** Rooms that the rates keep from this stay: the quote says why, and none of them is taken. */
      restricted?: readonly string[] | undefined
      prices: Readonly<Record<string, ShownPrice>>
    }

/** An answer about the dates of a question. */
export interface AskedFree {
  /** By `freeQuestionOf`. */
  question: string
  free: FreeRooms
}

/** Empty without dates; `lost` counts how often a room turned out to be taken. */
export const freeQuestionOf = (dates: StayDates, lost = 0): string =>
  completeStay(dates) ? [dates.checkIn, dates.checkOut, lost].join('/') : ''

type AskedRoom = Pick<Room, '_id' | 'available' | 'restricted' | keyof ShownPrice>

const idsOf = (rooms: readonly AskedRoom[]) => rooms.map(({ _id }) => _id)

export const freeOf = (rooms: readonly AskedRoom[]): FreeRooms => ({
  status: 'known',
  ids: idsOf(rooms.filter(({ available }) => available)),
  restricted: idsOf(rooms.filter(({ restricted }) => restricted)),
  prices: Object.fromEntries(
    rooms.map(({ _id, price, discountPrice, priceVaries }) => [_id, { price, discountPrice, priceVaries }]),
  ),
})

/** Whether a room is free for the chosen dates; unknown where the API has not said so. */
export type AvailabilityStatus = 'free' | 'taken' | 'unknown'

export const isTooSmall = (room: BookableRoom | undefined, guests: number) =>
  room !== undefined && guests > room.guests

export const availabilityOf = (room: BookableRoom | undefined, free: FreeRooms): AvailabilityStatus => {
  if (!room || free.status !== 'known' || free.restricted?.includes(room._id)) return 'unknown'
  return free.ids.includes(room._id) ? 'free' : 'taken'
}

/** What a night of a room costs on the chosen dates; without an answer what the room says. */
export const pricedBy = (free: FreeRooms, room: BookableRoom): ShownPrice =>
  (free.status === 'known' ? free.prices[room._id] : undefined) ?? room

/** Every room of the booking with its guests, the first one first; `room` is undefined where there is none to choose from. */
export const chosenRooms = (
  rooms: readonly BookableRoom[],
  { roomId, guests, children, additionalRooms }: Draft,
): [ChosenRoom, ...ChosenRoom[]] => {
  const chosen = (one: RoomDraft): ChosenRoom => ({ ...one, room: chosenRoom(rooms, one.roomId) })
  return [chosen({ roomId, guests, children }), ...additionalRooms.map(chosen)]
}

/** The room that counts: the chosen one, or the first of the list (specification, §4). */
export const chosenRoom = (
  rooms: readonly BookableRoom[],
  roomId: string | undefined,
): BookableRoom | undefined => rooms.find(({ _id }) => _id === roomId) ?? rooms[0]

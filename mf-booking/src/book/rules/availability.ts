import type { Room } from '@calm-rest/contract/api'
import type { Draft, RoomDraft } from './draft.ts'
import { nightlyOf } from './quote.ts'

export interface ChosenRoom extends RoomDraft {
  room: Room | undefined
}

/** The rooms that are free for the chosen dates, as far as the API has answered. */
export type FreeRooms =
  /** Dates are missing, or the API did not answer: nothing is said, and the server decides. */
  { status: 'unknown' } | { status: 'asking' } | { status: 'known'; ids: ReadonlySet<string> }

/** Whether a room is free for the chosen dates; unknown where the API has not said so. */
export type AvailabilityStatus = 'free' | 'taken' | 'unknown'

export const isTooSmall = (room: Room | undefined, guests: number) =>
  room !== undefined && guests > room.guests

export const availabilityOf = (room: Room | undefined, free: FreeRooms): AvailabilityStatus => {
  if (!room || free.status !== 'known') return 'unknown'
  return free.ids.has(room._id) ? 'free' : 'taken'
}

/** More would be a second room list. */
const mostAlternatives = 3

/** Other rooms that are free for the same nights and large enough, the nearest in price first. */
export const alternativesTo = (
  chosen: Room | undefined,
  rooms: readonly Room[],
  free: FreeRooms,
  guests: number,
): Room[] => {
  const price = chosen ? nightlyOf(chosen).nightly : 0
  const distance = (room: Room) => Math.abs(nightlyOf(room).nightly - price)
  return rooms
    .filter(
      (room) =>
        room._id !== chosen?._id && availabilityOf(room, free) === 'free' && !isTooSmall(room, guests),
    )
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, mostAlternatives)
}

/** Every room of the booking with its guests, the first one first; `room` is undefined where there is none to choose from. */
export const chosenRooms = (
  rooms: readonly Room[],
  { roomId, guests, additionalRooms }: Draft,
): [ChosenRoom, ...ChosenRoom[]] => {
  const chosen = (one: RoomDraft): ChosenRoom => ({ ...one, room: chosenRoom(rooms, one.roomId) })
  return [chosen({ roomId, guests }), ...additionalRooms.map(chosen)]
}

/** The room that counts: the chosen one, or the first of the list (specification, §4). */
export const chosenRoom = (rooms: readonly Room[], roomId: string | undefined): Room | undefined =>
  rooms.find(({ _id }) => _id === roomId) ?? rooms[0]

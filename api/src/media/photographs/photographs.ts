import { ApiError } from '../../core/http/api-error.ts'
import { createAddPhotograph } from './add-photograph.ts'
import type { PhotographDeps } from './deps.ts'
import { createPlacePhotograph } from './place-photograph.ts'
import { createPhotographQueries, type Photograph, type RoomName } from './queries.ts'

export interface RoomPhotographs extends RoomName {
  /** In the order in which guests see them. */
  photographs: Photograph[]
  /** Removed photographs that can be restored, latest first. */
  removed: Photograph[]
}

/**
 * Changes the photographs of rooms, for the command line and the front desk. Each change has a line in the audit log.
 * Throws `ApiError` for an impossible change, and then changes nothing.
 */
export const createPhotographs = (deps: Omit<PhotographDeps, 'queries' | 'roomOf' | 'placeOf'>) => {
  const queries = createPhotographQueries(deps.db)
  const roomOf = async (id: string): Promise<RoomName> => {
    const rooms = await queries.rooms()
    const room = rooms.find((one) => one.id === id)
    if (room) return room
    throw new ApiError('room_not_found', {
      why: `There is no room ${id}. Rooms: ${rooms.map((one) => one.id).join(', ')}.`,
    })
  }
  const placeOf: PhotographDeps['placeOf'] = async (id) => {
    const photograph = id === undefined ? undefined : await queries.byId(id)
    if (!photograph || photograph.removedAt !== null) return null
    return { photograph: photograph.id, position: photograph.position }
  }
  const photographsOf = async (room: RoomName): Promise<RoomPhotographs> => ({
    ...room,
    photographs: await queries.ofRoom(room.id),
    removed: await queries.removedOf(room.id),
  })
  const all = { ...deps, queries, roomOf, placeOf }
  return {
    add: createAddPhotograph(all),
    ...createPlacePhotograph(all),
    /** Returns the photographs of one room. */
    ofRoom: async (roomId: string) => photographsOf(await roomOf(roomId)),
    /** Returns the photographs of one room, or of all rooms. */
    list: async (roomId?: string): Promise<RoomPhotographs[]> =>
      Promise.all((roomId === undefined ? await queries.rooms() : [await roomOf(roomId)]).map(photographsOf)),
  }
}

export type Photographs = ReturnType<typeof createPhotographs>

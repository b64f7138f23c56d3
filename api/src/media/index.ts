import { join } from 'node:path'
import { ActionRefused } from '../action-refused.ts'
import type { DatabasePlace } from '../database/open.ts'
import { openExisting } from '../database/open-existing.ts'
import { mediaFolder } from './files.ts'
import { type AddedPhotograph, type AddOptions, createAddPhotograph } from './photographs/add-photograph.ts'
import { createPhotographQueries, type Photograph, type RoomName } from './photographs/queries.ts'
import { createRemovePhotograph, type RemovedPhotograph } from './photographs/remove-photograph.ts'
import { folderMedia } from './store/folder-media.ts'

export { ActionRefused } from '../action-refused.ts'
export type { AddedPhotograph, AddOptions } from './photographs/add-photograph.ts'
export type { Photograph, RoomName } from './photographs/queries.ts'
export type { RemovedPhotograph } from './photographs/remove-photograph.ts'
export { openMediaStore } from './store/open-media-store.ts'

export interface RoomPhotographs extends RoomName {
  photographs: Photograph[]
}

/** The owner's photographs. What cannot be done is thrown as an `ActionRefused`; nothing has changed then. */
export interface Photographs {
  add(file: string, options: AddOptions): Promise<AddedPhotograph>
  /** Photographs of one room, or of all. */
  list(roomId?: string): Promise<RoomPhotographs[]>
  remove(id: number): Promise<RemovedPhotograph>
  close(): Promise<void>
}

/** Beside a site that runs on `dataDir`, which shows a change with the next page view. */
export const openPhotographs = async (
  place: DatabasePlace,
  now = () => new Date(),
  files = folderMedia(join(place.dataDir, mediaFolder)),
): Promise<Photographs> => {
  const db = await openExisting(place, (why) => new ActionRefused(why))
  const mediaDir = join(place.dataDir, mediaFolder)
  const queries = createPhotographQueries(db)
  const roomOf = async (id: string): Promise<RoomName> => {
    const rooms = await queries.rooms()
    const room = rooms.find((one) => one.id === id)
    if (!room)
      throw new ActionRefused(`There is no room ${id}. Rooms: ${rooms.map((one) => one.id).join(', ')}.`)
    return room
  }
  return {
    add: createAddPhotograph({ db, queries, mediaDir, files, now, roomOf }),
    list: async (roomId) => {
      const rooms = roomId === undefined ? await queries.rooms() : [await roomOf(roomId)]
      return Promise.all(rooms.map(async (room) => ({ ...room, photographs: await queries.ofRoom(room.id) })))
    },
    remove: createRemovePhotograph({ db, queries, files, roomOf }),
    close: () => db.close(),
  }
}

import { join } from 'node:path'
import { openExisting } from '../database/open-existing.ts'
import { mediaFolder } from './files.ts'
import { type AddedPhotograph, type AddOptions, createAddPhotograph } from './photographs/add-photograph.ts'
import { PhotoRefused } from './photographs/photo-refused.ts'
import { createPhotographQueries, type Photograph, type RoomName } from './photographs/queries.ts'
import { createRemovePhotograph, type RemovedPhotograph } from './photographs/remove-photograph.ts'

export type { AddedPhotograph, AddOptions } from './photographs/add-photograph.ts'
export { PhotoRefused } from './photographs/photo-refused.ts'
export type { Photograph, RoomName } from './photographs/queries.ts'
export type { RemovedPhotograph } from './photographs/remove-photograph.ts'

export interface RoomPhotographs extends RoomName {
  photographs: Photograph[]
}

/** The owner's photographs. What cannot be done is thrown as a `PhotoRefused`; nothing has changed then. */
export interface Photographs {
  add(file: string, options: AddOptions): Promise<AddedPhotograph>
  /** Of one room, or of all. */
  list(roomId?: string): RoomPhotographs[]
  remove(id: number): RemovedPhotograph
  close(): void
}

/** Beside a site that runs on `dataDir`, which shows a change with the next page view. */
export const openPhotographs = (dataDir: string, now = () => new Date()): Photographs => {
  const db = openExisting(dataDir, (why) => new PhotoRefused(why))
  const mediaDir = join(dataDir, mediaFolder)
  const queries = createPhotographQueries(db)
  const roomOf = (id: string): RoomName => {
    const rooms = queries.rooms()
    const room = rooms.find((one) => one.id === id)
    if (!room)
      throw new PhotoRefused(`There is no room ${id}. Rooms: ${rooms.map((one) => one.id).join(', ')}.`)
    return room
  }
  return {
    add: createAddPhotograph({ db, queries, mediaDir, now, roomOf }),
    list: (roomId) =>
      (roomId === undefined ? queries.rooms() : [roomOf(roomId)]).map((room) => ({
        ...room,
        photographs: queries.ofRoom(room.id),
      })),
    remove: createRemovePhotograph({ db, queries, mediaDir, roomOf }),
    close: () => db.close(),
  }
}

import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ActionRefused } from '../../action-refused.ts'
import type { Database } from '../../database/database.ts'
import { photoFile } from '../files.ts'
import type { MediaStore } from '../store/media-store.ts'
import { encodePhoto, recipe } from './encode-photo.ts'
import type { Photograph, PhotographQueries, RoomName } from './queries.ts'
import { type Photo, readPhoto } from './read-photo.ts'
import { withStaging } from './staging.ts'

export interface AddOptions {
  roomId: string
  /** From 1 on; the last where it is left out. */
  position?: number | undefined
}

export interface AddedPhotograph {
  id: number
  room: RoomName
  position: number
  /** Photographs that the room shows now. */
  count: number
  original: { width: number; height: number; bytes: number }
  largest: { width: number; height: number; avifBytes: number; webpBytes: number }
}

interface AddDeps {
  db: Database
  queries: PhotographQueries
  mediaDir: string
  files: MediaStore
  now: () => Date
  roomOf: (id: string) => Promise<RoomName>
}

/**
 * Makes the files aside, then puts them into place and writes the row in one transaction: all of it, or nothing that
 * anybody sees.
 */
export const createAddPhotograph = ({ db, queries, mediaDir, files, now, roomOf }: AddDeps) => {
  const assertFits = async (room: RoomName, hash: string, position: number | undefined): Promise<number> => {
    const present = await queries.ofRoom(room.id)
    const twin = present.findIndex((one) => one.hash === hash)
    if (twin >= 0) throw new ActionRefused(alreadyThere(room, twin + 1, present[twin]?.id))
    const last = present.length + 1
    if (position !== undefined && position > last) throw new ActionRefused(noSuchPlace(room, present))
    return position ?? last
  }

  return async (file: string, { roomId, position }: AddOptions): Promise<AddedPhotograph> => {
    const room = await roomOf(roomId)
    const photo = await readPhoto(file)
    const hash = hashOf(photo.bytes)
    await assertFits(room, hash, position)
    return withStaging(mediaDir, async (folder) => {
      const encoded = await encodePhoto(photo.bytes, folder)
      const sizes = await sizesIn(folder, encoded.width)
      const putInPlace = await files.put(hash, folder)
      const place = db.transaction(async () => {
        // asked again under the lock: somebody may have added one meanwhile
        const at = await assertFits(await roomOf(roomId), hash, position)
        const row = { ...encoded, hash, roomId, fileName: photo.fileName, addedAt: now().toISOString() }
        const id = await queries.insertAt(at, row)
        putInPlace()
        return { id, position: at, count: (await queries.ofRoom(roomId)).length }
      })
      const { width, height } = encoded
      return { ...(await place()), room, original: sizeOf(photo), largest: { width, height, ...sizes } }
    })
  }
}

const hashOf = (bytes: Buffer) =>
  createHash('sha256').update(`recipe ${recipe}\n`).update(bytes).digest('hex').slice(0, 32)

const sizeOf = ({ width, height, bytes }: Photo) => ({ width, height, bytes: bytes.length })

const sizesIn = async (folder: string, width: number) => {
  const [avif, webp] = await Promise.all([
    stat(join(folder, photoFile(width, 'avif'))),
    stat(join(folder, photoFile(width, 'webp'))),
  ])
  return { avifBytes: avif.size, webpBytes: webp.size }
}

const alreadyThere = (room: RoomName, position: number, id: number | undefined) =>
  `${room.name} already shows this photograph, as picture ${position} (number ${id}). ` +
  'To move it, remove it and add it again with --position.'

const noSuchPlace = (room: RoomName, present: readonly Photograph[]) =>
  `${room.name} shows ${present.length} photographs, so that --position can be 1 to ${present.length + 1}.`

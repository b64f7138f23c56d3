import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { staffLimits } from '@calm-rest/contract/staff'
import { ApiError } from '../../core/http/api-error.ts'
import { photoFile } from '../files.ts'
import type { PhotographDeps } from './deps.ts'
import { hashOfOriginal, sizeOfOriginal } from './original.ts'
import type { Photograph, RoomName } from './queries.ts'
import type { Photo } from './read-photo.ts'
import { withStaging } from './staging.ts'

export interface AddOptions {
  roomId: string
  /** From 1 on; the last position by default. */
  position?: number | undefined
}

export interface AddedPhotograph {
  id: number
  room: RoomName
  position: number
  /** Number of photographs that the room shows now. */
  count: number
  original: Photo & { bytes: number }
  largest: { width: number; height: number; avifBytes: number; webpBytes: number }
}

const { perRoom } = staffLimits.photographs

/**
 * Creates the files in a staging folder, then moves them into place and writes the row in one transaction, so that a
 * failure leaves nothing visible.
 */
export const createAddPhotograph = (deps: PhotographDeps) => {
  const { queries, mediaDir, files, convert, recorder, now, roomOf, placeOf } = deps
  const assertFits = async (room: RoomName, hash: string, position: number | undefined): Promise<number> => {
    const present = await queries.ofRoom(room.id)
    const twin = present.find((one) => one.hash === hash)
    if (twin) throw new ApiError('photograph_exists', { why: alreadyThere(room, twin) })
    if (present.length >= perRoom) throw new ApiError('too_many_photographs', { why: full(room) })
    const last = present.length + 1
    if (position !== undefined && position > last)
      throw new ApiError('invalid_request', { why: noSuchPlace(room, present) })
    return position ?? last
  }

  return async (file: string, { roomId, position }: AddOptions): Promise<AddedPhotograph> => {
    const room = await roomOf(roomId)
    const bytes = await sizeOfOriginal(file)
    const hash = await hashOfOriginal(file)
    await assertFits(room, hash, position)
    return withStaging(mediaDir, async (folder) => {
      const { original, ...encoded } = await convert(file, folder)
      const sizes = await sizesIn(folder, encoded.width)
      const putInPlace = await files.put(hash, folder)
      const at = now()
      let id: number | undefined
      const placed = await recorder.changed(
        { action: 'photograph add', subject: roomId, at, read: () => placeOf(id) },
        async () => {
          // checked again under the lock: another process may have added one meanwhile
          const free = await assertFits(await roomOf(roomId), hash, position)
          const row = { ...encoded, hash, roomId, fileName: basename(file), addedAt: at.toISOString() }
          id = await queries.insertAt(free, row)
          putInPlace()
          return { id, position: free, count: (await queries.ofRoom(roomId)).length }
        },
      )
      const { width, height } = encoded
      return { ...placed, room, original: { ...original, bytes }, largest: { width, height, ...sizes } }
    })
  }
}

const sizesIn = async (folder: string, width: number) => {
  const [avif, webp] = await Promise.all([
    stat(join(folder, photoFile(width, 'avif'))),
    stat(join(folder, photoFile(width, 'webp'))),
  ])
  return { avifBytes: avif.size, webpBytes: webp.size }
}

const alreadyThere = (room: RoomName, { position, id }: Photograph) =>
  `${room.name} already shows this photograph, as picture ${position} (number ${id}). Move that one instead.`

const full = (room: RoomName) =>
  `${room.name} shows ${perRoom} photographs, which is all that a room can show. Remove one first.`

const noSuchPlace = (room: RoomName, present: readonly Photograph[]) =>
  `${room.name} shows ${present.length} photographs, so that a position is 1 to ${present.length + 1}.`

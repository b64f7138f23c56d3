import { join } from 'node:path'
import { type ListedPhotograph, type RoomPhotographs, staffLimits } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { allowSlowBody } from '@calm-rest/server'
import { type Context, Hono } from 'hono'
import { createRecorder } from '../../core/audit-log/recorder.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { receiveFile } from '../../core/http/receive-file.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import {
  type ConvertPhoto,
  createPhotographs,
  type MediaStore,
  type Photograph,
  type Photographs,
  photoAddress,
  photoFile,
  withStaging,
} from '../../media/index.ts'
import { ofMember } from '../staff/commands-of.ts'
import { versionOf, writeOn } from './version.ts'

interface PhotographRoutesDeps {
  db: Database
  media: MediaStore
  /** Folder on this machine for files in preparation. */
  mediaDir: string
  convert: ConvertPhoto
  now: () => Date
}

const { addPhotograph, listPhotographs, movePhotograph, removePhotograph, restorePhotograph } = staffCalls

/** The photographs of rooms. Guests see an upload on the next page view. */
export const photographRoutes = ({ db, media: files, mediaDir, convert, now }: PhotographRoutesDeps) => {
  const photographsOf = ofMember(
    (who) => createPhotographs({ db, mediaDir, files, convert, recorder: createRecorder(db, who), now }),
    now,
  )
  const read = async (c: Context<ApiEnv>, roomId: string): Promise<RoomPhotographs> =>
    toAnswer(await photographsOf(c).ofRoom(roomId))

  /** Throws if the photograph belongs to another room. */
  const assertOf = async (c: Context<ApiEnv>, roomId: string, id: number) => {
    const { photographs, removed } = await photographsOf(c).ofRoom(roomId)
    if (![...photographs, ...removed].some((one) => one.id === id)) throw new ApiError('photograph_not_found')
  }

  return new Hono<ApiEnv>()
    .get('/:roomId', params(listPhotographs.params), async (c) =>
      c.json(await read(c, c.req.valid('param').roomId)),
    )
    .post('/:roomId', params(addPhotograph.params), async (c) => {
      const { roomId } = c.req.valid('param')
      // a phone on the beach sends 0.9 MB in a minute; the member is signed in and has the right
      allowSlowBody(c.env?.incoming)
      await withStaging(mediaDir, async (folder) => {
        const file = join(folder, 'from-the-desk')
        const { bytes } = staffLimits.photographs
        await receiveFile(c, {
          file,
          types: addPhotograph.file,
          maxBytes: bytes,
          tooLarge: 'photograph_too_large',
        })
        await photographsOf(c).add(file, { roomId })
      })
      return c.json(await read(c, roomId), 201)
    })
    .post('/:roomId/:id/move', params(movePhotograph.params), jsonBody(movePhotograph.body), async (c) => {
      const { roomId, id } = c.req.valid('param')
      const { version, position } = c.req.valid('json')
      await assertOf(c, roomId, id)
      const move = () => photographsOf(c).move(id, position)
      return c.json(await writeOn(db, version, () => read(c, roomId), move))
    })
    .post('/:roomId/:id/remove', params(removePhotograph.params), async (c) => {
      const { roomId, id } = c.req.valid('param')
      await assertOf(c, roomId, id)
      await photographsOf(c).remove(id)
      return c.json(await read(c, roomId))
    })
    .post('/:roomId/:id/restore', params(restorePhotograph.params), async (c) => {
      const { roomId, id } = c.req.valid('param')
      await assertOf(c, roomId, id)
      await photographsOf(c).restore(id)
      return c.json(await read(c, roomId))
    })
}

type OfRoom = Awaited<ReturnType<Photographs['ofRoom']>>

const toAnswer = ({ id: roomId, photographs, removed }: OfRoom): RoomPhotographs => {
  const lists = { photographs: photographs.map(toListed), removed: removed.map(toListed) }
  return { version: versionOf(lists), roomId, ...lists }
}

/** Uses its smallest file. */
const toListed = ({ id, hash, widths, width, height, position }: Photograph): ListedPhotograph => {
  const [smallest = width] = widths
  return {
    id,
    position,
    src: photoAddress(hash, photoFile(smallest, 'webp')),
    width: smallest,
    height: Math.round((height * smallest) / width),
  }
}

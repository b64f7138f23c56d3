import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type LookPlace, type StaffLook, staffLimits } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { allowSlowBody } from '@calm-rest/server'
import { Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { receiveFile } from '../../core/http/receive-file.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import { type ConvertPhoto, hashOfOriginal, type MediaStore, withStaging } from '../../media/index.ts'
import { propertyOf } from '../../property/index.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { versionOf, writeOn } from './version.ts'

interface LookDeps {
  db: Database
  commandsOf: CommandsOf
  media: MediaStore
  /** Folder on this machine for files in preparation. */
  mediaDir: string
  convert: ConvertPhoto
}

const { changeLook, putLookPicture, removeLookPicture } = staffCalls

const limitsOf = (place: LookPlace) =>
  place === 'logo'
    ? ({ kind: 'logo', maxBytes: staffLimits.logo.bytes, tooLarge: 'logo_too_large' } as const)
    : ({
        kind: 'photograph',
        maxBytes: staffLimits.photographs.bytes,
        tooLarge: 'photograph_too_large',
      } as const)

/** How the property looks to guests, who see a change on their next page. */
export const lookRoutes = ({ db, commandsOf, media, mediaDir, convert }: LookDeps) => {
  const { facts, look } = propertyOf(db)
  const read = async (): Promise<StaffLook> => {
    const shown = (await look.shown(await facts.read())) ?? { drawings: 'plain' as const }
    return { ...shown, version: versionOf(shown) }
  }
  return new Hono<ApiEnv>()
    .get('/', async (c) => c.json(await read()))
    .post('/', jsonBody(changeLook.body), async (c) => {
      const { version, ...change } = c.req.valid('json')
      return c.json(await writeOn(db, version, read, () => commandsOf(c).look.change(change)))
    })
    .post('/pictures/:place', params(putLookPicture.params), async (c) => {
      const { place } = c.req.valid('param')
      const { kind, maxBytes, tooLarge } = limitsOf(place)
      allowSlowBody(c.env?.incoming)
      await withStaging(mediaDir, async (folder) => {
        const file = join(folder, 'from-the-desk')
        await receiveFile(c, { file, types: putLookPicture.file, maxBytes, tooLarge })
        const hash = await hashOfOriginal(file, kind)
        const made = join(folder, 'made')
        await mkdir(made)
        const { width, height, widths, jpegWidth, preview, plate = null } = await convert(file, made, kind)
        const store = await media.put(hash, made)
        await commandsOf(c).look.put({ place, hash, width, height, widths, jpegWidth, preview, plate }, store)
      })
      return c.json(await read())
    })
    .post('/pictures/:place/remove', params(removeLookPicture.params), async (c) => {
      await commandsOf(c).look.remove(c.req.valid('param').place)
      return c.json(await read())
    })
}

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type BucketLocation, forEachConcurrently, type ObjectFacts, openBucket } from '@calm-rest/objects'
import { type PhotoFormat, photoTypes } from '../files.ts'
import type { MediaStore } from './media-store.ts'

const atOnce = 8

const factsOf = (file: string): ObjectFacts => ({
  contentType: photoTypes[extname(file).slice(1) as PhotoFormat],
  // the address identifies the content
  cacheControl: 'public, max-age=31536000, immutable',
})

/** Stores photographs in a bucket, for any number of servers. Files are cached in `cache`, which may be deleted. */
export const objectMedia = (location: BucketLocation, cache: string): MediaStore => {
  const opened = openBucket(location)

  const writeToCache = async (hash: string, file: string, content: Buffer) => {
    // concurrent requests must not write into one file
    const draft = join(cache, hash, `.${file}.${randomUUID()}.new`)
    await mkdir(join(cache, hash), { recursive: true })
    try {
      await writeFile(draft, content)
      await rename(draft, join(cache, hash, file))
    } finally {
      await rm(draft, { force: true })
    }
  }

  return {
    isHere: false,
    put: async (hash, folder) => {
      const bucket = await opened
      await forEachConcurrently(atOnce, await readdir(folder), async (file) => {
        // an existing object is the same: another room shows this photograph, or an earlier attempt was interrupted
        await bucket.create(`${hash}/${file}`, await readFile(join(folder, file)), factsOf(file))
      })
      return () => {}
    },
    read: async (hash, file) => {
      const known = await readFile(join(cache, hash, file)).catch(() => undefined)
      if (known) return known
      const found = await (await opened).get(`${hash}/${file}`)
      // a full disk caches nothing; the picture is sent anyway
      if (found) await writeToCache(hash, file, found.content).catch(() => {})
      return found?.content
    },
    remove: async (hash) => {
      const bucket = await opened
      const files = await bucket.list(`${hash}/`)
      await forEachConcurrently(atOnce, files, ({ key }) => bucket.remove(key))
      await rm(join(cache, hash), { recursive: true, force: true })
    },
  }
}

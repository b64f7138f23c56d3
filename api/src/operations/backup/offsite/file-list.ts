import { Refused } from '@calm-rest/command/outcomes'
import { z } from 'zod'
import type { Unseal } from './age.ts'
import { sha256 } from './image.ts'
import { blobKey, listedAt, listPrefix } from './names.ts'
import { openObject, type Reader } from './open-object.ts'

/** Parts of a path that lead out of a folder, or nowhere. */
const leadingOut = ['', '.', '..']

/** Whether a path stays inside of its folder on any system, and can be written. */
const staysInside = (path: string) =>
  !path.includes('\\') && !path.includes('\0') && path.split('/').every((part) => !leadingOut.includes(part))

const listedFile = z.object({
  /** Begins with the name of a folder. */
  path: z.string().refine(staysInside),
  /** Of the content. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Of the content; lists of earlier code lack it. */
  bytes: z.int().nonnegative().optional(),
})

const fileList = z.object({ format: z.literal(1), files: listedFile.array() })

export type ListedFile = z.infer<typeof listedFile>

export const encodeFileList = (files: readonly ListedFile[]): Buffer =>
  Buffer.from(JSON.stringify({ format: 1, files }))

/** A hundred thousand files. */
const mostListBytes = 16 * 1024 * 1024

/** Most bytes of a file of the site: photographs and releases are refused below that. */
const mostFileBytes = 64 * 1024 * 1024

/** Returns the files of the newest list of `at` or before; none if there is no list. */
export const openFileList = async (store: Reader, unseal: Unseal, at: Date): Promise<ListedFile[]> => {
  const lists = (await store.list(listPrefix))
    .map(({ key }) => key)
    .filter((key) => (listedAt(key) ?? Number.POSITIVE_INFINITY) <= at)
    .sort()
  const key = lists.at(-1)
  if (key === undefined) return []
  const list = await openObject(store, unseal, { key, mostBytes: mostListBytes })
  return fileList.parse(JSON.parse(list.toString('utf8'))).files
}

/** Returns the content of a file. Throws `Refused` if the bucket has none, or another. */
export const readFileOf = async (
  store: Reader,
  unseal: Unseal,
  { path, sha256: expected, bytes = mostFileBytes }: ListedFile,
): Promise<Buffer> => {
  const mostBytes = Math.min(bytes, mostFileBytes)
  const content = await openObject(store, unseal, { key: blobKey(expected), mostBytes })
  if (sha256(content) !== expected) throw new Refused(`${path} in the bucket has another content.`)
  return content
}

import { Refused } from '@calm-rest/command/outcomes'
import type { ObjectStore } from '@calm-rest/objects'
import { z } from 'zod'
import type { Unseal } from './age.ts'
import { sha256 } from './image.ts'
import { blobKey, listedAt, listPrefix } from './names.ts'

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
})

const fileList = z.object({ format: z.literal(1), files: listedFile.array() })

export type ListedFile = z.infer<typeof listedFile>

export const encodeFileList = (files: readonly ListedFile[]): Buffer =>
  Buffer.from(JSON.stringify({ format: 1, files }))

type Reader = Pick<ObjectStore, 'get' | 'list' | 'name'>

/** Returns the files of the newest list of `at` or before; none if there is no list. */
export const openFileList = async (store: Reader, unseal: Unseal, at: Date): Promise<ListedFile[]> => {
  const lists = (await store.list(listPrefix))
    .map(({ key }) => key)
    .filter((key) => (listedAt(key) ?? Number.POSITIVE_INFINITY) <= at)
    .sort()
  const newest = lists.at(-1)
  const found = newest === undefined ? undefined : await store.get(newest)
  return found ? fileList.parse(JSON.parse((await unseal(found.content)).toString('utf8'))).files : []
}

/** Returns the content of a file. Throws `Refused` if the bucket has none, or another. */
export const readFileOf = async (store: Reader, unseal: Unseal, file: ListedFile): Promise<Buffer> => {
  const found = await store.get(blobKey(file.sha256))
  if (!found) throw new Refused(`${store.name}/${blobKey(file.sha256)} is gone: ${file.path}`)
  const content = await unseal(found.content)
  if (sha256(content) !== file.sha256) throw new Refused(`${file.path} in the bucket has another content.`)
  return content
}

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ObjectStore } from '@calm-rest/objects'
import type { Seal } from './age.ts'
import { encodeFileList } from './file-list.ts'
import { sha256 } from './image.ts'
import { blobKey, blobPrefix, listKey, sha256Of } from './names.ts'
import { sealedFacts } from './shipper.ts'

/** Folders of the site that are backed up with the database, by the name that they have in a backup. */
export type Folders = Record<string, string>

interface Found {
  path: string
  file: string
  /** Changes with the content. */
  mark: string
}

/** Drafts, files and folders, begin with a dot and belong to a process that is at work. */
const isDraft = (path: string) => path.split('/').some((part) => part.startsWith('.'))

const filesBelow = (name: string, folder: string): Found[] => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => {
    const file = join(entry.parentPath, entry.name)
    const found = statSync(file, { throwIfNoEntry: false })
    const path = relative(folder, file).split('\\').join('/')
    if (!entry.isFile() || isDraft(path)) return []
    return found
      ? [{ path: `${name}/${path}`, file, mark: `${found.size} ${found.mtimeMs} ${found.ino}` }]
      : []
  })
}

const scan = (folders: Folders): Found[] =>
  Object.entries(folders)
    .filter(([, folder]) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .flatMap(([name, folder]) => filesBelow(name, folder))

interface FileShipperDeps {
  folders: Folders
  store: Pick<ObjectStore, 'create' | 'list'>
  seal: Seal
  now: () => Date
}

interface Content {
  mark: string
  sha256: string
  bytes: number
}

/** Ships files of the site: each content once, and a list whenever something has changed. */
export const createFileShipper = ({ folders, store, seal, now }: FileShipperDeps) => {
  /** Contents in the bucket; read from it once. */
  let stored: Set<string> | undefined
  let known = new Map<string, Content>()

  const shipContent = async ({ path, file, mark }: Found, blobs: Set<string>): Promise<[string, Content]> => {
    const before = known.get(path)
    if (before?.mark === mark) return [path, before]
    const content = readFileSync(file)
    const hash = sha256(content)
    if (!blobs.has(hash)) await store.create(blobKey(hash), await seal(content), sealedFacts)
    blobs.add(hash)
    return [path, { mark, sha256: hash, bytes: content.length }]
  }

  return {
    /** Returns the number of files of a new list; undefined if nothing has changed. */
    ship: async (): Promise<number | undefined> => {
      stored ??= new Set((await store.list(blobPrefix)).flatMap(({ key }) => sha256Of(key) ?? []))
      const at = now()
      const found = scan(folders)
      const isSame =
        found.length === known.size && found.every(({ path, mark }) => known.get(path)?.mark === mark)
      if (isSame) return undefined
      const shipped = new Map<string, Content>()
      for (const one of found) {
        const [path, content] = await shipContent(one, stored)
        shipped.set(path, content)
      }
      const files = [...shipped].map(([path, { sha256: hash, bytes }]) => ({ path, sha256: hash, bytes }))
      await store.create(listKey(at), await seal(encodeFileList(files)), sealedFacts)
      known = shipped
      return files.length
    },
  }
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ObjectStore } from '@calm-rest/objects'
import { ownFacts } from './bucket/facts.ts'
import { writeAtomically } from './folder/files.ts'
import { withLock } from './folder/lock.ts'

/** A small file of the store that several processes change, each only what it has read. */
export interface SharedDocument {
  /** Content, undefined if it was never written, and the tag of this version. */
  read(): Promise<{ content: string | undefined; tag: string | undefined }>
  /** Writes the next version. Returns false, and writes nothing, if another process changed it since `tag`. */
  replace(content: string, tag: string | undefined): Promise<boolean>
}

/** Longest wait for another process in milliseconds: a server's thread waits with it. */
const patienceMs = 1_000

/** A document in a folder of this machine. */
export const folderDocument = (folder: string, name: string): SharedDocument => {
  const path = join(folder, name)
  const read = () => {
    const content = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    return { content, tag: content && createHash('sha256').update(content).digest('hex') }
  }
  return {
    read: async () => read(),
    replace: async (content, tag) =>
      withLock(
        folder,
        () => {
          if (read().tag !== tag) return false
          mkdirSync(dirname(path), { recursive: true })
          writeAtomically(path, content)
          return true
        },
        patienceMs,
      ),
  }
}

/** A document in a bucket. */
export const objectDocument = (bucket: ObjectStore, key: string): SharedDocument => ({
  read: async () => {
    const found = await bucket.get(key)
    return { content: found?.content.toString(), tag: found?.etag }
  },
  replace: (content, tag) =>
    tag === undefined
      ? bucket.create(key, Buffer.from(content), ownFacts)
      : bucket.replace(tag, key, Buffer.from(content), ownFacts),
})

/** Attempts to change a document while others do. */
const mostAttempts = 20
/** Longest pause in milliseconds before another attempt; random, so that rivals do not collide again. */
const pauseMs = 50

/**
 * Writes what `decide` makes of a document's content, and returns it; undefined leaves it as it is. Repeated if another process
 * was faster: no change is lost.
 */
export const changeDocument = async (
  document: SharedDocument,
  decide: (content: string | undefined) => string | undefined,
): Promise<string | undefined> => {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { content, tag } = await document.read()
    const next = decide(content)
    if (next === undefined || (await document.replace(next, tag))) return next
    await sleep(Math.random() * pauseMs)
  }
  throw new Error('This is being changed by others: try again.')
}

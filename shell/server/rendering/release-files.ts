import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposedRemote } from '@calm-rest/contract/releases'
import { integrityOf } from '@calm-rest/releases'
import { LRUCache } from 'lru-cache'

/** Maximum number of files in memory: two widgets of four remotes, live, before and in preview. */
const maxFiles = 64

/** Text files of releases, read once. A file that differs from the released one counts as missing. */
export const createReleaseFiles = (folder: string) => {
  const cache = new LRUCache<string, string>({ max: maxFiles })

  return ({ manifest }: ComposedRemote, file: string): string | undefined => {
    const { remote, version, files } = manifest
    const path = join(folder, remote, version, file)
    const known = cache.get(path)
    if (known !== undefined) return known
    try {
      const content = readFileSync(path)
      if (integrityOf(content) !== files[file]?.integrity) return undefined
      const text = content.toString()
      cache.set(path, text)
      return text
    } catch {
      return undefined
    }
  }
}

export type ReadReleaseFile = ReturnType<typeof createReleaseFiles>

import { randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ContentVersion } from './page-cache.ts'

/** Pages with a tag; the least recently used are evicted, and are then sent in full again. */
const mostTags = 1000
/** Maximum total length of their keys: an address may have a long query. */
const mostChars = 1024 * 1024

/**
 * Tags of pages that are rendered for each guest, such as a form with a number of its own. A browser with
 * such a page gets 304 until the version of the content changes, which every write does, so that a number
 * with which somebody has booked is never used again.
 */
export const createPageTags = (version: ContentVersion, most = mostTags) => {
  const tags = new LRUCache<string, string>({
    max: most,
    maxSize: mostChars,
    sizeCalculation: (_, key) => key.length,
  })
  let taggedVersion = version.now()

  const forgetOld = (current: string) => {
    if (current === taggedVersion) return
    tags.clear()
    taggedVersion = current
  }

  return {
    get: (key: string): string | undefined => {
      forgetOld(version.thisTurn())
      return tags.get(key)
    },
    /**
     * Records a page that was rendered from version `before` on; a failed one invalidates the tags of those
     * sent before.
     */
    rendered: (key: string, { before, isRepeatable }: { before: string; isRepeatable: boolean }) => {
      forgetOld(version.now())
      if (!isRepeatable) tags.delete(key)
      else if (before === taggedVersion && !tags.has(key))
        tags.set(key, `"${randomBytes(16).toString('base64url')}"`)
    },
  }
}

export type PageTags = ReturnType<typeof createPageTags>

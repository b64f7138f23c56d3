import { createHash } from 'node:crypto'
import type { Composition, PageComposition } from '@calm-rest/contract/releases'
import { LRUCache } from 'lru-cache'
import type { NamedScreen } from '../../src/routes/screens.ts'
import type { CachedPage } from '../document/page-cache.ts'
import { isForAll } from '../document/page-search.ts'
import { inPage, partFor } from './in-page.ts'

/** Most compositions that are kept for documents: one for each set of releases that guests have. */
const mostKept = 100
/** Maximum size of them together, in bytes. */
const mostBytes = 16 * 1024 * 1024

/**
 * Compositions as documents carry them: a part of each, and the whole one at an address of its own, by a hash of its
 * content. What only one person sees, and what belongs to no guest's page, is whole in its document.
 */
export const createDocumentCompositions = () => {
  const kept = new LRUCache<string, CachedPage>({
    max: mostKept,
    maxSize: mostBytes,
    // its encodings take less than the text once more
    sizeCalculation: ({ text }) => 2 * text.length,
  })

  return {
    /** What the document of a screen carries. */
    of: (composition: Composition, screen: NamedScreen): PageComposition => {
      const isWidgetPage = screen.name === 'widget-page'
      const whole = inPage(composition, isWidgetPage)
      const isPart = isForAll(composition) && !isApart(composition) && !isWidgetPage
      if (!isPart) return whole
      const text = Buffer.from(JSON.stringify(whole))
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
      if (!kept.has(hash)) kept.set(hash, { text, packed: new Map() })
      return partFor(whole, screen, `/composition.json?content=${hash}`)
    },
    /** The whole composition with this hash, as JSON; undefined if this process made no document of it lately. */
    read: (hash: string): CachedPage | undefined => kept.get(hash),
  }
}

export type DocumentCompositions = ReturnType<typeof createDocumentCompositions>

const isApart = ({ remotes }: Composition) =>
  Object.values(remotes).some(({ manifest }) => manifest.places?.apart)

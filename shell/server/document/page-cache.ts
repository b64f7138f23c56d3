import type { Composition } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import { LRUCache } from 'lru-cache'
import { type Encoding, type PackedPage, packPage } from './pack-page.ts'
import { isForAll } from './page-search.ts'

/** Version of the content of all pages; it changes whenever any of them may change. */
export interface ContentVersion {
  now(): string
  /** Read once per turn of the event loop; this process's own writes count at once. */
  thisTurn(): string
}

/** Everything that a cached page depends on. */
interface PageRequest {
  origin: string
  pathname: string
  /** The parameters that the screen reads, by `pageSearch`. */
  search: string
  lang: Lang
  composition: Composition
}

/** Maximum size of all entries together, in bytes; the least recently used are evicted. */
const mostBytes = 16 * 1024 * 1024
/** Its encodings take less than the text once more; the rest is for objects. */
const bytesOf = ({ text }: CachedPage, key: string) => 2 * (text.length + key.length) + 1024

export interface CachedPage {
  text: Buffer
  packed: Map<Encoding, Promise<PackedPage>>
}

/** A text in one encoding, made once. */
export const pack = ({ text, packed }: CachedPage, encoding: Encoding): Promise<PackedPage> => {
  const known = packed.get(encoding)
  if (known) return known
  const page = packPage(text, encoding)
  packed.set(encoding, page)
  // a failed one is retried
  page.catch(() => packed.delete(encoding))
  return page
}

/**
 * Key of a page by everything that it depends on; undefined if it has a release that only one person sees.
 */
export const pageKeyOf = ({ origin, pathname, search, lang, composition }: PageRequest) => {
  if (!isForAll(composition)) return undefined
  const remotes = Object.values(composition.remotes)
  const set = remotes.map(({ base, source, fallback, flags }) =>
    [base, source, fallback?.base, flags && JSON.stringify(flags)].join(' '),
  )
  return [lang, origin + pathname + search, ...set].join('\n')
}

/**
 * Key of a page that is the same for every guest; undefined for any other. Only an address without a query,
 * or with its language alone, has one, so that pages that differ in name only cannot fill the memory.
 */
export const cacheKeyOf = (page: PageRequest) =>
  page.search === '' || page.search === `?lang=${page.lang}` ? pageKeyOf(page) : undefined

/**
 * Whole documents, valid until the version of their content changes. The first guest gets a page piece by
 * piece, as it is rendered; concurrent requests get the same pieces, and later ones the document.
 */
export const createPageCache = (version: ContentVersion, limitBytes = mostBytes) => {
  const entries = new LRUCache<string, CachedPage>({ maxSize: limitBytes, sizeCalculation: bytesOf })
  const rendering = new Map<string, Promise<unknown>>()
  let cachedVersion = version.now()

  const evictOld = (current: string) => {
    if (current === cachedVersion) return
    entries.clear()
    cachedVersion = current
  }

  const store = async (key: string, before: string, text: Promise<string | undefined>) => {
    const whole = await text
    evictOld(version.now())
    if (whole === undefined || before !== cachedVersion) return
    entries.set(key, { text: Buffer.from(whole), packed: new Map() })
  }

  return {
    get: (key: string): CachedPage | undefined => {
      evictOld(version.thisTurn())
      return entries.get(key)
    },
    /**
     * The value of `render`, called once for all concurrent requests and parsed by `read`; caches the text
     * that `read` returns, unless that is undefined, or the content has changed since.
     */
    render: <Rendered>(
      key: string,
      render: () => Promise<Rendered>,
      read: (rendered: Rendered) => Promise<string | undefined>,
    ): Promise<Rendered> => {
      const before = version.now()
      // a guest who has just written never gets older content
      const running = `${before}\n${key}`
      const known = rendering.get(running) as Promise<Rendered> | undefined
      if (known) return known
      const rendered = render()
      rendering.set(running, rendered)
      const stored = store(key, before, rendered.then(read))
      stored.catch(() => {}).finally(() => rendering.delete(running))
      return rendered
    },
  }
}

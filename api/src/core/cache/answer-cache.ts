import { parseLangs } from '@calm-rest/contract/widget'
import { LRUCache } from 'lru-cache'
import { type Encoding, parseEncoding } from './encoding.ts'
import { type Original, type Representation, toRepresentation } from './representation.ts'
import type { Version } from './version.ts'

/** Everything that a cached answer may depend on; a request with a token is never answered from the cache. */
export interface CacheRequest {
  /** Path and query. */
  address: string
  acceptLanguage: string | undefined
  acceptEncoding: string | undefined
}

/** Maximum size of bodies, headers and keys together, in bytes; the least recently used entries are evicted. */
const mostBytes = 32 * 1024 * 1024
/** Maximum number of header pairs that are cached in parsed form. Browsers send a few dozen. */
const mostHeaders = 500
/** Browsers never send a longer pair. It is parsed each time, so that nobody can fill the memory with such pairs. */
const mostHeaderChars = 300
/** Memory of an entry beside its body and key: headers and objects, in bytes. */
const entryBytes = 1024

/** Representation that the headers of a request ask for. */
interface Variant {
  encoding: Encoding
  /** Prefix of the keys of these answers. */
  key: string
}

/**
 * Caches answers as bytes until `version` changes: on any write, or when the day ends at the property. All entries are
 * evicted then, because reading everything again costs less than tracking which answer depends on what.
 */
export const createAnswerCache = (version: Version, limitBytes = mostBytes) => {
  const entries = new LRUCache<string, Representation>({
    maxSize: limitBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + entryBytes,
  })
  const variants = new LRUCache<string, Variant>({ max: mostHeaders })
  let cachedVersion = version.now()

  /** Caches parsed headers, because parsing two headers takes longer than finding an answer. */
  const variantOf = ({ acceptEncoding = '', acceptLanguage = '' }: CacheRequest): Variant => {
    const headers = `${acceptEncoding}\n${acceptLanguage}`
    const known = variants.get(headers)
    if (known) return known
    const encoding = parseEncoding(acceptEncoding)
    const variant = { encoding, key: `${encoding} ${[...new Set(parseLangs(acceptLanguage))].join()}` }
    if (headers.length <= mostHeaderChars) variants.set(headers, variant)
    return variant
  }
  const keyOf = (request: CacheRequest) => `${variantOf(request).key} ${request.address}`

  const evictOld = (current: string) => {
    if (current === cachedVersion) return
    entries.clear()
    cachedVersion = current
  }

  return {
    version,
    get: (request: CacheRequest, at: keyof Version): Representation | undefined => {
      const key = keyOf(request)
      if (!entries.has(key)) return undefined
      evictOld(version[at]())
      return entries.get(key)
    },
    /** Makes the requested representation. Caches it unless a write happened since `before`, when it was read. */
    set: async (request: CacheRequest, original: Original, before: string): Promise<Representation> => {
      const representation = await toRepresentation(original, variantOf(request).encoding)
      evictOld(version.now())
      if (before === cachedVersion) entries.set(keyOf(request), representation)
      return representation
    },
  }
}

export type AnswerCache = ReturnType<typeof createAnswerCache>

import { parseLang } from '@calm-rest/contract/widget'
import { LRUCache } from 'lru-cache'
import { type Encoding, parseEncoding } from './encoding.ts'
import { type Form, formOf, type Original } from './form.ts'
import { remembered } from './remembered.ts'
import type { Version } from './version.ts'

/** All that a kept answer may depend on; whatever is asked with a token is never kept. */
export interface Asked {
  /** Path and query. */
  address: string
  acceptLanguage: string | undefined
  acceptEncoding: string | undefined
}

/** Of bodies, headers and keys together, in bytes; the least recently used entries are evicted. */
const mostBytes = 32 * 1024 * 1024
/** Entries at most, however small. */
const mostEntries = 10_000
/** What an entry takes beside its body and its key: headers, and the objects around them. */
const entryBytes = 1024

/**
 * Answers as bytes, good until `version` changes: until anybody writes, or the house's day ends. Everything goes
 * then, since it costs less to read the house anew than to know which answer was about what.
 */
export const createKeptAnswers = (version: Version, limitBytes = mostBytes) => {
  const [langOf, encodingOf] = [remembered(parseLang), remembered(parseEncoding)]
  const forms = new LRUCache<string, Form>({
    max: mostEntries,
    maxSize: limitBytes,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + entryBytes,
  })
  let keptVersion = version.now()

  const keyOf = ({ address, acceptLanguage }: Asked, encoding: Encoding) =>
    `${encoding} ${langOf(acceptLanguage)} ${address}`

  const forgetOld = (current: string) => {
    if (current === keptVersion) return
    forms.clear()
    keptVersion = current
  }

  return {
    version,
    find: (asked: Asked, at: keyof Version): Form | undefined => {
      const key = keyOf(asked, encodingOf(asked.acceptEncoding))
      if (!forms.has(key)) return undefined
      forgetOld(version[at]())
      return forms.get(key)
    },
    /** Makes the form that was asked for, and keeps it where nobody wrote since `before` the answer was read. */
    keep: async (asked: Asked, original: Original, before: string): Promise<Form> => {
      const encoding = encodingOf(asked.acceptEncoding)
      const form = await formOf(original, encoding)
      forgetOld(version.now())
      if (before === keptVersion) forms.set(keyOf(asked, encoding), form)
      return form
    },
  }
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>

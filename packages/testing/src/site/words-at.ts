import { readFileSync } from 'node:fs'
import type { Lang } from '@calm-rest/contract/widget'

const root = new URL('../../../../', import.meta.url)
const cache = new Map<string, unknown>()

/**
 * The words under a key in a folder's locales, such as `wordsAt('mf-rooms/src', 'list.failed', 'de')`: a page
 * is compared with its translators' words. Read as a file, since nothing outside a remote imports from it.
 */
export const wordsAt = (folder: string, key: string, lang: Lang): string => {
  const path = `${folder}/locales/${lang}.json`
  if (!cache.has(path)) cache.set(path, JSON.parse(readFileSync(new URL(path, root), 'utf8')))
  let found = cache.get(path)
  for (const name of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[name]
  if (typeof found === 'string') return found
  throw new Error(`There are no words ${key} in ${path}.`)
}

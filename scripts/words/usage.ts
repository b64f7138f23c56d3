import type { Finding } from '../sources/finding.ts'
import { gather } from './compare.ts'
import type { Locale } from './locale.ts'
import type { SourceWords, Use } from './uses.ts'

export interface UsingFile extends SourceWords {
  file: string
}

/** No key that nobody asks for, and none asked for that is not there. English speaks for all languages. */
export const compareUsage = (english: Locale, sources: readonly UsingFile[]): Finding[] => {
  const keys = [...gather(english).keys()]
  const uses = sources.flatMap(({ file, uses: found }) =>
    found.map((use) => ({ ...use, file, matches: matcherOf(use) })),
  )
  // 'title' may be any text, but 'card.title' is a key that is kept in a table
  const texts = sources.flatMap(({ texts: found }) => found.map(({ value }) => value))
  const kept = new Set(texts.filter((text) => text.includes('.')))

  const unused = keys.filter((key) => !kept.has(key) && !uses.some(({ matches }) => matches(key)))
  const missing = uses.filter(({ matches, hasFallback }) => !hasFallback && !keys.some(matches))
  return [
    ...unused.map((key) => ({
      file: english.file,
      line: english.words.get(key)?.line ?? english.words.get(`${key}_other`)?.line ?? 1,
      what: key,
      why: 'is used nowhere: no t() asks for it',
    })),
    ...missing.map(({ file, line, parts }) => ({
      file,
      line,
      what: parts.join('…'),
      why: `is asked for, but not in ${english.file}`,
    })),
  ]
}

/** Whether a use asks for a key, or for a list or group that holds it. */
const matcherOf = ({ parts }: Use): ((key: string) => boolean) => {
  // a template without a fixed word would excuse every key
  if (!parts.some((part) => /\w/.test(part))) return () => false
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`^${escaped.join('.+')}(\\..+)?$`)
  return (key) => pattern.test(key)
}

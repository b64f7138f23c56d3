import { gather } from './compare.ts'
import type { WordFinding } from './finding.ts'
import type { Locale } from './locale.ts'
import type { SourceWords, Use } from './uses.ts'

export interface UsingFile extends SourceWords {
  file: string
}

/** Keys of the English words that none of these files asks for; all languages have the same keys. */
export const unusedKeys = (english: Locale, sources: readonly UsingFile[]): WordFinding[] => {
  const matchers = sources.flatMap(({ uses }) => uses.map(matcherOf))
  // 'title' may be any text, but 'card.title' is a key that stands in a table
  const texts = sources.flatMap(({ texts: found }) => found.map(({ value }) => value))
  const tabled = new Set(texts.filter((text) => text.includes('.')))
  return [...gather(english).keys()]
    .filter((key) => !tabled.has(key) && !matchers.some((matches) => matches(key)))
    .map((key) => ({
      file: english.file,
      line: english.words.get(key)?.line ?? english.words.get(`${key}_other`)?.line ?? 1,
      what: key,
      why: 'is used nowhere: no t() asks for it',
    }))
}

/** Keys that a file asks for and no locale within its reach has. */
export const missingKeys = (reachable: readonly Locale[], { file, uses }: UsingFile): WordFinding[] => {
  const keys = reachable.flatMap((locale) => [...gather(locale).keys()])
  const where = reachable.map((locale) => locale.file).join(' or ')
  return uses
    .filter((use) => !use.hasFallback && !keys.some(matcherOf(use)))
    .map(({ line, parts }) => ({
      file,
      line,
      what: parts.join('…'),
      why: `is asked for, but not in ${where}`,
    }))
}

/** Whether a use asks for a key, or for a list or group that holds it. */
const matcherOf = ({ parts }: Use): ((key: string) => boolean) => {
  // a template without a fixed word would excuse every key
  if (!parts.some((part) => /\w/.test(part))) return () => false
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`^${escaped.join('.+')}(\\..+)?$`)
  return (key) => pattern.test(key)
}

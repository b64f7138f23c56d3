import type { Finding } from '../sources/finding.ts'
import { gather } from './compare.ts'
import type { Locale } from './locale.ts'
import type { SourceWords } from './uses.ts'

export interface UsingFile extends SourceWords {
  file: string
}

/** No key that nobody asks for, and none asked for that is not there. English speaks for all languages. */
export const compareUsage = (english: Locale, sources: readonly UsingFile[]): Finding[] => {
  const keys = [...gather(english).keys()]
  const uses = sources.flatMap(({ file, uses: found }) => found.map((use) => ({ file, ...use })))
  const exact = new Set(uses.filter(({ isPrefix }) => !isPrefix).map(({ key }) => key))
  // a template without a fixed beginning would excuse every key
  const prefixes = uses.filter(({ isPrefix, key }) => isPrefix && key !== '').map(({ key }) => key)
  // 'title' may be any text, but 'card.title' is a key that is kept in a table
  const kept = new Set(
    sources.flatMap(({ texts }) => texts.map(({ value }) => value)).filter((text) => text.includes('.')),
  )

  const isUsed = (key: string) =>
    exact.has(key) ||
    kept.has(key) ||
    prefixes.some((prefix) => key.startsWith(prefix)) ||
    // a list is asked for as a whole
    [...exact].some((use) => key.startsWith(`${use}.`))
  const exists = (use: { key: string; isPrefix: boolean }) =>
    keys.some((key) =>
      use.isPrefix ? key.startsWith(use.key) : key === use.key || key.startsWith(`${use.key}.`),
    )

  return [
    ...keys
      .filter((key) => !isUsed(key))
      .map((key) => ({
        file: english.file,
        line: english.words.get(key)?.line ?? english.words.get(`${key}_other`)?.line ?? 1,
        what: key,
        why: 'is used nowhere: no t() asks for it',
      })),
    ...uses
      .filter((use) => !exists(use))
      .map(({ file, line, key, isPrefix }) => ({
        file,
        line,
        what: isPrefix ? `${key}…` : key,
        why: `is asked for, but not in ${english.file}`,
      })),
  ]
}

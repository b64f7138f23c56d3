/** Shorter names are words of many texts. */
const leastChars = 5

const mark = '…'

/** The joiners are within words of Sinhala and Tamil. */
const inWord = String.raw`[\p{L}\p{M}\p{N}_\u200c\u200d]`
const words = new RegExp(`${inWord}+`, 'gu')

const wordsOf = (text: string) => text.toLowerCase().match(words) ?? []

/** Whole words in any case. An address is no piece of a longer one, which is somebody else's. */
const patternOf = (name: string) => {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const [before, after] = name.includes('@') ? [`|${inWord}[._+-]`, `|[._-]${inWord}`] : ['', '']
  return new RegExp(`(?<!${inWord}${before})${escaped}(?!${inWord}${after})`, 'giu')
}

/**
 * Answers a text with '…' in place of each of the names; undefined where there is no name to look for. The cost for a text
 * depends on its length, and hardly on how many names there are: only those are looked for whose first word is in it.
 */
export const createNameFinder = (names: readonly string[]) => {
  const byFirstWord = new Map<string, RegExp[]>()
  // of two that begin alike the longer one is replaced first
  const distinct = [...new Set(names)].sort((a, b) => b.length - a.length)
  for (const name of distinct) {
    const [first] = wordsOf(name)
    if (name.length < leastChars || first === undefined) continue
    const patterns = byFirstWord.get(first) ?? []
    byFirstWord.set(first, [...patterns, patternOf(name)])
  }
  if (byFirstWord.size === 0) return undefined
  return (text: string): string =>
    [...new Set(wordsOf(text))]
      .flatMap((word) => byFirstWord.get(word) ?? [])
      .reduce((left, pattern) => left.replace(pattern, mark), text)
}

/** Shorter names occur as words in many texts. */
const leastChars = 5

const mark = '…'

/** The joiners occur within words of Sinhala and Tamil. */
const inWord = String.raw`[\p{L}\p{M}\p{N}_\u200c\u200d]`
const words = new RegExp(`${inWord}+`, 'gu')

const wordsOf = (text: string) => text.toLowerCase().match(words) ?? []

/** Matches whole words in any case. An address does not match within a longer one, which belongs to somebody else. */
const patternOf = (name: string) => {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  const [before, after] = name.includes('@') ? [`|${inWord}[._+-]`, `|[._-]${inWord}`] : ['', '']
  return new RegExp(`(?<!${inWord}${before})${escaped}(?!${inWord}${after})`, 'giu')
}

/**
 * Returns a function that replaces each of the names in a text by '…', or returns undefined if the text has none. Its
 * cost depends on the length of the text, and hardly on the number of names: only names whose first word occurs are
 * searched.
 */
export const createNameFinder = (names: readonly string[]) => {
  const byFirstWord = new Map<string, RegExp[]>()
  // of two names with a common start the longer one is replaced first
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

import type { Lang } from '@calm-rest/contract/widget'

/** Scripts other than Latin, each with the language of guests who write it; Japanese and Chinese share Han. */
const scripts: readonly (readonly [lang: string, letters: RegExp])[] = [
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['ta', /\p{Script=Tamil}/gu],
]

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Small words that a text in Latin letters cannot do without. */
const smallWords: Readonly<Record<string, string>> = {
  en: 'the and was we with our is of very it to in for this you were at had',
  de: 'und der die das wir war ist nicht sehr ein eine mit den im für es zu auf haben',
  fr: 'le les et nous très était est une des pour avec dans du au que',
  es: 'el los y muy que una con del está fue por para nos las',
  it: 'il che di molto è con gli della siamo per sono nel abbiamo',
  nl: 'het een en van wij zeer niet met voor zijn op dat ook',
}

const wordsOf = new Map(Object.entries(smallWords).map(([lang, words]) => [lang, new Set(words.split(' '))]))

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

/**
 * Language that a guest wrote in, as a BCP 47 tag: by the script of the letters, then by the small words of the text, and
 * where those are too few by the page that it was written on. Empty: nothing tells it, as in HTML.
 */
export const reviewLanguageOf = (text: string, page?: Lang): string => {
  const latin = count(text, /\p{Script=Latin}/gu)
  const kanaLetters = count(text, kana)
  const others = scripts.map(([lang, letters]) => ({ lang, letters: count(text, letters) }))
  const most = others.reduce((best, one) => (one.letters > best.letters ? one : best))
  // a letter of another script says more than a Latin one, in which names of places are written everywhere
  if ((most.letters + kanaLetters) * 2 > latin) return kanaLetters > 0 ? 'ja' : most.lang
  return latinLanguageOf(text) ?? (page === 'zh' ? '' : (page ?? ''))
}

/** Undefined where the words are too few to tell, or tell of two languages alike. */
const latinLanguageOf = (text: string): string | undefined => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const [first, second] = [...wordsOf]
    .map(([lang, known]) => ({ lang, found: words.filter((word) => known.has(word)).length }))
    .toSorted((a, b) => b.found - a.found)
  if (!first || !second || first.found < 2 || first.found < second.found * 2) return undefined
  return first.lang
}

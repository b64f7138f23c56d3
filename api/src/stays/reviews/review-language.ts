import type { Lang } from '@calm-rest/contract/widget'

/** A language of a script, and a test of whether a text in that script is in this language and no other. */
interface ScriptLanguage {
  lang: string
  isIn: (text: string) => boolean
}

interface Script {
  letters: RegExp
  languages: readonly ScriptLanguage[]
}

const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0

const only = (lang: string): ScriptLanguage[] => [{ lang, isIn: () => true }]

/** Scripts other than Latin. If several languages share one, letters or words of its own identify a language. */
const scripts: readonly Script[] = [
  { letters: /\p{Script=Hangul}/gu, languages: only('ko') },
  { letters: /\p{Script=Greek}/gu, languages: only('el') },
  { letters: /\p{Script=Hebrew}/gu, languages: only('he') },
  { letters: /\p{Script=Thai}/gu, languages: only('th') },
  { letters: /\p{Script=Sinhala}/gu, languages: only('si') },
  { letters: /\p{Script=Tamil}/gu, languages: only('ta') },
  {
    letters: /\p{Script=Cyrillic}/gu,
    languages: [
      // Bulgarian and Serbian lack these letters, Belarusian and Kazakh have additional ones
      { lang: 'ru', isIn: (text) => /[ыэё]/i.test(text) && !/(?![а-яё])\p{Script=Cyrillic}/iu.test(text) },
      { lang: 'uk', isIn: (text) => /[їєґ]/i.test(text) && !/[ыэёўъ]/i.test(text) },
    ],
  },
  {
    letters: /\p{Script=Arabic}/gu,
    // letters of Persian, Urdu, Pashto and Kurdish
    languages: [{ lang: 'ar', isIn: (text) => !/[پچژگکیٹڈڑںھہےټډړښڕڵێۆە]/.test(text) }],
  },
  {
    letters: /\p{Script=Devanagari}/gu,
    // Marathi and Nepali do not use these words
    languages: [
      { lang: 'hi', isIn: (text) => /(?<![\p{L}\p{M}])(है|हैं|और|में|था|थी|थे)(?![\p{L}\p{M}])/u.test(text) },
    ],
  },
  {
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    // a Chinese text has kana only in names, a Japanese one in every sentence
    languages: [
      { lang: 'ja', isIn: (text) => kanaShare(text) >= 1 / 3 },
      { lang: 'zh', isIn: (text) => kanaShare(text) < 1 / 8 },
    ],
  },
]

const kanaShare = (text: string): number => {
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  return kana / (kana + count(text, /\p{Script=Han}/gu))
}

/** Small words that a text in Latin letters cannot do without. No word belongs to two of these languages. */
const smallWords: readonly (readonly [lang: string, words: string])[] = [
  ['en', 'the and with our very it to this you your were they there from would have everything'],
  [
    'de',
    'und wir ist nicht sehr ein eine einen mit im für zu zum auf haben hatten uns von bei auch war waren',
  ],
  ['fr', 'les et nous très était est pour avec dans au vous pas été sont'],
  ['es', 'el los y muy fue las pero hay más estuvo tiene nuestra nuestro son gracias'],
  ['pt', 'não muito muita uma com são foi em os pelo pela é ao tudo também ficamos nosso'],
  ['it', 'il che di è gli della siamo sono nel abbiamo molto anche nella ma'],
  ['nl', 'het een van wij zeer niet voor zijn dat ook op naar maar heel onze'],
  ['ca', 'amb molt és els aquest nosaltres ens vam'],
  ['sv', 'och att är mycket inte från oss ett'],
  // Danish and Norwegian, which share their small words
  ['', 'og ikke meget veldig jeg blev ble fra også rigtig'],
]

/** Letters that count as one more small word. */
const ownLetters: Readonly<Record<string, RegExp>> = { de: /[äöüß]/, es: /ñ/, pt: /[ãõ]/, sv: /[åäö]/ }

/** Letters of words in the page's language. */
const pageLetters: Readonly<Record<Exclude<Lang, 'zh'>, RegExp>> = { en: /^[a-zé]+$/, de: /^[a-zäöüßé]+$/ }

/** A text of this many words contains a small one. */
const fewWords = 8

const wordsOf = smallWords.map(([lang, words]) => ({ lang, words: new Set(words.split(' ')) }))

/**
 * Returns the language that a guest wrote in as a BCP 47 tag: by the script, then by the small words of the text, and
 * if those are too few by the page, unless the text contradicts it. Returns an empty text if it is unclear, as in HTML:
 * with a wrong language, screen readers would mispronounce the text.
 */
export const reviewLanguageOf = (text: string, page?: Lang): string => {
  const latin = count(text, /\p{Script=Latin}/gu)
  const found = scripts.map((script) => ({ script, letters: count(text, script.letters) }))
  const most = found.reduce((best, one) => (one.letters > best.letters ? one : best))
  // letters of another script weigh more than Latin ones, which occur in names of places everywhere
  if (most.letters * 2 > latin) return most.script.languages.find(({ isIn }) => isIn(text))?.lang ?? ''
  return latinLanguageOf(text, page)
}

const latinLanguageOf = (text: string, page?: Lang): string => {
  const lower = text.normalize('NFC').toLowerCase()
  const words = lower.match(/\p{L}+/gu) ?? []
  const different = [...new Set(words)]
  const hints = wordsOf
    .map(({ lang, words: known }) => ({
      lang,
      found:
        different.filter((word) => known.has(word)).length +
        (words.some((word) => ownLetters[lang]?.test(word)) ? 1 : 0),
    }))
    .toSorted((a, b) => b.found - a.found)
  const [first, second] = hints
  if (!first || !second) return ''
  if (first.found >= 2 && first.found >= second.found * 2) return first.lang
  if (!page || page === 'zh') return ''
  const own = hints.find(({ lang }) => lang === page)?.found ?? 0
  const isLikely =
    hints.every(({ lang, found }) => lang === page || found < own || found === 0) &&
    words.every((word) => pageLetters[page].test(word)) &&
    (own > 0 || words.length < fewWords)
  return isLikely ? page : ''
}

import { defaultLang, type Lang, langs } from '@calm-rest/contract/widget'

/** Canonical address of a page in a language; the main language of the property, its first, is at the bare path. */
export const pageAddress = (origin: string, path: string, lang: Lang, languages: readonly Lang[] = langs) =>
  `${origin}${path}${lang === (languages[0] ?? defaultLang) ? '' : `?lang=${lang}`}`

/** The spelling of a path that counts: lower case, no slash at the end. */
export const plainPath = (pathname: string) => pathname.toLowerCase().replace(/(.)\/$/, '$1')

export interface Alternate {
  /** A language, or x-default for readers of every other. */
  hreflang: Lang | 'x-default'
  href: string
}

/** The same page in every language of the property. */
export const pageAlternates = (
  origin: string,
  path: string,
  languages: readonly Lang[] = langs,
): Alternate[] => [
  ...languages.map((lang) => ({ hreflang: lang, href: pageAddress(origin, path, lang, languages) })),
  { hreflang: 'x-default', href: `${origin}${path}` },
]

import { defaultLang, type Lang, langs } from '@calm-rest/contract/widget'

/** Canonical address of a page in a language; English is at the bare path. */
export const pageAddress = (origin: string, path: string, lang: Lang) =>
  `${origin}${path}${lang === defaultLang ? '' : `?lang=${lang}`}`

/** The spelling of a path that counts: lower case, no slash at the end. */
export const plainPath = (pathname: string) => pathname.toLowerCase().replace(/(.)\/$/, '$1')

export interface Alternate {
  /** A language, or x-default for readers of every other. */
  hreflang: Lang | 'x-default'
  href: string
}

/** The same page in every language. */
export const pageAlternates = (origin: string, path: string): Alternate[] => [
  ...langs.map((lang) => ({ hreflang: lang, href: pageAddress(origin, path, lang) })),
  { hreflang: 'x-default', href: pageAddress(origin, path, defaultLang) },
]

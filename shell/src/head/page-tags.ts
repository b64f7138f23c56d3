import type { Lang } from '@calm-rest/contract/widget'
import { isIndexed } from '../routes/indexed.ts'
import type { NamedScreen } from '../routes/screens.ts'
import { type Alternate, pageAddress, pageAlternates, plainPath } from './page-addresses.ts'

/** The page's one address and those of its other languages. */
export interface PageAddresses {
  canonical: string
  alternates: readonly Alternate[]
}

export interface AddressedScreen {
  screen: NamedScreen
  pathname: string
  lang: Lang
  /** Public origin of the site. */
  origin: string
  /** Languages of the property, the main one first. */
  languages?: readonly Lang[] | undefined
}

/** Addresses of a screen; undefined where search engines shall not list it. */
export const addressesOf = ({
  screen,
  pathname,
  lang,
  origin,
  languages,
}: AddressedScreen): PageAddresses | undefined => {
  if (!isIndexed(screen)) return undefined
  const path = plainPath(pathname)
  return {
    canonical: pageAddress(origin, path, lang, languages),
    alternates: pageAlternates(origin, path, languages),
  }
}

/** Attribute of the elements that describe one page and not the whole site: the next screen replaces them. */
export const pageMark = 'data-of-page'

export interface HeadTag {
  tag: 'link' | 'meta'
  attributes: Record<string, string>
}

/** Elements of the head for the addresses of a page. The server writes them as HTML, the browser as elements. */
export const addressTags = (addresses: PageAddresses | undefined): HeadTag[] =>
  addresses
    ? [
        { tag: 'link', attributes: { rel: 'canonical', href: addresses.canonical } },
        ...addresses.alternates.map(({ hreflang, href }) => ({
          tag: 'link' as const,
          attributes: { rel: 'alternate', hreflang, href },
        })),
      ]
    : [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }]

export const descriptionTag = (content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name: 'description', content },
})

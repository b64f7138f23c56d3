import type { Lang } from '@calm-rest/contract/widget'
import type { PageAddresses } from '../../src/head/page-tags.ts'
import type { NamedScreen } from '../../src/routes/screens.ts'
import type { SiteFacts } from '../../src/site/site-facts.ts'
import type { PageTexts } from '../../src/texts/texts.ts'

export interface Page {
  screen: NamedScreen
  pathname: string
  lang: Lang
  /** Public origin of the site. */
  origin: string
  /** Facts of the property. */
  facts: SiteFacts
  /** The owner's texts of every screen. */
  texts: PageTexts
}

/** Description of a page for search engines and link previews. */
export interface Head {
  /** Name of the property. */
  siteName: string
  title: string
  /** Languages of the property, the main one first. */
  languages: readonly Lang[]
  description: string | undefined
  /** Undefined if search engines must not list the page. */
  addresses: PageAddresses | undefined
  image: { url: string; text: string }
  /** Data of schema.org. */
  data: object | undefined
}

/** The head of a page with its status: 404 if the page says that its subject does not exist. */
export interface DescribedPage {
  status: 200 | 404
  head: Head
  /** Whether something is missing because the API did not respond. */
  isPartial?: boolean
}

import type { Composition } from '@calm-rest/contract/releases'
import type { Lang } from '@calm-rest/contract/widget'
import type { NamedScreen } from '../../src/routes/screens.ts'
import type { SiteFacts } from '../../src/site/site-facts.ts'
import type { PageTexts } from '../../src/texts/texts.ts'
import type { RequestSender } from './call-api.ts'
import type { FormFields } from './messages.ts'

/** A form that a page answers, with the request of its sender. */
export interface SentForm {
  fields: FormFields
  sender: RequestSender
}

export interface RequestedPage {
  screen: NamedScreen
  /** Path and query. */
  address: string
  /** The query alone, with its question mark. */
  search: string
  lang: Lang
  origin: string
  composition: Composition
  /** Facts of the property. */
  facts: SiteFacts
  /** The owner's texts of every screen. */
  texts: PageTexts
  form?: SentForm | undefined
}

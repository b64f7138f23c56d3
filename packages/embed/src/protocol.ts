import type { PropertyFacts } from '@calm-rest/contract/api'
import type { Lang, StayDraft } from '@calm-rest/contract/widget'

/** Major of the address from which partners load the elements: nothing in it is ever renamed. */
export const embedMajor = 1

/** Widgets for partners, by the name in their element and address. */
export const embedKinds = ['rooms', 'booking', 'search'] as const
export type EmbedKind = (typeof embedKinds)[number]

/** The partner who shows a widget, and the campaign. */
export interface Partnership {
  partner?: string | undefined
  campaign?: string | undefined
}

/** Query of an element's request; every given value is in the address. */
export interface EmbedQuery extends StayDraft, Partnership {
  category?: string | undefined
  limit?: number | undefined
  /** Shows the fields for dates and guests above the rooms. */
  search?: boolean | undefined
}

/** Data beside the markup of the response: enough to hydrate it. */
export interface EmbedState {
  /** Address of the widget's module in its release. */
  module: string
  /** The result of `load` on the server. */
  data: unknown
  /** Prefix of the ids in the markup. */
  ids: string
  lang: Lang
  /** Languages that the element may have, the property's main one first; undefined for all of the site, English first. */
  languages?: readonly Lang[] | undefined
  props: object
  /** Currency and time zone of the property. */
  hotel?: Pick<PropertyFacts, 'currency' | 'timeZone'> | undefined
  /** Path of every screen that a link may lead to, by name. */
  paths: Readonly<Record<string, string>>
  /** Proof for links of this page that a guest comes from its partner; valid for about a day. */
  sig?: string | undefined
}

/** Id of the element with the state in the response, and class of the one with the markup. */
export const stateId = 'state'
export const rootClass = 'calm-rest-root'

/** Type of the data blocks with style sheets: a style element would break a policy of the page, though it is never shown. */
export const styleType = 'text/css'

/** Placeholder for the site's origin in the built loader; the site's server replaces it. */
export const siteMark = 'https://site.invalid'

/** Header with the reason's code in a response without content. */
export const codeHeader = 'Calm-Rest-Code'

import type { Lang, StayDraft } from '@calm-rest/contract/widget'

/** Major of the address under which partners load the elements: nothing of it is ever renamed. */
export const embedMajor = 1

/** Widgets for partners, by the name of their element and of their address. */
export const embedKinds = ['rooms', 'booking', 'search'] as const
export type EmbedKind = (typeof embedKinds)[number]

/** The partner who shows a widget, and the campaign. */
export interface Partnership {
  partner?: string | undefined
  campaign?: string | undefined
}

/** Query of an element's request; every value that is given is in the address. */
export interface EmbedQuery extends StayDraft, Partnership {
  category?: string | undefined
  limit?: number | undefined
  /** The fields for dates and guests stand above the rooms. */
  search?: boolean | undefined
}

/** Data beside the markup that the site answers: enough to hydrate it. */
export interface EmbedState {
  /** The widget's module in its release, with its origin. */
  module: string
  /** The answer of `load` on the server. */
  data: unknown
  /** Beginning of the ids in the markup. */
  ids: string
  lang: Lang
  props: object
  /** Path of every screen that a link may lead to, by its name. */
  paths: Readonly<Record<string, string>>
  /** Proof for links of this page that a guest comes from its partner; ends after about a day. */
  sig?: string | undefined
}

/** Id of the element that carries the state in the answer, and class of the one with the markup. */
export const stateId = 'state'
export const rootClass = 'calm-rest-root'

/** Type of the data blocks with style sheets: a style element would break a policy of the page, though it is never shown. */
export const styleType = 'text/css'

/** Stands in the built loader for the origin of the site, which the site's server puts there. */
export const siteMark = 'https://site.invalid'

/** Header of an answer without content: the code of its reason, which only the site says. */
export const codeHeader = 'Calm-Rest-Code'

import { type Lang, reviewSearchOf, searchOf, stayOf, type To } from '@calm-rest/contract/widget'
import type { Partnership } from './protocol.ts'

export interface LinkOptions extends Partnership {
  /** Origin of the site. */
  site: string
  lang: Lang
  /** Path of every screen by name; `:id` is replaced by the room's id. */
  paths: Readonly<Record<string, string>>
  /** Proof that the link is on a page of the partner. */
  sig?: string | undefined
}

/**
 * Address of a screen for links on a partner's page: absolute, in the language of the widget, and with the
 * partner. A visitor who chose a room goes to the booking at once, without the sign-in before it.
 */
export const linkTo = (to: To, { site, lang, paths, partner, campaign, sig }: LinkOptions): string => {
  const screen = to.screen === 'login' ? 'book' : to.screen === 'back' ? 'home' : to.screen
  const id = to.screen === 'room' ? to.id : ''
  const path = (paths[screen] ?? '/').replace(':id', encodeURIComponent(id))
  return addressWith(`${site}${path}`, { ...queryOf(to), lang, partner, campaign, sig })
}

const queryOf = (to: To): Record<string, string | number | undefined> => {
  switch (to.screen) {
    case 'login':
    case 'register':
    case 'book':
      return stayOf(to)
    case 'rooms':
      return { category: to.category, ...searchOf(to) }
    case 'room':
      return searchOf(to)
    case 'reviews':
      return { ...reviewSearchOf(to), page: to.page }
    default:
      return {}
  }
}

/** Sets these values in an address's query; undefined values leave the query as it is. */
export const addressWith = (address: string, values: Record<string, string | number | undefined>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) url.searchParams.set(name, String(value))
  }
  return url.href
}

/** A signature of the guesthouse; a page's proof has a dot in it. */
const signature = /[?&]sig=[^.&#]+(&|#|$)/

/** Parameters that a signature covers. */
const signed = { partner: undefined, campaign: undefined, sig: undefined }

/**
 * A partner's own link with the element's current values. A link signed by the guesthouse keeps its partner
 * and campaign.
 */
export const completedAddress = (
  address: string,
  query: Readonly<Record<string, string | undefined>>,
): string => addressWith(address, signature.test(address) ? { ...query, ...signed } : query)

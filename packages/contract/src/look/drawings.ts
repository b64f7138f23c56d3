import type { Lang } from '../lang.ts'
import type { PropertyFacts } from '../schemas/property-facts.ts'
import type { PropertyLook } from '../schemas/property-look.ts'

/** Drawings of the property by its sea, by where they stand. */
const coast = {
  hero: '/art/hero-house.svg',
  'hero-dark': '/art/hero-house-dark.svg',
  house: '/art/veranda.svg',
  view: '/art/beach.svg',
  side: '/art/login-side.svg',
  lost: '/art/lost.svg',
}

/** Where a drawing stands: home by day and by night, about, beside a form, beside the sign-in, an unknown address. */
export type DrawingName = keyof typeof coast

/** Address of a drawing, in the property's own hue if it has one. */
export const drawingOf = (look: PropertyLook | undefined, name: DrawingName): string => {
  if (look?.drawings === 'coast') return coast[name]
  return look?.accent ? `/art/own/${look.accent.slice(1)}/${name}.svg` : `/art/plain-${name}.svg`
}

/** Query of the map that the site draws: another place or colour is another address, which may be cached. */
export const mapQueryOf = ({ geo, look }: Pick<PropertyFacts, 'geo' | 'look'>, lang: Lang): string =>
  `?at=${geo?.latitude},${geo?.longitude}&in=${look?.accent?.slice(1) ?? 'plain'}&lang=${lang}`

/** Address of the map that the site draws of the property's place; undefined if its position is unknown. */
export const ownMapOf = (facts: Pick<PropertyFacts, 'geo' | 'look'>, lang: Lang): string | undefined =>
  facts.geo && `/art/own/map.svg${mapQueryOf(facts, lang)}`

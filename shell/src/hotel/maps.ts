import type { PropertyFacts } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'

type Geo = NonNullable<PropertyFacts['geo']>

const placeOf = ({ latitude, longitude }: Geo) => `${latitude},${longitude}`

/** Language codes as Google writes them. */
const mapLangs: Record<Lang, string> = { en: 'en', de: 'de', zh: 'zh-CN' }

const address = (path: string, query: Record<string, string>) =>
  `https://www.google.com/maps${path}?${new URLSearchParams(query)}`

/** Directions to the property, from wherever the visitor is. */
export const directionsUrl = (geo: Geo) => address('/dir/', { api: '1', destination: placeOf(geo) })

/**
 * Tests whether Google can be reached: its response is empty. The policy of pages only allows this address.
 */
export const reachabilityUrl = 'https://www.google.com/generate_204'

/** The map as a frame. Nothing is requested from Google before a visitor's click. */
export const mapFrameUrl = (lang: Lang, geo: Geo) =>
  address('', { q: placeOf(geo), z: '15', hl: mapLangs[lang], output: 'embed' })

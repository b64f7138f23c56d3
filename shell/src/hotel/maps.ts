import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'

const place = `${hotel.geo.latitude},${hotel.geo.longitude}`

/** Language codes as Google writes them. */
const mapLangs: Record<Lang, string> = { en: 'en', de: 'de', zh: 'zh-CN' }

const address = (path: string, query: Record<string, string>) =>
  `https://www.google.com/maps${path}?${new URLSearchParams(query)}`

/** Directions to the property, from wherever the visitor is. */
export const directionsUrl = address('/dir/', { api: '1', destination: place })

/** Tells whether Google can be reached: its answer is empty. The policy of pages allows this address alone. */
export const reachabilityUrl = 'https://www.google.com/generate_204'

/** The map as a frame. Nobody asks Google for it before a visitor's click. */
export const mapFrameUrl = (lang: Lang) =>
  address('', { q: place, z: '15', hl: mapLangs[lang], output: 'embed' })

import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'

const place = `${hotel.geo.latitude},${hotel.geo.longitude}`

/** Language codes as Google writes them. */
const mapLangs: Record<Lang, string> = { en: 'en', de: 'de', zh: 'zh-CN' }

const address = (path: string, query: Record<string, string>) =>
  `https://www.google.com/maps${path}?${new URLSearchParams(query)}`

/** The property on Google's map. */
export const mapUrl = address('/search/', { api: '1', query: place })

/** Directions to the property, from wherever the visitor is. */
export const directionsUrl = address('/dir/', { api: '1', destination: place })

/** The property on Amap (高德地图), which opens in China, where Google's does not. Longitude comes first there. */
export const amapUrl = `https://uri.amap.com/marker?${new URLSearchParams({
  position: `${hotel.geo.longitude},${hotel.geo.latitude}`,
  name: hotel.name,
  coordinate: 'wgs84',
})}`

/** The map as a frame. Nobody asks Google for it before a visitor's click. */
export const mapFrameUrl = (lang: Lang) =>
  address('', { q: place, z: '15', hl: mapLangs[lang], output: 'embed' })

import type { Lang } from '../lang.ts'
import { hotel } from './hotel.ts'

const { latitude, longitude } = hotel.geo

/** The property on Google's map. */
export const mapUrl = `https://www.google.com/maps/search/?${new URLSearchParams({
  api: '1',
  query: `${latitude},${longitude}`,
})}`

/** The property on Amap (高德地图), which opens in China, where Google's does not. Longitude comes first there. */
export const amapUrl = `https://uri.amap.com/marker?${new URLSearchParams({
  position: `${longitude},${latitude}`,
  name: hotel.name,
  coordinate: 'wgs84',
})}`

/** The map that readers of a language can open. */
export const mapUrlFor = (lang: Lang): string => (lang === 'zh' ? amapUrl : mapUrl)

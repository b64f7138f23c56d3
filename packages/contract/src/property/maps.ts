import type { Lang } from '../lang.ts'
import { hotel } from './hotel.ts'

const { latitude, longitude } = hotel.geo

/** Link to the property on Google Maps. */
export const mapUrl = `https://www.google.com/maps/search/?${new URLSearchParams({
  api: '1',
  query: `${latitude},${longitude}`,
})}`

/**
 * Link to the property on Amap (高德地图), which works in China, where Google Maps does not. Longitude comes
 * first.
 */
export const amapUrl = `https://uri.amap.com/marker?${new URLSearchParams({
  position: `${longitude},${latitude}`,
  name: hotel.name,
  coordinate: 'wgs84',
})}`

/** Link to the map that works for readers of a language. */
export const mapUrlFor = (lang: Lang): string => (lang === 'zh' ? amapUrl : mapUrl)

import type { Lang } from '../lang.ts'
import type { PropertyFacts } from '../schemas/property-facts.ts'

type Place = Pick<PropertyFacts, 'name' | 'geo'>

/** Link to the property on Google Maps; undefined if its position is unknown. */
export const mapUrlOf = ({ geo }: Place): string | undefined =>
  geo &&
  `https://www.google.com/maps/search/?${new URLSearchParams({
    api: '1',
    query: `${geo.latitude},${geo.longitude}`,
  })}`

/**
 * Link to the property on Amap (高德地图), which works in China, where Google Maps does not. Longitude comes
 * first. Undefined if the position is unknown.
 */
export const amapUrlOf = ({ name, geo }: Place): string | undefined =>
  geo &&
  `https://uri.amap.com/marker?${new URLSearchParams({
    position: `${geo.longitude},${geo.latitude}`,
    name,
    coordinate: 'wgs84',
  })}`

/** Link to the map that works for readers of a language. */
export const mapUrlFor = (lang: Lang, place: Place): string | undefined =>
  lang === 'zh' ? amapUrlOf(place) : mapUrlOf(place)

import * as drawings from './amenities.ts'

/** Drawings by the contract's icon names. Import it only if names come from data: it holds all of them. */
export const amenityIcons = {
  wifi: drawings.wifi,
  bathroom: drawings.bathroom,
  parking: drawings.parking,
  security: drawings.security,
  service: drawings.service,
  luggage: drawings.luggage,
  sea: drawings.sea,
  garden: drawings.garden,
  balcony: drawings.balcony,
  'air-conditioning': drawings.airConditioning,
  fan: drawings.fan,
  desk: drawings.desk,
  tea: drawings.tea,
  pool: drawings.pool,
  family: drawings.family,
  quiet: drawings.quiet,
  breakfast: drawings.breakfast,
  tub: drawings.tub,
} as const satisfies Record<string, string>

export type AmenityIconName = keyof typeof amenityIcons

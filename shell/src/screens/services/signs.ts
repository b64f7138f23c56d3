import { icons } from '@calm-rest/ui'

/** Drawings that a service may choose: named one by one, so that a page loads no others. */
export const signs = {
  breakfast: icons.breakfast,
  wifi: icons.wifi,
  service: icons.service,
  bed: icons.bed,
  pool: icons.pool,
  parking: icons.parking,
  shuttle: icons.shuttle,
  sea: icons.sea,
  tea: icons.tea,
  bicycle: icons.bicycle,
  tub: icons.tub,
  luggage: icons.luggage,
}

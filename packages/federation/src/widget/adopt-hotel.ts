import { setHotel } from '@calm-rest/contract/hotel'
import type { Host } from '@calm-rest/contract/widget'

/** Every remote has a copy of the contract of its own, so each takes currency and time zone from the host that it is in. */
export const adoptHotel = ({ property, hotel = property }: Pick<Host, 'property' | 'hotel'>): void => {
  if (hotel) setHotel(hotel)
}

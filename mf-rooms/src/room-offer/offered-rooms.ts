import type { Offer, Offers, Room } from '@calm-rest/contract/api'
import type { StaySearch } from '@calm-rest/contract/widget'
import type { SearchedRooms } from '../stay-search/load-rooms.ts'
import type { StayOffer } from './room-offer.tsx'

/** A room as a card shows it. */
export interface OfferedRoom {
  room: Room
  /** For the searched dates. */
  offer?: StayOffer | undefined
  /** Stay that its links pass on. */
  stay?: StaySearch | undefined
}

/** The stay that was searched for, as an address carries it on. */
export const stayOf = ({ checkIn, checkOut, guests, children }: Offers): StaySearch => ({
  checkIn,
  checkOut,
  guests,
  children: children.join(',') || undefined,
})

/** In the order of the offers, if there are any: free rooms come first, and too small ones are left out. */
export const offeredRooms = ({ rooms, search }: SearchedRooms): OfferedRoom[] => {
  if (search?.status !== 'found') return rooms.map((room) => ({ room }))
  const { nights, offers, closed } = search.offers
  const stay = stayOf(search.offers)
  return offers.flatMap((offer) => {
    const room = rooms.find(({ _id }) => _id === offer.roomId)
    if (!room) return []
    return [{ room: withPrice(room, offer), offer: { ...offer, nights, stay, closed }, stay }]
  })
}

/** The room with the price of the offer's nights. */
const withPrice = (room: Room, { nightly }: Offer): Room =>
  nightly ? { ...room, discountPrice: undefined, priceVaries: undefined, ...nightly } : room

import type { Offer, Offers, Room } from '@calm-rest/contract/api'
import type { StaySearch } from '@calm-rest/contract/widget'
import type { SearchedRooms } from '../stay-search/load-rooms.ts'
import type { StayOffer } from './room-offer.tsx'

/** A room as a card shows it. */
export interface OfferedRoom {
  room: Room
  /** For the dates that were searched for. */
  offer?: StayOffer | undefined
  /** With which its links go on. */
  stay?: StaySearch | undefined
}

/** The stay that was searched for, as an address carries it on. */
export const stayOf = ({ checkIn, checkOut, guests, children }: Offers): StaySearch => ({
  checkIn,
  checkOut,
  guests,
  children: children.join(',') || undefined,
})

/** In the order of the offers, where there are any: what is free comes first, and what is too small is left out. */
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

/** The room at what its nights cost on the dates of the offer. */
const withPrice = (room: Room, { nightly }: Offer): Room =>
  nightly ? { ...room, discountPrice: undefined, priceVaries: undefined, ...nightly } : room

import type { Room } from '@calm-rest/contract/api'
import type { StaySearch } from '@calm-rest/contract/widget'
import type { SearchedRooms } from '../stay-search/load-rooms.ts'
import type { StayOffer } from './room-offer.tsx'

/** A room as a card shows it. */
export interface OfferedRoom {
  room: Room
  /** For the dates that were searched for. */
  offer?: StayOffer | undefined
  /** Dates with which its links go on: those, or the nearest on which it is free. */
  stay?: StaySearch | undefined
}

/** In the order of the offers, where there are any: what is free comes first, and what is too small is left out. */
export const offeredRooms = ({ rooms, search }: SearchedRooms): OfferedRoom[] => {
  if (search?.status !== 'found') return rooms.map((room) => ({ room }))
  const { checkIn, checkOut, guests, nights, offers } = search.offers
  const stay = { checkIn, checkOut, guests }
  return offers.flatMap((offer) => {
    const room = rooms.find(({ _id }) => _id === offer.roomId)
    if (!room) return []
    const possible = offer.unitsLeft > 0 ? stay : offer.nearest && { ...offer.nearest, guests }
    return [{ room, offer: { ...offer, nights, guests }, stay: possible }]
  })
}

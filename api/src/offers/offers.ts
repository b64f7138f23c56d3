import type { Offer, Offers, Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate, nightsBetween, stayTotal } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { createInventory } from '../bookings/inventory.ts'
import { assertDates } from '../bookings/stay-rules.ts'
import type { Database } from '../database/database.ts'
import { createAvailabilityQueries } from '../rooms/availability-queries.ts'
import type { RoomQueries } from '../rooms/queries.ts'

/** How far from the wanted days other days are looked for. */
const nearestWithinDays = 31

interface OfferRequest {
  checkIn: CalendarDate
  checkOut: CalendarDate
  guests: number
}

interface OfferContext {
  lang: Lang
  today: CalendarDate
}

/**
 * What a guest could book for dates: the same units, the same rules and the same price as the booking itself.
 *
 * @throws ApiError 'invalid_request' where no booking could have these dates.
 */
export const createOffers = (db: Database, rooms: Pick<RoomQueries, 'list'>) => {
  const inventory = createInventory(db)
  const availability = createAvailabilityQueries(db)

  return async (request: OfferRequest, { lang, today }: OfferContext): Promise<Offers> => {
    const { checkIn, checkOut, guests } = request
    assertDates(request, today)
    const places = await availability.placesFor(checkIn, checkOut, today, limits.rooms.max)
    const toOffer = ({ _id, name, ...prices }: Room): Offer => ({
      ...{ roomId: _id, roomType: name, totalPrice: stayTotal(prices, checkIn, checkOut) },
      unitsLeft: places.get(_id) ?? 0,
    })
    const withNearest = async (offer: Offer): Promise<Offer> => {
      const wanted = { roomTypeId: offer.roomId, from: checkIn, until: checkOut }
      const latest = addDays(today, limits.bookingHorizonDays)
      const found = await inventory.nearestPlace(wanted, { today, latest, withinDays: nearestWithinDays })
      return found ? { ...offer, nearest: { checkIn: found.from, checkOut: found.until } } : offer
    }
    const all = (await rooms.list(lang)).filter((room) => guests <= room.guests).map(toOffer)
    const soldOut = all.filter(({ unitsLeft }) => unitsLeft === 0)
    return {
      ...{ checkIn, checkOut, guests, nights: nightsBetween(checkIn, checkOut) },
      offers: [
        ...all.filter(({ unitsLeft }) => unitsLeft > 0),
        ...(await Promise.all(soldOut.map(withNearest))),
      ],
    }
  }
}

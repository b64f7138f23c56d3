import type { PriceGrid } from '@calm-rest/contract/staff'
import { type CalendarDate, nightlyPriceCents, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { shownRoomNames } from '../../core/room-names.ts'
import { type PricedRoomType, roomPriceOn } from './change-prices.ts'
import { dayPricesOf } from './day-prices.ts'
import type { Rates } from './rates.ts'
import { shownGuests } from './shown-price.ts'

export interface GridRoom extends PricedRoomType {
  name: string
  /** Number of guests that the prices are for. */
  guests: number
  /** Most guests in one unit. */
  capacity: number
}

interface Row {
  id: string
  name: string
  capacity: number
  priceCents: number
  discountPriceCents: number | null
}

/** Returns every offered room type with the price of its nights before any rate. */
export const createGridRooms = (db: Database) => {
  const rooms = db.prepare<[{ lang: Lang }], Row>(`
    SELECT r.id, t.name, r.guests AS capacity, r.price_cents AS "priceCents",
      r.discount_price_cents AS "discountPriceCents"
    FROM room_types r JOIN ${shownRoomNames} t ON t.room_type_id = r.id AND t.lang = @lang
    WHERE r.status = 'offered' ORDER BY r.id`)
  return async (lang: Lang): Promise<GridRoom[]> =>
    (await rooms.all({ lang })).map(({ id, name, capacity, priceCents, discountPriceCents }) => ({
      id,
      name,
      guests: shownGuests(capacity),
      capacity,
      baseCents: nightlyPriceCents({ priceCents, discountPriceCents: discountPriceCents ?? undefined }),
    }))
}

/** Returns the prices of the rooms by these rates, for each day before `until`. */
export const gridOf = (
  rates: Rates,
  rooms: readonly GridRoom[],
  { from, until }: { from: CalendarDate; until: CalendarDate },
): PriceGrid['rooms'] =>
  rooms.map((room) => {
    const priceOn = roomPriceOn(rates, room)
    const { id: roomId, name: roomType, guests, baseCents } = room
    const days = dayPricesOf(rates, { roomTypeId: roomId, baseCents, guests, from, to: until })
    return {
      roomId,
      roomType,
      guests,
      days: days.map(({ price: guestsPay, ...day }) => ({
        ...day,
        price: toDollars(priceOn(day.day)),
        guestsPay,
      })),
    }
  })

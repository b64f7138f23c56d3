import type { Category } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { type RoomTypeStatus, staffLimits } from '@calm-rest/contract/staff'
import { type CalendarDate, toCents, toDollars } from '@calm-rest/contract/stay'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { propertyOf } from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'

/** A room type; prices in dollars. */
export interface DeskRoom {
  id: string
  name: string
  status: RoomTypeStatus
  category: Category
  price: number
  discountPrice: number | null
  guests: number
  /** Number of its current units. */
  units: number
}

interface Row extends Omit<DeskRoom, 'price' | 'discountPrice'> {
  priceCents: number
  discountPriceCents: number | null
}

const parsePrice = (dollars: number): number => {
  const cents = toCents(dollars)
  const isRight = Number.isFinite(dollars) && dollars > 0 && dollars <= staffLimits.price
  if (isRight && Math.abs(cents - dollars * 100) < 1e-6) return cents
  throw new ApiError('invalid_request', {
    why: 'A price is in dollars, above 0, with at most two decimals, like 120 or 99.50.',
  })
}

/** Prices apply to later bookings; earlier bookings keep theirs. */
export const createDeskRoomCommands = ({ db, recorder, now }: DeskDeps) => {
  const prices = propertyOf(db).prices
  const all = db.prepare<[string], Row>(`
    SELECT r.id, t.name, r.status, r.category, r.price_cents AS "priceCents",
      r.discount_price_cents AS "discountPriceCents", r.guests,
      (SELECT COUNT(*) FROM units u WHERE u.room_type_id = r.id AND u.removed_on IS NULL) AS units
    FROM room_types r JOIN room_texts t ON t.room_type_id = r.id AND t.lang = ? ORDER BY r.category, r.id`)
  const unchanged = db
    .prepare<[string, CalendarDate], number>(
      "SELECT COUNT(*) FROM bookings WHERE room_type_id = ? AND check_out >= ? AND status = 'confirmed'",
    )
    .pluck()

  const list = async (): Promise<DeskRoom[]> => (await all.all(hotel.deskLang)).map(toRoom)
  const find = async (id: string): Promise<DeskRoom> => {
    const rooms = await list()
    const room = rooms.find((one) => one.id === id)
    if (room) return room
    throw new ApiError('room_not_found', {
      why: `There is no room '${id}'. Rooms: ${rooms.map((one) => one.id).join(', ')}.`,
    })
  }
  const setPrices = async (
    action: string,
    id: string,
    next: { price?: number; discountPrice?: number | null },
  ) => {
    await find(id)
    await recorder.changed(
      { action, subject: id, at: now(), read: async () => ({ ...(await prices.of(id)) }) },
      async () => {
        const current = await prices.of(id)
        if (!current) return
        const priceCents = next.price === undefined ? current.priceCents : parsePrice(next.price)
        const { discountPrice } = next
        const given = discountPrice == null ? discountPrice : parsePrice(discountPrice)
        const discountPriceCents = given === undefined ? current.discountPriceCents : given
        assertDiscount(priceCents, discountPriceCents)
        await prices.set(id, { priceCents, discountPriceCents })
      },
    )
    return find(id)
  }

  return {
    list,
    find,
    /** Confirmed upcoming bookings and those in house, which keep their price. */
    booked: async (id: string): Promise<number> => (await unchanged.get(id, todayAt(now()))) ?? 0,
    setPrice: (id: string, price: number) => setPrices('room price', id, { price }),
    setDiscount: (id: string, discountPrice: number | null) =>
      setPrices('room discount', id, { discountPrice }),
  }
}

export type DeskRoomCommands = ReturnType<typeof createDeskRoomCommands>

const assertDiscount = (priceCents: number, discountPriceCents: number | null) => {
  if (discountPriceCents === null || discountPriceCents < priceCents) return
  throw new ApiError('invalid_request', {
    why: `A discount of ${toDollars(discountPriceCents)} is not below the price of ${toDollars(priceCents)}: change or end it first.`,
  })
}

const toRoom = ({ priceCents, discountPriceCents, ...row }: Row): DeskRoom => ({
  ...row,
  price: toDollars(priceCents),
  discountPrice: discountPriceCents === null ? null : toDollars(discountPriceCents),
})

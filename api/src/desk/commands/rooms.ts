import type { Category } from '@calm-rest/contract/api'
import { decimalsOf } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'
import { isPayable, type RoomTypeStatus, staffLimits } from '@calm-rest/contract/staff'
import { type CalendarDate, toCents, toDollars } from '@calm-rest/contract/stay'
import { defaultLang, type Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { shownRoomNames } from '../../core/room-names.ts'
import { isUnusualPrice, mainOf, type Prices, propertyOf } from '../../property/index.ts'
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

/** Prices of a night in dollars. */
interface NewPrices {
  price?: number | undefined
  discountPrice?: number | null | undefined
  isMeant?: boolean | undefined
}

interface Row extends Omit<DeskRoom, 'price' | 'discountPrice'> {
  priceCents: number
  discountPriceCents: number | null
}

const parsePrice = (dollars: number): number => {
  const cents = toCents(dollars)
  const isRight = Number.isFinite(dollars) && dollars > 0 && dollars <= staffLimits.price
  if (isRight && Math.abs(cents - dollars * 100) < 1e-6 && isPayable(dollars)) return cents
  const form =
    decimalsOf(hotel.currency) === 0
      ? 'a whole number, like 120'
      : 'with at most two decimals, like 120 or 99.50'
  throw new ApiError('invalid_request', { why: `A price is in ${hotel.currency}, above 0, ${form}.` })
}

/** Prices apply to later bookings; earlier bookings keep theirs. */
export const createDeskRoomCommands = ({ db, recorder, now }: DeskDeps) => {
  const { prices, facts } = propertyOf(db)
  const all = db.prepare<[string], Row>(`
    SELECT r.id, t.name, r.status, r.category, r.price_cents AS "priceCents",
      r.discount_price_cents AS "discountPriceCents", r.guests,
      (SELECT COUNT(*) FROM units u WHERE u.room_type_id = r.id AND u.removed_on IS NULL) AS units
    FROM room_types r JOIN ${shownRoomNames} t ON t.room_type_id = r.id AND t.lang = ? ORDER BY r.category, r.id`)
  const unchanged = db.prepare<[CalendarDate], { id: string; booked: number }>(`
    SELECT room_type_id AS id, COUNT(*) AS booked FROM bookings
    WHERE check_out >= ? AND status = 'confirmed' GROUP BY room_type_id`)

  /** Names are in the main language of the property by default. */
  const list = async (lang?: Lang): Promise<DeskRoom[]> =>
    (await all.all(lang ?? mainOf(await facts.read()))).map(toRoom)
  const find = async (id: string): Promise<DeskRoom> => {
    const rooms = await list()
    const room = rooms.find((one) => one.id === id)
    if (room) return room
    throw new ApiError('room_not_found', {
      why: `There is no room '${id}'. Rooms: ${rooms.map((one) => one.id).join(', ')}.`,
    })
  }
  const write = async (action: string, id: string, priceOf: (current: Prices) => Prices) => {
    await find(id)
    const read = async () => ({ ...(await prices.of(id)) })
    await recorder.changed({ action, subject: id, at: now(), read }, async () => {
      const current = await prices.of(id)
      if (current) await prices.set(id, priceOf(current))
    })
    return find(id)
  }

  return {
    list,
    find,
    /** Prices of every room type in cents, by its id. */
    ownPrices: async (): Promise<Record<string, Prices>> =>
      Object.fromEntries(
        (await all.all(defaultLang)).map(({ id, priceCents, discountPriceCents }) => [
          id,
          { priceCents, discountPriceCents },
        ]),
      ),
    /** Every room type, with the number of its confirmed stays that are not over: they keep their price. */
    withBooked: async (lang: Lang): Promise<(DeskRoom & { booked: number })[]> => {
      const today = todayAt(now())
      const counts = new Map((await unchanged.all(today)).map(({ id, booked }) => [id, booked]))
      return (await list(lang)).map((room) => ({ ...room, booked: counts.get(room.id) ?? 0 }))
    },
    /**
     * Sets what a night costs without any price by date, in dollars; omitted prices stay. A discount price of null
     * ends the discount.
     *
     * @throws ApiError 'price_unusual' unless `isMeant`; 'invalid_request'
     */
    setPrices: (id: string, { isMeant = false, ...next }: NewPrices) =>
      write('room price', id, (current) => {
        const after = pricesAfter(current, next)
        if (!isMeant && isUnusual(current, after)) throw new ApiError('price_unusual')
        return after
      }),
    /** Sets the prices that held before a change. */
    restorePrices: (id: string, before: Prices) => write('room price restore', id, () => before),
  }
}

export type DeskRoomCommands = ReturnType<typeof createDeskRoomCommands>

const pricesAfter = (current: Prices, { price, discountPrice }: NewPrices): Prices => {
  const priceCents = price === undefined ? current.priceCents : parsePrice(price)
  const given = discountPrice == null ? discountPrice : parsePrice(discountPrice)
  const discountPriceCents = given === undefined ? current.discountPriceCents : given
  if (discountPriceCents === null || discountPriceCents < priceCents)
    return { priceCents, discountPriceCents }
  throw new ApiError('invalid_request', {
    fields: [{ field: 'discountPrice', code: 'not_below_price' }],
    why: `A discount of ${toDollars(discountPriceCents)} is not below the price of ${toDollars(priceCents)}: change or end it first.`,
  })
}

/** Whether the regular price, or what a night costs after the discount, changes a lot. */
const isUnusual = (before: Prices, after: Prices) =>
  isUnusualPrice(before.priceCents, after.priceCents) || isUnusualPrice(nightCents(before), nightCents(after))

const nightCents = ({ priceCents, discountPriceCents }: Prices) => discountPriceCents ?? priceCents

const toRoom = ({ priceCents, discountPriceCents, ...row }: Row): DeskRoom => ({
  ...row,
  price: toDollars(priceCents),
  discountPrice: discountPriceCents === null ? null : toDollars(discountPriceCents),
})

import { hotel } from '@calm-rest/contract/hotel'
import { limits } from '@calm-rest/contract/limits'
import type { PriceChange, PriceGrid, PricePreview } from '@calm-rest/contract/staff'
import { isPayable } from '@calm-rest/contract/staff'
import { addDays, type CalendarDate, toCents } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import {
  changedNights,
  changePrices,
  type GridRoom,
  gridOf,
  isUnusualPrice,
  type NightsChange,
  percentOf,
  propertyOf,
  type Rates,
} from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'
import type { DeskRateCommands } from './rates.ts'

interface Span {
  from: CalendarDate
  until: CalendarDate
}

/** Prices of each night, and changes of many at once. */
export const createDeskPriceCommands = ({ db, now }: DeskDeps, rates: DeskRateCommands) => {
  const { gridRooms: roomsIn } = propertyOf(db)

  /**
   * Returns the rates with the change.
   *
   * @throws ApiError 'invalid_request' with the invalid field.
   */
  const changedBy = async (order: PriceChange, rooms: readonly GridRoom[]): Promise<Rates> => {
    const { weekdays = [] } = order
    const change: NightsChange = { ...order, weekdays, priceOf: newPriceBy(order) }
    assertNights(change, todayAt(now()))
    const { rates: before } = await rates.current()
    const after = order.rooms.reduce((changed, id) => {
      const room = rooms.find((one) => one.id === id)
      if (!room) throw invalidFields({ field: 'rooms', code: 'invalid_choice' })
      return changePrices(changed, room, change)
    }, before)
    if (after.prices.length > limits.rates.rules) throw invalidFields({ field: 'until', code: 'too_large' })
    return after
  }

  /** What guests pay for each changed night, before and after. */
  const nightsOf = async (order: PriceChange, all: readonly GridRoom[], after: Rates) => {
    const { rates: before } = await rates.current()
    const rooms = all.filter(({ id }) => order.rooms.includes(id))
    const nights = new Set(changedNights({ ...order, weekdays: order.weekdays ?? [] }))
    const changed = gridOf(after, rooms, order)
    return gridOf(before, rooms, order).map(({ roomId, roomType, guests, days }, room) => ({
      roomId,
      roomType,
      guests,
      nights: days.flatMap(({ day, guestsPay }, place) =>
        nights.has(day)
          ? [{ night: day, before: guestsPay, after: changed[room]?.days[place]?.guestsPay ?? guestsPay }]
          : [],
      ),
    }))
  }

  return {
    grid: async (span: Span, lang: Lang): Promise<Omit<PriceGrid, 'version'>> => {
      const rooms = await roomsIn(lang)
      const { rates: held } = await rates.current()
      return { from: span.from, until: span.until, rooms: gridOf(held, rooms, span) }
    },
    /** Preview of a change; changes nothing. */
    preview: async (order: PriceChange, lang: Lang): Promise<Omit<PricePreview, 'version'>> => {
      const all = await roomsIn(lang)
      return { rooms: await nightsOf(order, all, await changedBy(order, all)) }
    },
    /**
     * Applies to new quotes from now on.
     *
     * @throws ApiError 'price_unusual' if a night's price changes a lot, unless that is confirmed
     */
    change: async (order: PriceChange & { isMeant?: boolean | undefined }, lang: Lang) => {
      const all = await roomsIn(lang)
      const after = await changedBy(order, all)
      const rooms = await nightsOf(order, all, after)
      const isUnusual = rooms.some(({ nights }) =>
        nights.some((night) => isUnusualPrice(toCents(night.before), toCents(night.after))),
      )
      if (isUnusual && !order.isMeant) throw new ApiError('price_unusual')
      return rates.replace(after, inWords(order))
    },
  }
}

/** Description of the change, for the log. */
const inWords = ({ rooms, from, until, weekdays = [], by, value }: PriceChange) => {
  const days = weekdays.length > 0 ? `, weekdays ${weekdays.join(' ')}` : ''
  const what = {
    set: `${value} ${hotel.currency}`,
    percent: `${value} % more`,
    dollars: `${value} ${hotel.currency} more`,
  }[by]
  return `prices of ${rooms.join(', ')} from ${from} until ${until}${days}: ${what}`
}

const newPriceBy =
  ({ by, value }: Pick<PriceChange, 'by' | 'value'>) =>
  (cents: number): number => {
    if (by !== 'percent' && !isPayable(value)) throw invalidFields({ field: 'value', code: 'no_decimals' })
    const changed = {
      set: () => toCents(value),
      percent: () => cents + percentOf(cents, value),
      dollars: () => cents + toCents(value),
    }[by]()
    if (changed < 1) throw invalidFields({ field: 'value', code: 'too_small' })
    if (changed > limits.rates.amountCents) throw invalidFields({ field: 'value', code: 'too_large' })
    return changed
  }

const assertNights = (change: NightsChange, today: CalendarDate) => {
  if (change.from < today) throw invalidFields({ field: 'from', code: 'in_the_past' })
  if (change.until > addDays(today, limits.bookingHorizonDays))
    throw invalidFields({ field: 'until', code: 'too_far_ahead' })
  if (changedNights(change).length === 0) throw invalidFields({ field: 'weekdays', code: 'invalid_choice' })
}

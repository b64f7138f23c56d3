import type { Room, ShownPrice } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate, nightsOf } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createMemo } from '../../core/database/memo.ts'
import { createPropertyFacts } from '../hotel/property-facts.ts'
import { promisesBreakfast } from '../rates/promises-breakfast.ts'
import { propertyTermsOf } from '../rates/property-terms.ts'
import { planOrStandard, standardPlan } from '../rates/rates.ts'
import { createRatesStore, type RatesVersion } from '../rates/rates-store.ts'
import { isClosedOn, restrictionsOf } from '../rates/restrictions.ts'
import { ownPricesOf, shownGuests, shownPriceOf } from '../rates/shown-price.ts'
import { inListOrder } from './list-order.ts'
import { canDrawBeds, drawPlan } from './plan/draw-plan.ts'
import { floorPlanOf } from './plan/floor-plan-of.ts'
import { planOf } from './plan/plan-of.ts'
import type { RoomQueries } from './queries.ts'
import { amenitiesIn, createRoomAmenities, type RoomAmenities } from './room-amenities.ts'

interface PricedStay {
  checkIn: CalendarDate
  checkOut: CalendarDate
  guests?: number | undefined
}

/** Rooms as visitors read them, with prices and terms by the current rates. */
export const createPublishedRooms = (
  db: Database,
  rooms: Pick<RoomQueries, 'list'>,
  today: () => CalendarDate,
) => {
  const store = createRatesStore(db)
  const priceOf = createPrices()
  const amenities = createRoomAmenities(db)
  const facts = createPropertyFacts(db)
  const memo = createMemo<readonly Room[]>(db)

  const list = async (lang: Lang): Promise<readonly Room[]> => {
    const day = today()
    return memo(`${lang} ${day}`, async () => {
      const current = await store.current()
      const isBreakfastIncluded = propertyTermsOf(current.rates).breakfast === 'included'
      const amenitiesOf = await amenities()
      const { languages } = await facts.current()
      const published = (await rooms.list(lang)).map((room) => {
        const shown = isBreakfastIncluded
          ? room
          : { ...room, ...amenitiesIn(withoutBreakfast(amenitiesOf(room._id)), lang, languages) }
        return withPrice(shown, priceOf(current, day, room))
      })
      return inListOrder(published)
    })
  }

  const inList = async (id: string, lang: Lang) => (await list(lang)).find(({ _id }) => _id === id)

  const planFacts = async (room: Room, id: string, lang: Lang) => {
    const english = await inList(id, 'en')
    // only English words of beds are read
    if (!english || english.textLangs?.bed) return undefined
    const drawn = planOf(room, english.bed, (await amenities())(id), lang)
    return drawn && canDrawBeds(drawn) ? drawn : undefined
  }

  return {
    list,
    /**
     * Returns the same rooms, each with the price of a night of the stay, and what forbids the stay at the standard
     * rate.
     */
    pricedFor: async (
      published: readonly Room[],
      { checkIn, checkOut, guests }: PricedStay,
      lang: Lang,
    ): Promise<Room[]> => {
      const { rates } = await store.current()
      const nights = nightsOf(checkIn, checkOut)
      const own = new Map((await rooms.list(lang)).map((room) => [room._id, room]))
      const { id: planId } = planOrStandard(rates, standardPlan)
      return published.map((room) => {
        const shownTo = { guests: guests ?? shownGuests(room.guests) }
        const stay = { roomTypeId: room._id, planId, checkIn, checkOut }
        const restricted = restrictionsOf(rates, stay, today()).map(({ code }) => code)
        return {
          ...withPrice(room, shownPriceOf(rates, ownPricesOf(own.get(room._id) ?? room), shownTo, nights)),
          ...(restricted.length > 0 && { restricted }),
        }
      })
    },
    /** Includes the terms of every stay in it, and the address of its plan. */
    findById: async (id: string, lang: Lang): Promise<Room | undefined> => {
      const room = await inList(id, lang)
      if (!room) return undefined
      const facts = await planFacts(room, id, lang)
      const plan = facts && floorPlanOf(id, facts, lang)
      return { ...room, ...(plan && { plan }), terms: propertyTermsOf((await store.current()).rates) }
    },
    /** Returns its plan as SVG; undefined if its facts do not suffice for one. */
    drawPlan: async (id: string, lang: Lang): Promise<string | undefined> => {
      const room = await inList(id, lang)
      const facts = room && (await planFacts(room, id, lang))
      return facts && drawPlan(facts, lang)
    },
  }
}

export type PublishedRooms = ReturnType<typeof createPublishedRooms>

/**
 * Price of a night that can still be booked. Cached until the rates change or the day ends: two years of nights take
 * some milliseconds per room, and every booking needs them.
 */
const createPrices = () => {
  const known = new Map<string, ShownPrice>()
  let nights: readonly CalendarDate[] = []
  let held = ''
  return ({ version, rates }: RatesVersion, today: CalendarDate, room: Room): ShownPrice => {
    if (held !== `${version} ${today}`) {
      known.clear()
      held = `${version} ${today}`
      nights = nightsOf(today, addDays(today, limits.bookingHorizonDays)).filter(
        (night) => !isClosedOn(rates, night),
      )
    }
    const key = [room._id, room.price, room.discountPrice, room.guests].join(' ')
    const shown =
      known.get(key) ?? shownPriceOf(rates, ownPricesOf(room), { guests: shownGuests(room.guests) }, nights)
    known.set(key, shown)
    return shown
  }
}

const withPrice = (room: Room, shown: ShownPrice): Room => ({
  ...room,
  discountPrice: undefined,
  priceVaries: undefined,
  ...shown,
})

/** A room's own list does not promise what the rates sell. */
const withoutBreakfast = ({ features, amenities }: RoomAmenities): RoomAmenities => ({
  features: features.filter(({ names }) => !promisesBreakfast(names)),
  amenities: amenities.filter(({ names }) => !promisesBreakfast(names)),
})

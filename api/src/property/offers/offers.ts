import type { Offer, Offers, Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import {
  addDays,
  type CalendarDate,
  laterOf,
  nightlyPriceCents,
  nightsBetween,
  nightsOf,
  toDollars,
} from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { invalidFields } from '../../core/http/api-error.ts'
import type { Span } from '../inventory/held.ts'
import { createInventory } from '../inventory/inventory.ts'
import { assertDates } from '../inventory/stay-rules.ts'
import { priceStay } from '../rates/price-stay.ts'
import { asksForChildren, planOrStandard, standardPlan } from '../rates/rates.ts'
import { createRatesStore } from '../rates/rates-store.ts'
import { closureOf, minNightsFor, restrictionsOf } from '../rates/restrictions.ts'
import { ownPricesOf, shownPriceOf } from '../rates/shown-price.ts'
import { createAvailabilityQueries } from '../rooms/availability-queries.ts'
import type { RoomQueries } from '../rooms/queries.ts'

/** Distance in days from the requested stay, or from a closure, within which other days are searched. */
const nearestWithinDays = 31

interface OfferRequest {
  checkIn: CalendarDate
  checkOut: CalendarDate
  guests: number
  children?: readonly number[] | undefined
}

interface OfferContext {
  lang: Lang
  today: CalendarDate
}

/**
 * Returns what a guest can book for dates, with the same units, rules and price as the booking itself.
 *
 * @throws ApiError 'invalid_request' if no booking can have these dates.
 */
export const createOffers = (db: Database, rooms: Pick<RoomQueries, 'list'>) => {
  const inventory = createInventory(db)
  const availability = createAvailabilityQueries(db)
  const store = createRatesStore(db)

  return async (request: OfferRequest, { lang, today }: OfferContext): Promise<Offers> => {
    const { checkIn, checkOut, guests, children = [] } = request
    assertDates(request, today)
    if (children.length >= guests) throw invalidFields({ field: 'children', code: 'too_large' })
    const places = await availability.placesFor(checkIn, checkOut, today, limits.rooms.max)
    const units = await availability.unitsOf()
    const { rates } = await store.current()
    const plan = planOrStandard(rates, standardPlan)
    const stay = { checkIn, checkOut, guests, children }
    const nights = nightsOf(checkIn, checkOut)
    const closure = closureOf(rates, request)
    const toOffer = (room: Room): Offer => {
      const { _id: roomTypeId, name } = room
      const restrictedStay = { ...stay, roomTypeId, planId: plan.id }
      const restricted = restrictionsOf(rates, restrictedStay, today)
      const minNights = minNightsFor(rates, restrictedStay)
      const own = ownPricesOf(room)
      const priced = { ...stay, roomTypeId, baseCents: nightlyPriceCents(own) }
      return {
        roomId: roomTypeId,
        roomType: name,
        totalPrice: toDollars(priceStay(rates, priced, { plan }).totalCents),
        nightly: shownPriceOf(rates, own, stay, nights),
        unitsLeft: restricted.length > 0 ? 0 : (places.get(roomTypeId) ?? 0),
        units: units.get(roomTypeId) ?? 0,
        ...(restricted.length > 0 && { restricted: restricted.map(({ code }) => code) }),
        ...(minNights > 1 && { minNights }),
      }
    }
    const withNearest = async (offer: Offer): Promise<Offer> => {
      // a stay that is too short is offered with the nights that it must have
      const until = laterOf(checkOut, addDays(checkIn, offer.minNights ?? 1))
      const wanted = { roomTypeId: offer.roomId, from: checkIn, until }
      const latest = addDays(today, limits.bookingHorizonDays)
      const isAllowed = ({ from, until }: Span) =>
        restrictionsOf(
          rates,
          { roomTypeId: offer.roomId, planId: plan.id, checkIn: from, checkOut: until },
          today,
        ).length === 0
      const found = await inventory.nearestPlace(wanted, {
        today,
        latest,
        withinDays: nearestWithinDays + daysOut(request, closure),
        isAllowed,
      })
      return found ? { ...offer, nearest: { checkIn: found.from, checkOut: found.until } } : offer
    }
    const all = (await rooms.list(lang)).filter((room) => guests <= room.guests).map(toOffer)
    const soldOut = await Promise.all(all.filter(({ unitsLeft }) => unitsLeft === 0).map(withNearest))
    return {
      checkIn,
      checkOut,
      guests,
      children: [...children],
      nights: nights.length,
      asks: { children: asksForChildren(rates) },
      ...(closure && { closed: { ...closure, nearest: nearestTo(checkIn, soldOut) } }),
      offers: [...all.filter(({ unitsLeft }) => unitsLeft > 0), ...soldOut],
    }
  }
}

/** Returns by how many days a stay has to move to leave a closure on its farther side. */
const daysOut = ({ checkIn, checkOut }: OfferRequest, closure: Span | undefined): number =>
  closure ? Math.max(nightsBetween(checkIn, closure.until), nightsBetween(closure.from, checkOut)) : 0

/**
 * Returns the days nearest to a check-in on which one of the rooms is free; of two at the same distance, the later
 * ones.
 */
const nearestTo = (checkIn: CalendarDate, offers: readonly Offer[]): Offer['nearest'] => {
  const days = ({ checkIn: from }: NonNullable<Offer['nearest']>) => nightsBetween(checkIn, from)
  return offers
    .flatMap(({ nearest = [] }) => nearest)
    .toSorted((a, b) => Math.abs(days(a)) - Math.abs(days(b)) || days(b) - days(a))[0]
}

import { limits } from '@calm-rest/contract/limits'
import type {
  ClosurePreview,
  RateRules,
  StaffPromotionCode,
  StaffRestriction,
} from '@calm-rest/contract/staff'
import type { staffCalls } from '@calm-rest/contract/staff-calls'
import { addDays, type CalendarDate, nightsBetween, toCents, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { z } from 'zod'
import { todayAt } from '../../core/clock/property-clock.ts'
import { invalidFields } from '../../core/http/api-error.ts'
import {
  closureInWords,
  every,
  type PromotionCode,
  promotionInWords,
  propertyOf,
  type Rates,
  type Restriction,
  restrictionInWords,
} from '../../property/index.ts'
import { staysOf } from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'
import type { DeskRateCommands } from './rates.ts'

type RestrictionOrder = Omit<z.output<typeof staffCalls.addRestriction.body>, 'version'>
type ClosureOrder = Omit<z.output<typeof staffCalls.closeProperty.body>, 'version'>
type PromotionOrder = Omit<z.output<typeof staffCalls.addPromotionCode.body>, 'version'>

interface Span {
  from: CalendarDate
  until: CalendarDate
}

/** Restrictions, closures and promotion codes, one by one. */
export const createDeskRateRuleCommands = ({ db, now }: DeskDeps, rates: DeskRateCommands) => {
  const { gridRooms: roomsIn, roomTypeReads: types, promotionUses: uses } = propertyOf(db)
  const stays = staysOf(db).stayReads

  /** @throws ApiError 'invalid_request' for past days, or days beyond the booking horizon. */
  const assertDays = ({ until }: Pick<Span, 'until'>) => {
    const today = todayAt(now())
    if (until <= today) throw invalidFields({ field: 'until', code: 'in_the_past' })
    if (until > addDays(today, limits.bookingHorizonDays))
      throw invalidFields({ field: 'until', code: 'too_far_ahead' })
  }

  /** A term that a code had before may stay, although it could not be given any more. */
  const termsOf = async (
    { dollars, bookUntil, from, until, weekdays = [], roomIds = [], ...order }: PromotionOrder,
    before?: PromotionCode,
  ): Promise<PromotionCode> => {
    if (bookUntil && bookUntil < todayAt(now()) && bookUntil !== before?.bookUntil)
      throw invalidFields({ field: 'bookUntil', code: 'in_the_past' })
    const known = new Set([
      ...(await types.list('en')).map(({ roomId }) => roomId),
      ...(before?.roomTypes ?? []),
    ])
    if (roomIds.some((id) => !known.has(id)))
      throw invalidFields({ field: 'roomIds', code: 'invalid_choice' })
    const days = [...new Set(weekdays)].sort()
    return {
      ...order,
      ...(dollars !== undefined && { amountCents: toCents(dollars) }),
      ...(bookUntil && { bookUntil }),
      ...(from && { from }),
      ...(until && { until }),
      ...(days.length > 0 && days.length < 7 && { weekdays: days }),
      ...(roomIds.length > 0 && { roomTypes: [...new Set(roomIds)] }),
    }
  }

  return {
    list: async (lang: Lang): Promise<Omit<RateRules, 'version'>> => {
      const rooms = await roomsIn(lang)
      const all = await types.list(lang)
      const { rates: held } = await rates.current()
      const counts = await uses.counts()
      const today = todayAt(now())
      // a restriction may be of a room type that no longer exists
      const names = new Map(all.map(({ roomId, roomType }) => [roomId, roomType]))
      return {
        rooms: rooms.map(({ id, name }) => ({ roomId: id, roomType: name })),
        plans: held.plans.map(({ id, name }) => ({ id, name: name[lang] })),
        restrictions: held.restrictions
          .map((one, place) => toRestriction(one, { place, rates: held, names, lang }))
          .filter(({ until }) => until > today)
          .sort((a, b) => a.from.localeCompare(b.from) || a.place - b.place),
        closures: held.closures
          .map((one, place) => ({ place, ...one }))
          .filter(({ until }) => until > today)
          .sort((a, b) => a.from.localeCompare(b.from) || a.place - b.place),
        promotionCodes: held.promotionCodes
          .map((one) => toPromotion(one, counts.get(one.code) ?? 0))
          .sort((a, b) => a.code.localeCompare(b.code)),
      }
    },
    /** @throws ApiError 'invalid_request' with the invalid field. */
    restrict: async ({ roomId, plan = every, ...order }: RestrictionOrder) => {
      assertDays(order)
      const { rates: held } = await rates.current()
      if (plan !== every && !held.plans.some(({ id }) => id === plan))
        throw invalidFields({ field: 'plan', code: 'invalid_choice' })
      const added = { ...order, plan, roomType: roomId ?? every }
      return rates.replace(
        { ...held, restrictions: [...held.restrictions, added] },
        `restriction added: ${restrictionInWords(added)}`,
      )
    },
    /** Removes a restriction by its index. */
    endRestriction: async (place: number) => {
      const { rates: held } = await rates.current()
      const ended = held.restrictions[place]
      if (!ended) throw invalidFields({ field: 'place', code: 'invalid_choice' })
      return rates.replace(
        { ...held, restrictions: held.restrictions.toSpliced(place, 1) },
        `restriction ended: ${restrictionInWords(ended)}`,
      )
    },
    /** What a closure would overlap; changes nothing. */
    previewClosure: async (span: Span, lang: Lang): Promise<Omit<ClosurePreview, 'version'>> => {
      assertDays(span)
      const { rates: held } = await rates.current()
      const meets = (one: Span) => one.from < span.until && span.from < one.until
      const prices = held.prices.filter(meets)
      const touching = await stays.touching(span.from, span.until, lang)
      const met = touching.filter((one) => meets({ from: one.checkIn, until: one.endedOn ?? one.checkOut }))
      return {
        nights: nightsBetween(span.from, span.until),
        stays: met
          .map((stay) => ({
            reference: stay.reference,
            firstName: stay.firstName,
            lastName: stay.lastName,
            roomType: stay.roomTypeName,
            unit: stay.unit,
            unitName: stay.unitName,
            checkIn: stay.checkIn,
            checkOut: stay.checkOut,
          }))
          .sort((a, b) => a.checkIn.localeCompare(b.checkIn)),
        prices: prices.length,
        seasons: [...new Set(prices.map(({ season }) => season).filter(Boolean))].sort(),
        restrictions: held.restrictions.filter(meets).length,
      }
    },
    /**
     * Prevents new bookings of its nights; existing ones stay.
     *
     * @throws ApiError 'invalid_request' with the invalid field.
     */
    closeProperty: async ({ place, ...order }: ClosureOrder) => {
      assertDays(order)
      const { rates: held } = await rates.current()
      const added = { ...order, note: order.note ?? '' }
      if (place === undefined)
        return rates.replace(
          { ...held, closures: [...held.closures, added] },
          `property closed: ${closureInWords(added)}`,
        )
      const before = held.closures[place]
      if (!before) throw invalidFields({ field: 'place', code: 'invalid_choice' })
      return rates.replace(
        { ...held, closures: held.closures.with(place, added) },
        `closure changed: ${closureInWords(added)}, instead of ${closureInWords(before)}`,
      )
    },
    /** Opens the property on its nights, unless another closure covers them. */
    endClosure: async (place: number) => {
      const { rates: held } = await rates.current()
      const ended = held.closures[place]
      if (!ended) throw invalidFields({ field: 'place', code: 'invalid_choice' })
      return rates.replace(
        { ...held, closures: held.closures.toSpliced(place, 1) },
        `closure ended: ${closureInWords(ended)}`,
      )
    },
    /** @throws ApiError 'invalid_request' with the invalid field. */
    addPromotion: async (order: PromotionOrder) => {
      const { rates: held } = await rates.current()
      if (held.promotionCodes.some(({ code }) => code === order.code))
        throw invalidFields({ field: 'code', code: 'taken' })
      const added = await termsOf(order)
      return rates.replace(
        { ...held, promotionCodes: [...held.promotionCodes, added] },
        `promotion code added: ${promotionInWords(added)}`,
      )
    },
    /**
     * Replaces what a code takes off and what it holds for; its uses so far stay counted, and quotes of the last half
     * hour stay valid.
     *
     * @throws ApiError 'invalid_request' with the invalid field.
     */
    changePromotion: async (order: PromotionOrder) => {
      const { rates: held } = await rates.current()
      const place = held.promotionCodes.findIndex(({ code }) => code === order.code)
      const before = held.promotionCodes[place]
      if (!before) throw invalidFields({ field: 'code', code: 'invalid_choice' })
      const changed = await termsOf(order, before)
      return rates.replace(
        { ...held, promotionCodes: held.promotionCodes.with(place, changed) },
        `promotion code changed: ${promotionInWords(changed)}, instead of ${promotionInWords(before)}`,
      )
    },
    /** Ends the code; quotes of the last half hour stay valid. */
    endPromotion: async (code: string) => {
      const { rates: held } = await rates.current()
      const left = held.promotionCodes.filter((one) => one.code !== code)
      if (left.length === held.promotionCodes.length)
        throw invalidFields({ field: 'code', code: 'invalid_choice' })
      return rates.replace({ ...held, promotionCodes: left }, `promotion code ended: ${code}`)
    },
  }
}

interface ListedIn {
  place: number
  rates: Rates
  /** Names of room types, by their ids. */
  names: ReadonlyMap<string, string>
  lang: Lang
}

const toRestriction = (
  { roomType, plan, ...rule }: Restriction,
  { place, rates, names, lang }: ListedIn,
): StaffRestriction => ({
  ...rule,
  place,
  roomId: roomType === every ? null : roomType,
  roomType: names.get(roomType) ?? null,
  plan: rates.plans.find(({ id }) => id === plan)?.name[lang] ?? null,
})

const toPromotion = (
  { amountCents, roomTypes, ...promotion }: PromotionCode,
  uses: number,
): StaffPromotionCode => ({
  ...promotion,
  ...(roomTypes && { roomIds: roomTypes }),
  ...(amountCents !== undefined && { dollars: toDollars(amountCents) }),
  uses,
})

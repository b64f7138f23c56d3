import { createHash } from 'node:crypto'
import type { quoteInput } from '@calm-rest/contract/schemas'
import { type CalendarDate, nightlyPriceCents } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { z } from 'zod'
import type { Database } from '../../core/database/database.ts'
import { ApiError, type FieldError, invalidFields } from '../../core/http/api-error.ts'
import { type BookedRoom, createRoomFinder } from '../inventory/booked-room.ts'
import { assertCapacity } from '../inventory/stay-rules.ts'
import { type ChosenExtra, priceStay, type StayPrice } from './price-stay.ts'
import { isForRoom, promotionProblem } from './promotion-terms.ts'
import { type Extra, type PromotionCode, type RatePlan, type Rates, standardPlan } from './rates.ts'
import { createRatesStore } from './rates-store.ts'
import { restrictionsOf } from './restrictions.ts'

/** What determines the price of a stay in one or several rooms. */
export type StayRequest = z.output<typeof quoteInput>

/** What a quote promised: the rates and own prices of rooms that it was made with, for one request. */
export interface QuoteBasis {
  /** Hash of the request. */
  key: string
  version: number
  /** Cents by the ids of room types. */
  baseCents: Record<string, number>
}

export interface PricedRoom {
  room: BookedRoom
  guests: number
  children: readonly number[]
  price: StayPrice
  /** Prefix of the names of its fields in the request. */
  path: string
}

export interface PricedOrder {
  rooms: readonly [PricedRoom, ...PricedRoom[]]
  plan: RatePlan
  promotion: PromotionCode | undefined
  /** Why the code of the request does not hold: the price is without it. */
  codeProblem: FieldError | undefined
  rates: Rates
  totalCents: number
  basis: QuoteBasis
}

interface Context {
  lang: Lang
  today: CalendarDate
  /** Applies if it is for exactly this request. */
  quoted?: QuoteBasis | undefined
  /** The property itself books, so restrictions do not apply. */
  isUnrestricted?: boolean | undefined
  /** Used instead of the current rates. */
  rates?: Rates | undefined
  /** Returns `codeProblem` for a wrong promotion code instead of throwing. */
  allowsWrongCode?: boolean | undefined
}

/**
 * Prices a request by the current rates, or by those that a quote promised. Quotes and bookings share this function, so
 * that they never differ.
 *
 * @throws ApiError 'room_not_found', 'capacity_exceeded', 'rate_not_found', 'promotion_invalid', 'stay_restricted', or
 * 'invalid_request' with the wrong field.
 */
export const createPriceOrder = (db: Database) => {
  const findRoom = createRoomFinder(db)
  const store = createRatesStore(db)

  return async (
    request: StayRequest,
    { lang, today, quoted, isUnrestricted = false, rates: given, allowsWrongCode = false }: Context,
  ): Promise<PricedOrder> => {
    const wanted = []
    for (const [i, one] of [request, ...(request.additionalRooms ?? [])].entries()) {
      const path = i === 0 ? '' : `additionalRooms.${i - 1}.`
      const room = await findRoom(one.roomType, lang)
      if (!room?.isOffered)
        throw new ApiError('room_not_found', {
          fields: [{ field: `${path}roomType`, code: 'invalid_choice' }],
        })
      assertCapacity(room, one.guests, `${path}guests`)
      const children = one.children ?? []
      if (children.length >= one.guests) throw invalidFields({ field: `${path}children`, code: 'too_large' })
      wanted.push({ room, guests: one.guests, children, path })
    }
    const key = keyOf(request, wanted)
    const promised = quoted?.key === key ? await store.byVersion(quoted.version) : undefined
    const { version, rates: held } = promised ?? (await store.current())
    const rates = given ?? held
    // a quote promises a price, but not that the property stays open
    const forbidding = promised ? { ...rates, closures: (await store.current()).rates.closures } : rates
    const baseOf = (room: BookedRoom) => (promised && quoted?.baseCents[room.id]) ?? nightlyPriceCents(room)

    const plan = planOf(rates, request.plan)
    const roomTypeIds = wanted.map(({ room }) => room.id)
    const { promotion, codeProblem } = promotionOf(rates, { request, roomTypeIds, today })
    const extras = extrasOf(rates, request)
    const { checkIn, checkOut } = request
    const rooms = wanted.map(({ room, guests, children, path }, i): PricedRoom => {
      const restricted = { roomTypeId: room.id, planId: plan.id, checkIn, checkOut }
      const fields = restrictionsOf(forbidding, restricted, today)
      if (fields.length > 0 && !isUnrestricted) throw new ApiError('stay_restricted', { fields })
      const stay = { roomTypeId: room.id, baseCents: baseOf(room), checkIn, checkOut, guests, children }
      // extras are booked once, with the first room
      const off = promotion && isForRoom(promotion, room.id) ? promotion : undefined
      const price = priceStay(rates, stay, { plan, promotion: off, extras: i === 0 ? extras : [] })
      return { room, guests, children, path, price }
    })
    // refused after everything else is computed, so that timing does not reveal whether a code is right
    if (codeProblem && !allowsWrongCode) throw wrongCode(codeProblem)
    return {
      rooms: rooms as [PricedRoom, ...PricedRoom[]],
      plan,
      promotion,
      codeProblem,
      rates,
      totalCents: rooms.reduce((sum, { price }) => sum + price.totalCents, 0),
      basis: {
        key,
        version,
        baseCents: Object.fromEntries(rooms.map(({ room }) => [room.id, baseOf(room)])),
      },
    }
  }
}

/** Returns the extras of all rooms. */
export const chosenExtrasOf = ({ rooms }: Pick<PricedOrder, 'rooms'>): Extra[] =>
  rooms.flatMap(({ price }) => price.lines.flatMap((line) => (line.kind === 'extra' ? [line.extra] : [])))

const planOf = (rates: Rates, wanted = standardPlan): RatePlan => {
  const plan = rates.plans.find(({ id }) => id === wanted)
  if (plan) return plan
  throw new ApiError('rate_not_found', { fields: [{ field: 'plan', code: 'invalid_choice' }] })
}

interface Promoted {
  request: StayRequest
  roomTypeIds: readonly string[]
  today: CalendarDate
}

const promotionOf = (
  rates: Rates,
  { request: { promotionCode, checkIn, checkOut }, roomTypeIds, today }: Promoted,
): Pick<PricedOrder, 'promotion' | 'codeProblem'> => {
  if (promotionCode === undefined) return { promotion: undefined, codeProblem: undefined }
  const found = rates.promotionCodes.find(({ code }) => code === promotionCode)
  const codeProblem = found
    ? promotionProblem(found, { checkIn, checkOut, roomTypeIds }, today)
    : { field: 'promotionCode', code: 'invalid_choice' as const }
  return { promotion: codeProblem ? undefined : found, codeProblem }
}

/** Refuses a code, with the reason why. Each refused code counts as a guess. */
export const wrongCode = (problem: FieldError) => new ApiError('promotion_invalid', { fields: [problem] })

const extrasOf = (rates: Rates, { extras = [] }: StayRequest): ChosenExtra[] =>
  extras.map(({ id, quantity }, i) => {
    const extra = rates.extras.find((one) => one.id === id && one.soldAt !== 'desk')
    const isTwice = extras.findIndex((one) => one.id === id) < i
    if (!extra || isTwice) throw invalidFields({ field: `extras.${i}.id`, code: 'invalid_choice' })
    if (quantity > extra.max) throw invalidFields({ field: `extras.${i}.quantity`, code: 'too_large' })
    return { extra, quantity }
  })

/** Identifies rooms by id, so that a quote in one language is valid for a booking in another. */
const keyOf = (
  { checkIn, checkOut, plan = standardPlan, promotionCode, extras = [] }: StayRequest,
  rooms: readonly Pick<PricedRoom, 'room' | 'guests' | 'children'>[],
): string => {
  const parts = {
    checkIn,
    checkOut,
    plan,
    promotionCode,
    extras: extras.map(({ id, quantity }) => [id, quantity]),
    rooms: rooms.map(({ room, guests, children }) => [room.id, guests, children]),
  }
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}

import { limits } from '@calm-rest/contract/limits'
import type { RateRules, StaffPromotionCode, StaffRestriction } from '@calm-rest/contract/staff'
import type { staffSchemas } from '@calm-rest/contract/staff-schemas'
import { addDays, toCents, toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { z } from 'zod'
import { invalidFields } from '../../http/api-error.ts'
import { todayAt } from '../../property-clock.ts'
import { createGridRooms } from '../../rates/price-grid.ts'
import { createPromotionUses } from '../../rates/promotion-uses.ts'
import { every, type PromotionCode, type Rates, type Restriction } from '../../rates/rates.ts'
import { createRoomTypeReads } from '../../rooms/editing/read-room-types.ts'
import type { DeskDeps } from './deps.ts'
import type { DeskRateCommands } from './rates.ts'

type RestrictionOrder = Omit<z.output<typeof staffSchemas.addRestriction.body>, 'version'>
type PromotionOrder = Omit<z.output<typeof staffSchemas.addPromotionCode.body>, 'version'>

/** What the rates forbid guests, and what promotion codes take off: one after another. */
export const createDeskRateRuleCommands = ({ db, now }: DeskDeps, rates: DeskRateCommands) => {
  const roomsIn = createGridRooms(db)
  const types = createRoomTypeReads(db)
  const uses = createPromotionUses(db)

  return {
    list: async (lang: Lang): Promise<Omit<RateRules, 'version'>> => {
      const [rooms, all, { rates: held }, counts] = [
        await roomsIn(lang),
        await types.list(lang),
        await rates.current(),
        await uses.counts(),
      ]
      const today = todayAt(now())
      // a restriction may be of a type that has ended
      const names = new Map(all.map(({ roomId, roomType }) => [roomId, roomType]))
      return {
        rooms: rooms.map(({ id, name }) => ({ roomId: id, roomType: name })),
        restrictions: held.restrictions
          .map((one, place) => toRestriction(one, { place, rates: held, names, lang }))
          .filter(({ until }) => until > today)
          .sort((a, b) => a.from.localeCompare(b.from) || a.place - b.place),
        promotionCodes: held.promotionCodes
          .map((one) => toPromotion(one, counts.get(one.code) ?? 0))
          .sort((a, b) => a.code.localeCompare(b.code)),
      }
    },
    /** @throws ApiError 'invalid_request' with the field that is wrong. */
    restrict: async ({ roomId, ...order }: RestrictionOrder) => {
      const today = todayAt(now())
      if (order.until <= today) throw invalidFields({ field: 'until', code: 'in_the_past' })
      if (order.until > addDays(today, limits.bookingHorizonDays))
        throw invalidFields({ field: 'until', code: 'too_far_ahead' })
      const { rates: held } = await rates.current()
      if (held.restrictions.length >= limits.rates.rules)
        throw invalidFields({ field: 'from', code: 'too_large' })
      const added = { ...order, roomType: roomId ?? every }
      return rates.replace(
        { ...held, restrictions: [...held.restrictions, added] },
        `restriction added: ${JSON.stringify(added)}`,
      )
    },
    /** Takes one of the list away, by its place in it. */
    endRestriction: async (place: number) => {
      const { rates: held } = await rates.current()
      const ended = held.restrictions[place]
      if (!ended) throw invalidFields({ field: 'place', code: 'invalid_choice' })
      return rates.replace(
        { ...held, restrictions: held.restrictions.toSpliced(place, 1) },
        `restriction ended: ${JSON.stringify(ended)}`,
      )
    },
    /** @throws ApiError 'invalid_request' with the field that is wrong. */
    addPromotion: async ({ dollars, bookUntil, ...order }: PromotionOrder) => {
      if (bookUntil && bookUntil < todayAt(now()))
        throw invalidFields({ field: 'bookUntil', code: 'in_the_past' })
      const { rates: held } = await rates.current()
      if (held.promotionCodes.some(({ code }) => code === order.code))
        throw invalidFields({ field: 'code', code: 'taken' })
      const added = {
        ...order,
        ...(dollars !== undefined && { amountCents: toCents(dollars) }),
        ...(bookUntil && { bookUntil }),
      }
      return rates.replace(
        { ...held, promotionCodes: [...held.promotionCodes, added] },
        `promotion code added: ${JSON.stringify(added)}`,
      )
    },
    /** Nobody gets it any more from now on, but who was quoted with it in the last half hour. */
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
  /** Of room types, by their ids. */
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

const toPromotion = ({ amountCents, ...promotion }: PromotionCode, uses: number): StaffPromotionCode => ({
  ...promotion,
  ...(amountCents !== undefined && { dollars: toDollars(amountCents) }),
  uses,
})

import { limits } from '@calm-rest/contract/limits'
import type { RateEndInput, SeasonCopyInput, SeasonCopyPreview, StaffRates } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import {
  copiesOf,
  every,
  isRoundingPossible,
  isUnusualChange,
  mainOf,
  propertyOf,
  type Rates,
  standardPlan,
} from '../../property/index.ts'
import { changedRooms, spanOf } from './changed-rooms.ts'
import type { DeskDeps } from './deps.ts'
import { type RateKind, type RateListName, type RateOrder, type RateRule, rateKinds } from './rate-kinds.ts'
import type { DeskRateCommands } from './rates.ts'
import { shownRates } from './shown-rates.ts'

/** How far ahead a season may end: a year more than guests can book. */
const mostDaysAhead = limits.bookingHorizonDays + 366

type EndOrder = Omit<RateEndInput, 'version'>
type CopyOrder = Omit<SeasonCopyInput, 'version'>

/** Plans, extras, surcharges, discounts, taxes, seasons and currencies, rule by rule, and the rounding. */
export const createDeskRateListCommands = ({ db, now }: DeskDeps, rates: DeskRateCommands) => {
  const { gridRooms: roomsIn, roomTypeReads: types, facts } = propertyOf(db)

  const replace = async (
    after: Rates,
    reason: string,
    { isMeant = false }: { isMeant?: boolean | undefined },
  ) => {
    const { rates: before } = await rates.current()
    const isUnusual = isUnusualChange({ before, after }, await roomsIn('en'), todayAt(now()))
    if (isUnusual && !isMeant) throw new ApiError('price_unusual')
    return rates.replace(after, reason)
  }

  /** Rules may be of room types that were offered once. */
  const priceable = async (lang: Lang) => (await types.list(lang)).filter(({ status }) => status !== 'draft')

  const assertOrder = async (order: RateOrder) => {
    if ('roomId' in order && order.roomId !== undefined) {
      const isKnown = (await priceable('en')).some(({ roomId }) => roomId === order.roomId)
      if (!isKnown) throw invalidFields({ field: 'roomId', code: 'invalid_choice' })
    }
    if ('names' in order) assertMain(order, mainOf(await facts.read()))
    if (order.list !== 'prices') return
    const today = todayAt(now())
    if (order.until <= today) throw invalidFields({ field: 'until', code: 'in_the_past' })
    if (order.until > addDays(today, mostDaysAhead))
      throw invalidFields({ field: 'until', code: 'too_far_ahead' })
  }

  const saveRule = async <List extends RateListName>(list: List, order: RateOrder<List>) => {
    const { rates: held } = await rates.current()
    const kind: RateKind<List> = rateKinds[list]
    const rules = held[list] as readonly RateRule<List>[]
    const { place } = order
    const replaced = place === undefined ? undefined : rules[place]
    if (place !== undefined && !replaced) throw invalidFields({ field: 'place', code: 'invalid_choice' })
    const rule = kind.toRule(
      order,
      rules.filter((_, i) => i !== place),
      replaced,
    )
    const after = { ...held, [list]: place === undefined ? [...rules, rule] : rules.with(place, rule) }
    const words = replaced
      ? `rate changed: ${kind.words(rule)}, instead of ${kind.words(replaced)}`
      : `rate added: ${kind.words(rule)}`
    return replace(after, words, order)
  }

  const endRule = async <List extends RateListName>(list: List, place: number) => {
    const { rates: held } = await rates.current()
    const rules = held[list] as readonly RateRule<List>[]
    const ended = rules[place]
    const planId = list === 'plans' ? held.plans[place]?.id : undefined
    if (!ended || planId === standardPlan) throw invalidFields({ field: 'place', code: 'invalid_choice' })
    const kind: RateKind<List> = rateKinds[list]
    // a restriction of a plan that is gone forbids nothing
    const restrictions = held.restrictions.filter(({ plan }) => plan !== planId)
    return rates.replace(
      { ...held, restrictions, [list]: rules.toSpliced(place, 1) },
      `rate ended: ${kind.words(ended)}`,
    )
  }

  return {
    list: async (lang: Lang): Promise<Omit<StaffRates, 'version'>> => {
      const { rates: held } = await rates.current()
      const rooms = (await priceable(lang)).map(({ roomId, roomType }) => ({ roomId, roomType }))
      const names = new Map(rooms.map(({ roomId, roomType }) => [roomId, roomType]))
      return { rooms, ...shownRates(held, names, todayAt(now())) }
    },
    /**
     * Adds a rule, or replaces the one at its place.
     *
     * @throws ApiError 'invalid_request' with the invalid field; 'price_unusual' unless it is meant
     */
    save: async (order: RateOrder) => {
      await assertOrder(order)
      if (order.list !== 'rounding') return saveRule(order.list, order)
      const { rounding: _, ...others } = (await rates.current()).rates
      if (order.rounding !== 'none' && !isRoundingPossible(order.rounding))
        throw invalidFields({ field: 'rounding', code: 'no_decimals' })
      const after = order.rounding === 'none' ? others : { ...others, rounding: order.rounding }
      return replace(after, `rounding changed: ${order.rounding}`, order)
    },
    /** What a copy of a year's prices by date would change; changes nothing. */
    previewCopy: async (
      { year, by }: Omit<CopyOrder, 'isMeant'>,
      lang: Lang,
    ): Promise<Omit<SeasonCopyPreview, 'version'>> => {
      const { rates: held } = await rates.current()
      const copies = copiesOf(held, year, by).map(({ copy }) => copy)
      const names = new Map((await types.list(lang)).map(({ roomId, roomType }) => [roomId, roomType]))
      const after = { ...held, prices: [...held.prices, ...copies] }
      return {
        seasons: copies.map(({ season, roomType, from, until, weekdays }) => ({
          season,
          roomType: roomType === every ? null : (names.get(roomType) ?? roomType),
          from,
          until,
          weekdays,
        })),
        rooms: changedRooms({ before: held, after }, await roomsIn(lang), spanOf(copies)),
      }
    },
    /**
     * Copies the prices by date of a year to the next.
     *
     * @throws ApiError 'invalid_request' at the year if there is nothing to copy; 'price_unusual'
     */
    copySeasons: async ({ year, by, isMeant }: CopyOrder) => {
      const { rates: held } = await rates.current()
      const copies = copiesOf(held, year, by).map(({ copy }) => copy)
      if (copies.length === 0) throw invalidFields({ field: 'year', code: 'invalid_choice' })
      const prices = [...held.prices, ...copies]
      if (prices.length > limits.rates.rules) throw invalidFields({ field: 'year', code: 'too_large' })
      const reason = `seasons of ${year} copied to ${year + 1}: ${copies.length} prices by ${by}`
      return replace({ ...held, prices }, reason, { isMeant })
    },
    /** @throws ApiError 'invalid_request' for the standard plan, or a place without a rule. */
    end: ({ list, place }: EndOrder) => endRule(list, place),
  }
}

/** Guests read the main language where another one lacks a text. */
const assertMain = (order: Extract<RateOrder, { names: object }>, main: Lang) => {
  if (order.names[main] === '') throw invalidFields({ field: `names.${main}`, code: 'required' })
  const { policy } = order.list === 'plans' ? order : {}
  const isWritten = policy !== undefined && Object.values(policy).some((text) => text !== '')
  if (isWritten && policy[main] === '') throw invalidFields({ field: `policy.${main}`, code: 'required' })
}

export type DeskRateListCommands = ReturnType<typeof createDeskRateListCommands>

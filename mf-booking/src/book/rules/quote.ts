import type { BookingInput, PropertyTerms, Quote, QuoteInput } from '@calm-rest/contract/api'
import { hasDiscount, readAges, toCents, toDollars } from '@calm-rest/contract/stay'
import { completeStay } from '../dates/stay-dates.ts'
import type { ChosenRoom } from './availability.ts'
import type { BookableRoom } from './bookable-room.ts'
import type { Draft } from './draft.ts'

export type ChosenRooms = readonly [ChosenRoom, ...ChosenRoom[]]

type PricedParts = Pick<BookingInput, 'children' | 'plan' | 'promotionCode' | 'extras'>

/** Choices besides dates, guests and rooms; empty if there are none. */
export const pricedPartsOf = (draft: Draft): PricedParts => {
  const extras = Object.entries(draft.extras).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ id, quantity }] : [],
  )
  return {
    ...childrenOf(draft),
    ...(draft.plan && { plan: draft.plan }),
    ...(draft.promotionCode.trim() && { promotionCode: draft.promotionCode.trim() }),
    ...(extras.length > 0 && { extras }),
  }
}

export const childrenOf = ({ children }: { children: string }): { children?: number[] } => {
  const ages = readAges(children)
  return ages.length > 0 ? { children: ages } : {}
}

/** Input of the quote for the form's stay; undefined while dates or a room are missing. */
export const quoteInputOf = (draft: Draft, [first, ...others]: ChosenRooms): QuoteInput | undefined => {
  const stay = completeStay(draft)
  const further = others.flatMap(({ room, ...one }) =>
    room ? [{ roomType: room._id, guests: one.guests, ...childrenOf(one) }] : [],
  )
  if (!stay || !first.room || further.length < others.length) return undefined
  return {
    ...stay,
    roomType: first.room._id,
    guests: first.guests,
    ...(further.length > 0 && { additionalRooms: further }),
    ...pricedPartsOf(draft),
  }
}

/** Consecutive nights at one price. */
export interface NightRun {
  from: string
  count: number
  /** Dollars, for all rooms. */
  nightly: number
  /** Without the rooms' own discounts, if one applies to these nights. */
  fullNightly?: number | undefined
}

/** Nights of all rooms, grouped by consecutive nights at one price. */
export const nightRuns = ({ rooms }: Pick<Quote, 'rooms'>): NightRun[] => {
  const [first] = rooms
  const runs: NightRun[] = []
  // no `entries()`: libraries on some partners' pages replace it
  first?.nights.forEach(({ night }, i) => {
    const prices = rooms.map(({ nights }) => nights[i] ?? { price: 0, regularPrice: undefined })
    const nightly = sumOf(prices.map(({ price }) => price))
    const regular = sumOf(prices.map(({ price, regularPrice = price }) => regularPrice))
    const fullNightly = regular > nightly ? regular : undefined
    const last = runs.at(-1)
    if (last?.nightly === nightly && last.fullNightly === fullNightly) last.count += 1
    else runs.push({ from: night, count: 1, nightly, fullNightly })
  })
  return runs
}

/**
 * What the guest pays for each night: the price that lists and calendars show, with the taxes that are added to it.
 * Undefined if that is no single figure: nights of several prices, a discount or an extra beside them, or a share that is
 * no whole cent. Then nights are shown before taxes, which are lines of their own.
 */
export const payableNightly = (quote: Pick<Quote, 'rooms'>): number | undefined => {
  const [run, ...others] = nightRuns(quote)
  const added = linesOf(quote).filter(({ included }) => !included)
  if (!run || others.length > 0 || added.some(({ kind }) => kind !== 'tax')) return undefined
  const taxCents = added.reduce((sum, { amount }) => sum + toCents(amount), 0)
  const cents = toCents(run.nightly) + taxCents / run.count
  return Number.isInteger(cents) ? toDollars(cents) : undefined
}

/** Lines of a price beside the nights, or included in them: equal lines of several rooms are merged. */
export const linesOf = ({ rooms }: Pick<Quote, 'rooms'>) => {
  const lines = new Map<string, Quote['rooms'][number]['lines'][number]>()
  for (const line of rooms.flatMap((room) => room.lines)) {
    const key = [line.kind, line.name, line.included].join('/')
    lines.set(key, { ...line, amount: sumOf([lines.get(key)?.amount ?? 0, line.amount]) })
  }
  return [...lines.values()]
}

const sumOf = (amounts: readonly number[]) => toDollars(amounts.reduce((sum, one) => sum + toCents(one), 0))

/** Price of one night, and the one before the discount: shown without dates. */
export const nightlyOf = (room: Pick<BookableRoom, 'price' | 'discountPrice'>) =>
  hasDiscount(room.price, room.discountPrice)
    ? { nightly: room.discountPrice, fullNightly: room.price }
    : { nightly: room.price, fullNightly: undefined }

/** Lines of a price beside the room. */
export interface InPrice {
  breakfast: PropertyTerms['breakfast'] | 'booked'
  /** A tax is a line of its own. */
  isTaxAdded: boolean
}

/**
 * Whether breakfast is included in the quoted rate plan; an API without this field includes it in every
 * price.
 */
export const inPriceOf = (quote: Pick<Quote, 'rooms' | 'plan' | 'plans'>): InPrice => ({
  breakfast: quote.plans.find(({ id }) => id === quote.plan)?.terms.breakfast ?? 'included',
  isTaxAdded: linesOf(quote).some(({ kind, included }) => kind === 'tax' && !included),
})

import type { BookingInput, Quote, QuoteInput } from '@calm-rest/contract/api'
import { hasDiscount, readAges, toCents, toDollars } from '@calm-rest/contract/stay'
import { completeStay } from '../dates/stay-dates.ts'
import type { ChosenRoom } from './availability.ts'
import type { BookableRoom } from './bookable-room.ts'
import type { Draft } from './draft.ts'

export type ChosenRooms = readonly [ChosenRoom, ...ChosenRoom[]]

type PricedParts = Pick<BookingInput, 'children' | 'plan' | 'promotionCode' | 'extras'>

/** What is chosen beside dates, guests and rooms; nothing of it where nothing is chosen. */
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

/** What the API is asked for the price of the form's stay with; undefined while dates or a room are missing. */
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

/** The nights of a stay that cost the same, one after the other. */
export interface NightRun {
  from: string
  count: number
  /** Dollars, of all rooms. */
  nightly: number
}

/** Nights of all rooms, in runs of one price. */
export const nightRuns = ({ rooms }: Pick<Quote, 'rooms'>): NightRun[] => {
  const [first] = rooms
  const runs: NightRun[] = []
  // no `entries()`: pages of partners have libraries for which it answers another array
  first?.nights.forEach(({ night }, i) => {
    const nightly = sumOf(rooms.map(({ nights }) => nights[i]?.price ?? 0))
    const last = runs.at(-1)
    if (last?.nightly === nightly) last.count += 1
    else runs.push({ from: night, count: 1, nightly })
  })
  return runs
}

/** What comes to the nights, or is in them: the same line of several rooms once. */
export const linesOf = ({ rooms }: Pick<Quote, 'rooms'>) => {
  const lines = new Map<string, Quote['rooms'][number]['lines'][number]>()
  for (const line of rooms.flatMap((room) => room.lines)) {
    const key = [line.kind, line.name, line.included].join('/')
    lines.set(key, { ...line, amount: sumOf([lines.get(key)?.amount ?? 0, line.amount]) })
  }
  return [...lines.values()]
}

const sumOf = (amounts: readonly number[]) => toDollars(amounts.reduce((sum, one) => sum + toCents(one), 0))

/** Price of one night by the price list, and the one before the discount: what pages say without dates. */
export const nightlyOf = (room: BookableRoom) =>
  hasDiscount(room.price, room.discountPrice)
    ? { nightly: room.discountPrice, fullNightly: room.price }
    : { nightly: room.price, fullNightly: undefined }

import type { StaffChangeQuote } from '@calm-rest/contract/staff'

/** What a stay costs in another room type: what it would in its own, or the price of the new one. */
export const roomPrices = ['kept', 'charged'] as const
export type RoomPrice = (typeof roomPrices)[number]

type Totals = Pick<StaffChangeQuote, 'totalPrice' | 'totalIfKept'>

/** Whether there are two prices to choose from. An API from before does not say. */
export const hasChoice = ({ totalIfKept }: Totals): boolean => typeof totalIfKept === 'number'

/** Dollars. */
export const totalBy = ({ totalPrice, totalIfKept }: Totals, price: RoomPrice): number =>
  price === 'kept' ? (totalIfKept ?? totalPrice) : totalPrice

/** The lower one: the house moves its guests, so nobody pays more for it unless that is chosen. */
export const usualPrice = (quote: Totals): RoomPrice =>
  totalBy(quote, 'kept') < quote.totalPrice ? 'kept' : 'charged'

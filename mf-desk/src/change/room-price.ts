import type { StaffChangeQuote } from '@calm-rest/contract/staff'

/** Price of a stay in another room type: kept, or charged by the new one. */
export const roomPrices = ['kept', 'charged'] as const
export type RoomPrice = (typeof roomPrices)[number]

type Totals = Pick<StaffChangeQuote, 'totalPrice' | 'totalIfKept'>

/** Whether there are two prices to choose from. An API from before does not say. */
export const hasChoice = ({ totalIfKept }: Totals): boolean => typeof totalIfKept === 'number'

/** Dollars. */
export const totalBy = ({ totalPrice, totalIfKept }: Totals, price: RoomPrice): number =>
  price === 'kept' ? (totalIfKept ?? totalPrice) : totalPrice

/** The lower price: the property moves its guests, so nobody pays more unless it is chosen. */
export const usualPrice = (quote: Totals): RoomPrice =>
  totalBy(quote, 'kept') < quote.totalPrice ? 'kept' : 'charged'

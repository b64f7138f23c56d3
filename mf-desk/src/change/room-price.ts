import type { StaffChangeQuote } from '@calm-rest/contract/staff'

/** Price of a stay in another room type: the previous price, or that of the new type. */
export const roomPrices = ['kept', 'charged'] as const
export type RoomPrice = (typeof roomPrices)[number]

type Totals = Pick<StaffChangeQuote, 'totalPrice' | 'totalIfKept'>

/** Whether there are two prices to choose from. Older APIs do not report it. */
export const hasChoice = ({ totalIfKept }: Totals): boolean => typeof totalIfKept === 'number'

/** Dollars. */
export const totalBy = ({ totalPrice, totalIfKept }: Totals, price: RoomPrice): number =>
  price === 'kept' ? (totalIfKept ?? totalPrice) : totalPrice

/** The lower price by default: the property moves its guests, who should not pay more for it. */
export const usualPrice = (quote: Totals): RoomPrice =>
  totalBy(quote, 'kept') < quote.totalPrice ? 'kept' : 'charged'

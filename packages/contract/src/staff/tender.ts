import { smallestCents } from '../property/currencies.ts'

/** How an amount of the property is paid in another currency. */
export interface Exchange {
  /** Code of ISO 4217. */
  currency: string
  /** Units of it for one unit of the property's currency; its first six decimals count. */
  rate: number
  ownCurrency: string
}

const million = 1_000_000n

/** A rate in millionths, so that all that follows is exact. */
const millionths = (rate: number): bigint => BigInt(Math.round(rate * 1_000_000))

/** A rate as it is stored and shown: with six decimals at most. */
export const toRate = (rate: number): number => Math.round(rate * 1_000_000) / 1_000_000

/** Of a currency whose unit is worth little nobody has hundredths: ten to the property's unit, and more. */
const wholeFrom = 10

/** Smallest amount that is handed over, in hundredths. */
const pieceOf = ({ currency, rate }: Exchange): bigint =>
  rate >= wholeFrom ? 100n : BigInt(smallestCents(currency))

const floorDivide = (value: bigint, by: bigint): bigint => {
  const quotient = value / by
  return value % by !== 0n && value < 0n ? quotient - 1n : quotient
}

const ceilDivide = (value: bigint, by: bigint): bigint => -floorDivide(-value, by)

/** What an amount of the property's hundredths costs in the other currency, in its hundredths: rounded up. */
export const costCents = (ownCents: number, exchange: Exchange): number => {
  const piece = pieceOf(exchange)
  return Number(ceilDivide(BigInt(ownCents) * millionths(exchange.rate), million * piece) * piece)
}

/** What is given back in the other currency for an amount of the property's hundredths: rounded down. */
export const givenBackCents = (ownCents: number, exchange: Exchange): number => {
  const piece = pieceOf(exchange)
  return Number(floorDivide(BigInt(ownCents) * millionths(exchange.rate), million * piece) * piece)
}

/** Change for hundredths of the other currency, in hundredths of `changeIn`, the other or the own one: rounded down. */
export const changeCents = (overCents: number, changeIn: string, exchange: Exchange): number => {
  if (changeIn !== exchange.ownCurrency) return overCents
  const piece = BigInt(smallestCents(exchange.ownCurrency))
  return Number(floorDivide(BigInt(overCents) * million, millionths(exchange.rate) * piece) * piece)
}

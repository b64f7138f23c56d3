import { smallestCents } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'
import type { PriceRounding } from '@calm-rest/contract/schemas'

/*
 * Amounts are whole hundredths of the property's currency ("cents"), in every currency: a yen is 100. Where a share or an
 * average is rounded, it becomes an amount that can be paid: whole cents, or whole yen.
 */

/** Nearest payable amount, halves away from zero, so that a discount is rounded like the price that it is taken from. */
export const payableCents = (cents: number): number => {
  const step = smallestCents(hotel.currency)
  return Math.sign(cents) * Math.round(Math.abs(cents) / step) * step
}

/**
 * Share of an amount: the only rounding rule of shares. `percent` has at most two decimals; the product stays an integer
 * below 2^53 for every amount that a stay can cost.
 */
export const percentOf = (cents: number, percent: number): number =>
  payableCents((cents * Math.round(percent * 100)) / 10_000)

const steps = { to_5: { everyCents: 500, belowCents: 0 }, to_99: { everyCents: 100, belowCents: 1 } }

/** Whether the currency has what the rule rounds to. */
export const isRoundingPossible = (rounding: PriceRounding): boolean =>
  rounding !== 'to_99' || smallestCents(hotel.currency) === 1

/**
 * Rounds the price of a night to the nearest price that the rule permits, halves upwards. What costs something goes on
 * costing something. A currency without decimals has no 99 cents: the price is whole then.
 */
export const roundPrice = (cents: number, rounding: PriceRounding | undefined): number => {
  if (rounding === undefined || !isRoundingPossible(rounding) || cents <= 0) return payableCents(cents)
  const { everyCents, belowCents } = steps[rounding]
  const count = Math.floor((2 * (cents + belowCents) + everyCents) / (2 * everyCents))
  return Math.max(1, count) * everyCents - belowCents
}

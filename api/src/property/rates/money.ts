import type { PriceRounding } from '@calm-rest/contract/schemas'

/** Nearest integer, halves away from zero, so that a discount is rounded like the price that it is taken from. */
const roundHalfAway = (value: number) => Math.sign(value) * Math.round(Math.abs(value))

/**
 * Share of an amount, in whole cents: the only rounding rule of shares. `percent` has at most two decimals; the product
 * stays an integer below 2^53 for every amount that a stay can cost.
 */
export const percentOf = (cents: number, percent: number): number =>
  roundHalfAway((cents * Math.round(percent * 100)) / 10_000)

const steps = { to_5: { everyCents: 500, belowCents: 0 }, to_99: { everyCents: 100, belowCents: 1 } }

/**
 * Rounds the price of a night to the nearest price that the rule permits, halves upwards, in whole cents. What costs
 * something goes on costing something.
 */
export const roundPrice = (cents: number, rounding: PriceRounding | undefined): number => {
  if (rounding === undefined || cents <= 0) return cents
  const { everyCents, belowCents } = steps[rounding]
  const count = Math.floor((2 * (cents + belowCents) + everyCents) / (2 * everyCents))
  return Math.max(1, count) * everyCents - belowCents
}

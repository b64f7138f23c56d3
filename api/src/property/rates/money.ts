/** Nearest integer, halves away from zero, so that a discount is rounded like the price that it is taken from. */
const roundHalfAway = (value: number) => Math.sign(value) * Math.round(Math.abs(value))

/**
 * Share of an amount, in whole cents: the only rounding rule of prices. `percent` has at most two decimals; the product
 * stays an integer below 2^53 for every amount that a stay can cost.
 */
export const percentOf = (cents: number, percent: number): number =>
  roundHalfAway((cents * Math.round(percent * 100)) / 10_000)

/** Tax of `percent` that an amount already contains, in whole cents. */
export const containedTax = (cents: number, percent: number): number => {
  const hundredths = Math.round(percent * 100)
  return roundHalfAway((cents * hundredths) / (10_000 + hundredths))
}

/** Median of a figure over several rounds, with the quartiles as its spread. */
export interface Spread {
  median: number
  low: number
  high: number
  rounds: number
}

/** Quantile of sorted values, interpolated between neighbours. */
const quantile = (sorted: readonly number[], share: number) => {
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? Number.NaN
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place % 1)
}

/** Quantile of values in any order. */
export const quantileOf = (values: readonly number[], share: number) =>
  quantile(
    values.toSorted((a, b) => a - b),
    share,
  )

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b)
  return {
    median: quantile(sorted, 0.5),
    low: quantile(sorted, 0.25),
    high: quantile(sorted, 0.75),
    rounds: sorted.length,
  }
}

export const medianOf = (values: readonly number[]) => spreadOf(values).median

/** Ratio of values of the same round, since a slow moment of the machine slows both. */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): Spread =>
  spreadOf(ours.map((value, i) => value / (theirs[i] ?? Number.NaN)))

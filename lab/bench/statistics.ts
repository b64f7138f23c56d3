/** What a figure was over several rounds: its median, and the quartiles as its spread. */
export interface Spread {
  median: number
  low: number
  high: number
  rounds: number
}

/** Of sorted values, between neighbours in proportion. */
const quantile = (sorted: readonly number[], share: number) => {
  const place = (sorted.length - 1) * share
  const [below = Number.NaN, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return below + (above - below) * (place % 1)
}

/** The value below which so large a share of them lies. */
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

/** The ratio of what was measured in the same round, so that what slows the whole machine slows both. */
export const ratioOf = (ours: readonly number[], theirs: readonly number[]): Spread =>
  spreadOf(ours.map((value, i) => value / (theirs[i] ?? Number.NaN)))

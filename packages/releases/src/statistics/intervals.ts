import type { Share } from './exact-test.ts'

/** An estimate with its 95 % confidence interval. */
export interface Estimate {
  value: number
  low: number
  high: number
}

/** Standard deviations on both sides that include 95 % of values. */
const z = 1.96

/** Number of values in each bucket. */
type Counts = readonly number[]

const sumOf = (counts: Counts) => counts.reduce((sum, count) => sum + count, 0)

/** The value at a rank, assuming an even spread within a bucket; the last bound for the open bucket. */
const valueAt = (counts: Counts, bounds: readonly number[], rank: number): number => {
  let below = 0
  for (const [bucket, count] of counts.entries()) {
    if (count > 0 && below + count >= rank) {
      const from = bounds[bucket - 1] ?? 0
      const to = bounds[bucket] ?? bounds.at(-1) ?? 0
      return from + (to - from) * Math.max(0, (rank - below) / count)
    }
    below += count
  }
  return bounds.at(-1) ?? 0
}

/** A quantile of a histogram. Its interval is that of ranks, so it holds for any distribution. */
export const quantileOf = (counts: Counts, bounds: readonly number[], quantile: number): Estimate => {
  const total = sumOf(counts)
  const rank = total * quantile
  const spread = z * Math.sqrt(total * quantile * (1 - quantile))
  const at = (rank: number) => valueAt(counts, bounds, Math.min(total, Math.max(0, rank)))
  return { value: at(rank), low: at(rank - spread), high: at(rank + spread) }
}

/** A share with Wilson's interval, which also holds for small counts and for none. */
export const shareOf = ({ hits, of }: Share): Estimate => {
  const value = hits / of
  const centre = (value + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
  const spread = (z / (1 + z ** 2 / of)) * Math.sqrt((value * (1 - value)) / of + z ** 2 / (4 * of ** 2))
  return { value, low: Math.max(0, centre - spread), high: Math.min(1, centre + spread) }
}

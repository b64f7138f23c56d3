/** The value that so large a share of the values does not exceed. */
export const quantileOf = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Slope of the least-squares line: growth of y for each unit of x. */
export const slopeOf = (points: readonly { x: number; y: number }[]): number => {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(points.map((one) => one.x))
  const y = mean(points.map((one) => one.y))
  const above = points.reduce((sum, one) => sum + (one.x - x) * (one.y - y), 0)
  const below = points.reduce((sum, one) => sum + (one.x - x) ** 2, 0)
  return above / below
}

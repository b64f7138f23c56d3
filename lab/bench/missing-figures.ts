const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Places in the result of a benchmark where a figure should be and none is: no number, no round, an empty list. */
export const missingFigures = (result: unknown, place = ''): string[] => {
  if (typeof result === 'number') return Number.isFinite(result) ? [] : [place]
  if (!isRecord(result)) return []
  const parts = Object.entries(result)
  if (parts.length === 0 || result.rounds === 0) return [place]
  return parts.flatMap(([key, part]) => missingFigures(part, place ? `${place}.${key}` : key))
}

/** Number of figures in the result of a benchmark. */
export const countFigures = (result: unknown): number => {
  if (typeof result === 'number') return 1
  return isRecord(result)
    ? Object.values(result).reduce<number>((sum, part) => sum + countFigures(part), 0)
    : 0
}

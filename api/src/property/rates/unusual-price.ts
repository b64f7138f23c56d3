/** Returns whether a price is probably a typing error: less than half, or more than twice, the former one. */
export const isUnusualPrice = (beforeCents: number, afterCents: number): boolean =>
  beforeCents > 0 && (afterCents * 2 < beforeCents || afterCents > beforeCents * 2)

/** Whether a price is more likely a slip of the finger than meant: under half, or over twice, of the one before. */
export const isUnusualPrice = (beforeCents: number, afterCents: number): boolean =>
  beforeCents > 0 && (afterCents * 2 < beforeCents || afterCents > beforeCents * 2)

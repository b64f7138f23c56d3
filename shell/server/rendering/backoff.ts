const firstMs = 500
const longestMs = 30_000

/**
 * Exponential backoff of restarts: none after the first exit, then a delay that doubles each time, until a
 * success resets it.
 */
export const createBackoff = (now: () => number = () => performance.now()) => {
  let ends = 0
  let waitsUntil = 0

  return {
    isWaiting: (): boolean => now() < waitsUntil,
    ended: () => {
      ends += 1
      if (ends > 1) waitsUntil = now() + Math.min(longestMs, firstMs * 2 ** (ends - 2))
    },
    worked: () => {
      ends = 0
    },
  }
}

const firstMs = 500
const longestMs = 30_000

/**
 * When something that ended may be started again: at once after the first time, and after a pause that doubles with
 * every further one, until it has worked again.
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

/** A session of shifts ends after so long without one, and has at most this length; milliseconds. */
const gapMs = 1000
const mostMs = 5000

interface Session {
  first: number
  last: number
  sum: number
  worst: number
}

/** Layout shifts of a page by slot, as Cumulative Layout Shift counts them (https://web.dev/articles/cls). */
export const createShifts = () => {
  const sessions = new Map<string, Session>()
  return {
    add: (slot: string, at: number, value: number) => {
      const known = sessions.get(slot)
      const goesOn = known && at - known.last < gapMs && at - known.first < mostMs
      const sum = value + (goesOn ? known.sum : 0)
      sessions.set(slot, {
        first: goesOn ? known.first : at,
        last: at,
        sum,
        worst: Math.max(sum, known?.worst ?? 0),
      })
    },
    /** The worst session of a slot. */
    clsOf: (slot: string): number => sessions.get(slot)?.worst ?? 0,
  }
}

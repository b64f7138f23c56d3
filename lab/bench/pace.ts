/**
 * How much is measured: `whole` for figures that are stored, `quick` to see what a change does, `smoke` only to see that
 * a benchmark still runs and gives figures.
 */
export type Pace = 'whole' | 'quick' | 'smoke'

interface Amounts {
  whole: number
  quick: number
}

/** Rounds, repetitions or sizes at a pace; a smoke run takes one. */
export const countAt = (pace: Pace, amounts: Amounts) => (pace === 'smoke' ? 1 : amounts[pace])

/** Seconds of load at a pace; a smoke run takes a tenth of one. */
export const secondsAt = (pace: Pace, amounts: Amounts) => (pace === 'smoke' ? 0.1 : amounts[pace])

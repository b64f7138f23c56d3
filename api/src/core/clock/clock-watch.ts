const minuteMs = 60_000
/** More than a clock that is being set right by and by is off in an hour. */
const jumpMs = 10 * minuteMs
/** Long enough for somebody, or the time server, to set it right. */
const steadyMs = 24 * 60 * minuteMs

/**
 * Whether the clock on the wall goes as fast as time itself. One that jumps years ahead would have stays completed and
 * guests forgotten that are still to come, and nothing brings them back.
 */
export const createClockWatch = (now: () => Date, elapsedMs: () => number = () => performance.now()) => {
  const look = () => ({ wallMs: now().getTime(), elapsedMs: elapsedMs() })
  let last = look()
  let jumpedAtMs = Number.NEGATIVE_INFINITY
  return {
    isSteady: (): boolean => {
      const seen = look()
      const driftMs = seen.wallMs - last.wallMs - (seen.elapsedMs - last.elapsedMs)
      last = seen
      if (Math.abs(driftMs) > jumpMs) jumpedAtMs = seen.elapsedMs
      return seen.elapsedMs - jumpedAtMs >= steadyMs
    },
  }
}

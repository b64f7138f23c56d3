const minuteMs = 60_000
/** More than the hourly drift of a clock that is being adjusted gradually. */
const jumpMs = 10 * minuteMs
/** Long enough for a person, or the time server, to correct it. */
const steadyMs = 24 * 60 * minuteMs

/**
 * Watches whether the wall clock runs as fast as time itself. If it jumped years ahead, upcoming stays would be
 * completed and their guests erased, irreversibly.
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

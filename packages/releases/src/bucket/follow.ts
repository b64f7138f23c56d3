import { setTimeout as sleep } from 'node:timers/promises'

/** Twice in the second within which a promotion is to be seen by every server. */
const pauseMs = 500

export interface FollowEvents {
  /** The store does not answer: pages go on with what is here. Told once, until it answers again. */
  onAway: (cause: unknown) => void
  onBack: () => void
}

/** Looks again and again until it is stopped; a look that fails ends nothing. */
export const follow = (look: () => Promise<void>, { onAway, onBack }: FollowEvents, away: boolean) => {
  const stopping = new AbortController()
  const { signal } = stopping
  let isAway = away

  const lookOnce = async () => {
    try {
      await look()
      if (isAway) onBack()
      isAway = false
    } catch (cause) {
      // a look that was broken off by the end says nothing
      if (signal.aborted) return
      if (!isAway) onAway(cause)
      isAway = true
    }
  }
  const run = async () => {
    while (!signal.aborted) {
      // the process may end in the middle of a pause
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {})
      if (!signal.aborted) await lookOnce()
    }
  }
  void run()
  return { stop: () => stopping.abort(), isAway: () => isAway }
}

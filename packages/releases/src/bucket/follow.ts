import { setTimeout as sleep } from 'node:timers/promises'

/** Twice in the second within which a promotion is to be seen by every server. */
const pauseMs = 500

export interface FollowEvents {
  /** The store does not answer: pages go on with what is here. Told once, until it answers again. */
  onUnreachable: (cause: unknown) => void
  onReachable: () => void
}

/** Looks again and again until it is stopped; a look that fails ends nothing. */
export const follow = (
  look: () => Promise<void>,
  { onUnreachable, onReachable }: FollowEvents,
  startsUnreachable: boolean,
) => {
  const stopping = new AbortController()
  const { signal } = stopping
  let isUnreachable = startsUnreachable

  const lookOnce = async () => {
    try {
      await look()
      if (isUnreachable) onReachable()
      isUnreachable = false
    } catch (cause) {
      // a look that was broken off by the end says nothing
      if (signal.aborted) return
      if (!isUnreachable) onUnreachable(cause)
      isUnreachable = true
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
  return { stop: () => stopping.abort(), isUnreachable: () => isUnreachable }
}

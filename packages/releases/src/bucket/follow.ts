import { setTimeout as sleep } from 'node:timers/promises'

/** Two looks a second, since every server must show a promotion within one second. */
const pauseMs = 500

export interface FollowEvents {
  /**
   * Called when the store does not respond, once until it responds again; pages keep the current releases.
   */
  onUnreachable: (cause: unknown) => void
  onReachable: () => void
}

/** Repeats a look until it is stopped; a look that fails does not end the loop. */
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
      // a look that was aborted by the end reports nothing
      if (signal.aborted) return
      if (!isUnreachable) onUnreachable(cause)
      isUnreachable = true
    }
  }
  const run = async () => {
    while (!signal.aborted) {
      // the pause does not keep the process alive
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {})
      if (!signal.aborted) await lookOnce()
    }
  }
  void run()
  return { stop: () => stopping.abort(), isUnreachable: () => isUnreachable }
}

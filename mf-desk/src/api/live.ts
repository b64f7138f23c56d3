import type { StaffEvent } from '@calm-rest/contract/staff'

type Listener = (event: StaffEvent) => void

/** How often to look where the stream of changes cannot be had. */
const pollMs = 15_000

/**
 * What others change, as it happens: from the server's stream, and by looking every few seconds where a proxy or an old
 * network stops that. A page that was out of sight looks once it is seen again.
 */
export const createLive = () => {
  const listeners = new Set<Listener>()
  const tell = (event: StaffEvent) => {
    for (const listener of listeners) listener(event)
  }
  const lookAnew = () => tell({ kind: 'all', id: '' })

  const follow = () => {
    const following = new AbortController()
    const { signal } = following
    const stream = new EventSource('/api/staff/events')
    let polling: ReturnType<typeof setInterval> | undefined
    stream.addEventListener('change', ({ data }) => tell(JSON.parse(data) as StaffEvent), { signal })
    stream.addEventListener('open', () => clearInterval(polling), { signal })
    stream.addEventListener(
      'error',
      () => {
        clearInterval(polling)
        polling = setInterval(lookAnew, pollMs)
      },
      { signal },
    )
    document.addEventListener('visibilitychange', () => document.hidden || lookAnew(), { signal })
    addEventListener('online', lookAnew, { signal })
    return () => {
      following.abort()
      clearInterval(polling)
      stream.close()
    }
  }

  return {
    /** Begins to listen to the server, and answers the way to stop. */
    follow,
    on: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Live = ReturnType<typeof createLive>

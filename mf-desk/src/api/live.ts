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
  let writing = 0
  const held: StaffEvent[] = []
  const tell = (event: StaffEvent) => {
    if (writing > 0) return void held.push(event)
    for (const listener of listeners) listener(event)
  }
  const lookAnew = () => tell({ kind: 'all', id: '' })

  const follow = () => {
    const following = new AbortController()
    const { signal } = following
    let stream: EventSource
    let polling: ReturnType<typeof setInterval> | undefined
    const onOpen = (isAgain: boolean) => {
      clearInterval(polling)
      if (isAgain) lookAnew()
    }
    const onError = () => {
      clearInterval(polling)
      polling = setInterval(poll, pollMs)
      // refused, as by a server that starts anew or to whom the session is over: what is asked next says which
      if (isRefused()) lookAnew()
    }
    const isRefused = () => stream.readyState === EventSource.CLOSED
    const poll = () => {
      lookAnew()
      // a browser comes again by itself after a lost connection, and tells what it heard last; after a refusal it does not
      if (isRefused()) listen(true)
    }
    const listen = (isAgain = false) => {
      stream = new EventSource('/api/staff/events')
      stream.addEventListener('change', ({ data }) => tell(JSON.parse(data) as StaffEvent), { signal })
      stream.addEventListener('open', () => onOpen(isAgain), { signal })
      stream.addEventListener('error', onError, { signal })
    }
    listen()
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
    /**
     * Holds back what is heard until this write is answered. The news of it may come first, and would make a screen ask
     * for what it has just moved or removed.
     */
    holdWhile: async <Answer>(write: Promise<Answer>): Promise<Answer> => {
      writing += 1
      try {
        return await write
      } finally {
        writing -= 1
        if (writing === 0) held.splice(0).forEach(tell)
      }
    },
  }
}

export type Live = ReturnType<typeof createLive>

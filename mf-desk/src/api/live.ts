import { type StaffEvent, staffLimits } from '@calm-rest/contract/staff'
import { todayAtProperty } from './today-at-property.ts'

type Listener = (event: StaffEvent) => void

/** Polling interval while the event stream is unavailable. */
const pollMs = 15_000

/** Two missed heartbeats. A mobile connection may drop without an error event. */
const silentMs = 2.5 * staffLimits.aliveSeconds * 1000

/** Polling interval of a visible page whose stream was superseded by a newer page's. */
const supersededMs = 30_000

/** Interval of the check for a new day. */
const minuteMs = 60_000

/**
 * Changes of others as they happen: from the server's stream, or by polling (every 15 s; 30 s for a
 * superseded page) if a proxy or an old network blocks it. A hidden page reads everything once it is visible
 * again, and all pages do when a new day begins.
 */
export const createLive = () => {
  const listeners = new Set<Listener>()
  let writing = 0
  let reads = new AbortController()
  const held: StaffEvent[] = []
  const tell = (event: StaffEvent) => {
    if (writing > 0) return void held.push(event)
    for (const listener of listeners) listener(event)
  }
  const lookAnew = () => tell({ kind: 'all', id: '' })
  const holdWhile = async <Answer>(write: Promise<Answer>): Promise<Answer> => {
    writing += 1
    try {
      return await write
    } finally {
      writing -= 1
      if (writing === 0) held.splice(0).forEach(tell)
    }
  }

  const follow = () => {
    const following = new AbortController()
    const { signal } = following
    let stream: EventSource
    let polling: ReturnType<typeof setInterval> | undefined
    let silence: ReturnType<typeof setTimeout> | undefined
    // initially true: a change between a screen's first read and the start of the stream is in neither
    let mayHaveMissed = true
    let isSuperseded = false
    let today = todayAtProperty()

    const onSign = (event: Event) => {
      clearInterval(polling)
      waitFor()
      // 'open' is fired before the server listens for changes
      if (!('data' in event)) return
      if (mayHaveMissed) lookAnew()
      mayHaveMissed = false
    }
    const onLost = () => {
      // a running request may have failed with the connection
      mayHaveMissed = true
      clearInterval(polling)
      polling = setInterval(poll, pollMs)
      // refused by a restarting server or after the session's end: the next request shows which
      if (isRefused()) lookAnew()
    }
    const isRefused = () => stream.readyState === EventSource.CLOSED
    const poll = () => {
      lookAnew()
      // browsers reconnect after a lost connection and send the last event id, but not after a refusal
      if (isRefused()) listen()
    }
    /**
     * All streams of the member are used by newer pages. Reconnecting would end one of theirs, which would
     * reconnect in turn, so this page waits until it is used again.
     */
    const onSuperseded = () => {
      stream.close()
      clearTimeout(silence)
      clearInterval(polling)
      isSuperseded = true
      mayHaveMissed = true
      polling = setInterval(() => document.hidden || lookAnew(), supersededMs)
    }
    const resume = () => {
      if (!isSuperseded || document.hidden) return
      isSuperseded = false
      clearInterval(polling)
      listen()
    }
    const waitFor = () => {
      clearTimeout(silence)
      silence = setTimeout(() => {
        stream.close()
        onLost()
        listen()
      }, silentMs)
    }
    const listen = () => {
      stream = new EventSource('/api/staff/events')
      for (const sign of ['open', 'alive', 'change']) stream.addEventListener(sign, onSign, { signal })
      stream.addEventListener('change', ({ data }) => tell(JSON.parse(data) as StaffEvent), { signal })
      stream.addEventListener('superseded', onSuperseded, { signal })
      stream.addEventListener('error', onLost, { signal })
      waitFor()
    }
    const looking = setInterval(() => {
      if (today === todayAtProperty()) return
      today = todayAtProperty()
      lookAnew()
    }, minuteMs)
    listen()
    document.addEventListener('visibilitychange', () => document.hidden || lookAnew(), { signal })
    document.addEventListener('visibilitychange', resume, { signal })
    addEventListener('focus', resume, { signal })
    addEventListener('online', lookAnew, { signal })
    return () => {
      following.abort()
      clearInterval(polling)
      clearInterval(looking)
      clearTimeout(silence)
      stream.close()
    }
  }

  return {
    /** Follows the server's stream; returns a function that stops it. */
    follow,
    on: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Reads everything visible again, since it may be older than the server's state. */
    lookAnew,
    /**
     * Holds events back until this write has its response. Its own event may arrive first, and would make a
     * screen request what was just moved or removed.
     */
    holdWhile,
    /**
     * Whether a write is running. Callers that need a fresh state then call `lookAnew`, and are notified
     * after it.
     */
    isHeld: () => writing > 0,
    /** Signal of reads that begin now; aborted by `withoutReads`. */
    readsSignal: () => reads.signal,
    /**
     * For a write that removes or moves what a screen reads, so that reading it would fail: aborts running
     * reads, starts none until the write has returned, and then reads everything again.
     */
    withoutReads: <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
      reads.abort()
      reads = new AbortController()
      const done = holdWhile(write())
      lookAnew()
      return done
    },
  }
}

export type Live = ReturnType<typeof createLive>

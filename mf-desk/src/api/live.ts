import { type StaffEvent, staffLimits } from '@calm-rest/contract/staff'
import { todayAtHouse } from './today-at-house.ts'

type Listener = (event: StaffEvent) => void

/** How often to look where the stream of changes cannot be had. */
const pollMs = 15_000

/**
 * Longest silence of a stream, in which the server has missed two times to say that it is alive. A line that a phone has
 * lost on its way may end without a word, and its browser waits for ever.
 */
const silentMs = 2.5 * staffLimits.aliveSeconds * 1000

/** How often a page looks whose stream gave way to a newer one, as long as somebody sees it. */
const supersededMs = 30_000

/** How often to look at the clock. */
const minuteMs = 60_000

/**
 * What others change, as it happens: from the server's stream, and by looking every few seconds where a proxy or an old
 * network stops that. A page that was out of sight looks once it is seen again, and all of them when a day begins.
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
    // at first, too: what changes after a screen was read and before the stream begins is in neither of them
    let mayHaveMissed = true
    let isSuperseded = false
    let today = todayAtHouse()

    const heard = (event: Event) => {
      clearInterval(polling)
      waitFor()
      // the browser says that it is connected before the server listens for us
      if (!('data' in event)) return
      if (mayHaveMissed) lookAnew()
      mayHaveMissed = false
    }
    const lost = () => {
      // what is asked for meanwhile may not be answered
      mayHaveMissed = true
      clearInterval(polling)
      polling = setInterval(poll, pollMs)
      // refused, as by a server that starts anew or to whom the session is over: what is asked next says which
      if (isRefused()) lookAnew()
    }
    const isRefused = () => stream.readyState === EventSource.CLOSED
    const poll = () => {
      lookAnew()
      // a browser comes again by itself after a lost connection, and tells what it heard last; after a refusal it does not
      if (isRefused()) listen()
    }
    /**
     * Newer pages of the same member have all the streams that there are for one. To begin another at once would end one of
     * theirs, which would do the same: this page waits until somebody comes back to it.
     */
    const superseded = () => {
      stream.close()
      clearTimeout(silence)
      clearInterval(polling)
      isSuperseded = true
      mayHaveMissed = true
      polling = setInterval(() => document.hidden || lookAnew(), supersededMs)
    }
    const attended = () => {
      if (!isSuperseded || document.hidden) return
      isSuperseded = false
      clearInterval(polling)
      listen()
    }
    const waitFor = () => {
      clearTimeout(silence)
      silence = setTimeout(() => {
        stream.close()
        lost()
        listen()
      }, silentMs)
    }
    const listen = () => {
      stream = new EventSource('/api/staff/events')
      for (const sign of ['open', 'alive', 'change']) stream.addEventListener(sign, heard, { signal })
      stream.addEventListener('change', ({ data }) => tell(JSON.parse(data) as StaffEvent), { signal })
      stream.addEventListener('superseded', superseded, { signal })
      stream.addEventListener('error', lost, { signal })
      waitFor()
    }
    const looking = setInterval(() => {
      if (today === todayAtHouse()) return
      today = todayAtHouse()
      lookAnew()
    }, minuteMs)
    listen()
    document.addEventListener('visibilitychange', () => document.hidden || lookAnew(), { signal })
    document.addEventListener('visibilitychange', attended, { signal })
    addEventListener('focus', attended, { signal })
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
    /** Begins to listen to the server, and answers the way to stop. */
    follow,
    on: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Something before somebody's eyes is older than what the server has, whether it was told or not. */
    lookAnew,
    /**
     * Holds back what is heard until this write is answered. The news of it may come first, and would make a screen ask
     * for what it has just moved or removed.
     */
    holdWhile,
    /** Whether a write is under way: who wants to look then says `lookAnew`, and is told after it. */
    isHeld: () => writing > 0,
    /** Of reads that begin now; aborted by `withoutReads`. */
    readsSignal: () => reads.signal,
    /**
     * For a write that takes away or moves what a screen reads, which would be told that it is not there: ends the reads
     * that are under way, begins none until the write and what follows from it are done, and then looks at all anew.
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

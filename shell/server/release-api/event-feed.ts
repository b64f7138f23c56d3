import { type EventPosition, writeEventPosition } from '@calm-rest/contract/release-api'
import { type ReleaseEventLog, ReleaseRefused } from '@calm-rest/releases'

export interface EventFeedLimits {
  /** Listeners of this process. */
  listeners: number
  /** Listeners of one holder of a token. */
  ofHolder: number
  /** Bytes that wait for a slow listener; beyond them it gets nothing until it has read. */
  bufferedBytes: number
  /** Milliseconds between two looks at the log while somebody listens. */
  everyMs: number
  /** Milliseconds after which a quiet stream gets a comment, and its token is checked again. */
  aliveMs: number
}

export const usualFeedLimits: EventFeedLimits = {
  listeners: 200,
  ofHolder: 10,
  bufferedBytes: 64 * 1024,
  everyMs: 500,
  aliveMs: 15_000,
}

interface Listening {
  /** Name of the grant, by which listeners are counted. */
  holder: string
  sees: (remote: string) => boolean
  /** Events after it come first; undefined: only what happens from now on. */
  from: EventPosition | undefined
  /** Asked at every beat; rejects once the listener may listen no more. */
  permit: () => Promise<unknown>
}

interface Listener extends Listening {
  position: EventPosition
  /** End of the log up to which it got everything. */
  idleAt: string
  writer: ReadableStreamDefaultController<Uint8Array>
  beatAtMs: number
}

/**
 * Streams of release events as `text/event-stream`. Each listener has a position in the log and nothing else: a slow one
 * lags behind, one that reads nothing for two beats is ended and continues later by its `Last-Event-ID`. There is a timer
 * only while somebody listens.
 */
export const createEventFeed = (log: ReleaseEventLog, given: Partial<EventFeedLimits> = {}) => {
  const limits = Object.assign({}, usualFeedLimits, given)
  const text = new TextEncoder()
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const end = (listener: Listener) => {
    if (!listeners.delete(listener)) return
    try {
      listener.writer.close()
    } catch {
      // its client has gone
    }
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  const sendNew = (listener: Listener, logEnd: string) => {
    const { writer, sees } = listener
    if (listener.idleAt === logEnd) return
    for (const { event, position } of log.after(listener.position, sees)) {
      if ((writer.desiredSize ?? 0) <= 0) return
      listener.position = position
      writer.enqueue(
        text.encode(
          `id: ${writeEventPosition(position)}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`,
        ),
      )
    }
    listener.idleAt = logEnd
  }

  const beat = (listener: Listener, nowMs: number) => {
    const quietMs = nowMs - listener.beatAtMs
    if (quietMs < limits.aliveMs) return
    if ((listener.writer.desiredSize ?? 0) > 0) {
      listener.beatAtMs = nowMs
      listener.writer.enqueue(text.encode(': alive\n\n'))
    } else if (quietMs > 2 * limits.aliveMs) return end(listener)
    listener.permit().catch(() => end(listener))
  }

  /** Undefined while the log cannot be read. */
  const endOfLog = () => {
    try {
      return writeEventPosition(log.end())
    } catch {
      return undefined
    }
  }

  const tick = () => {
    const nowMs = performance.now()
    const logEnd = endOfLog()
    for (const listener of listeners) {
      try {
        if (logEnd !== undefined) sendNew(listener, logEnd)
        beat(listener, nowMs)
      } catch {
        end(listener)
      }
    }
  }

  const assertRoom = (holder: string) => {
    if (isClosed) throw new ReleaseRefused('releases_unavailable', 'This server is stopping.')
    const own = [...listeners].filter((listener) => listener.holder === holder).length
    if (listeners.size >= limits.listeners || own >= limits.ofHolder) {
      throw new ReleaseRefused(
        'too_many_release_requests',
        `At most ${limits.ofHolder} listen with one grant, and ${limits.listeners} in all.`,
      )
    }
  }

  return {
    /** A stream of events until it is cancelled. Throws `ReleaseRefused` if too many listen. */
    listen: (listening: Listening): ReadableStream<Uint8Array> => {
      assertRoom(listening.holder)
      let listener: Listener | undefined
      return new ReadableStream<Uint8Array>(
        {
          start: (writer) => {
            const position = listening.from ?? log.end()
            listener = Object.assign({}, listening, {
              position,
              idleAt: '',
              writer,
              beatAtMs: performance.now(),
            })
            listeners.add(listener)
            const seen = new Map([...position].filter(([remote]) => listening.sees(remote)))
            // at once, so that a client knows from where on it has seen everything
            writer.enqueue(text.encode(`retry: 3000\nid: ${writeEventPosition(seen)}\n\n`))
            sendNew(listener, writeEventPosition(log.end()))
            timer ??= setInterval(tick, limits.everyMs).unref()
          },
          cancel: () => listener && end(listener),
        },
        new ByteLengthQueuingStrategy({ highWaterMark: limits.bufferedBytes }),
      )
    },
    listeners: () => listeners.size,
    /** Bytes that wait for listeners. */
    bufferedBytes: () =>
      [...listeners].reduce((sum, { writer }) => sum + limits.bufferedBytes - (writer.desiredSize ?? 0), 0),
    /** Whether it has a timer. */
    isLooking: () => timer !== undefined,
    /** Ends every stream, and refuses further ones. */
    close: () => {
      isClosed = true
      for (const listener of listeners) end(listener)
    },
  }
}

export type EventFeed = ReturnType<typeof createEventFeed>

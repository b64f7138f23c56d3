import { type Right, type StaffEvent, staffLimits } from '@calm-rest/contract/staff'
import { releaseFromCap } from '@calm-rest/server'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { ApiEnv } from '../../core/http/env.ts'
import { staffOf } from '../../core/http/guard.ts'
import type { StaffSessions } from '../staff/sessions/queries.ts'
import type { ChangeFeed, FeedEvent } from './change-feed.ts'
import { createOpenStreams } from './open-streams.ts'

interface EventDeps {
  feed: ChangeFeed
  sessions: StaffSessions
  now: () => Date
  /** Aborted when the process ends: a stream would keep it from stopping. */
  closing: AbortSignal
  /** Interval of heartbeats on a quiet stream, and of checks whether its session is still open. */
  everyMs?: number | undefined
}

/** Rights of which one is required to receive events of a kind. */
const rightsFor: Record<StaffEvent['kind'], readonly Right[]> = {
  all: ['own session'],
  member: ['own session'],
  stay: ['read stays'],
  block: ['read stays'],
  // open ones stand in the list of the day
  message: ['read stays', 'answer messages'],
  review: ['read stays', 'judge reviews'],
  unit: ['keep rooms'],
  // most roles have a list of rooms on screen
  room: ['own session'],
  amenity: ['change the property'],
  rates: ['set prices'],
  facts: ['change the property'],
  texts: ['change the property'],
  till: ['read takings', 'take payments'],
}

const mayHear = (held: readonly Right[], kind: StaffEvent['kind']) =>
  rightsFor[kind].some((right) => held.includes(right))

/** Returns what a member with these rights receives of a change. */
const toldTo = (held: readonly Right[], event: FeedEvent): FeedEvent | undefined => {
  if (mayHear(held, event.kind)) return event
  // housekeeping is told that arrivals and departures changed, but not whose
  const isWork = (event.kind === 'stay' || event.kind === 'block') && mayHear(held, 'unit')
  return isWork ? { ...event, kind: 'unit', id: '' } : undefined
}

/** How long a replaced stream may take to report it, in milliseconds. A client that does not read is then cut off. */
const farewellMs = 1000

/** Server-sent events of changes. A reconnecting browser gets what it missed, or is told that it missed some. */
export const eventRoutes = ({
  feed,
  sessions,
  now,
  closing,
  everyMs = staffLimits.aliveSeconds * 1000,
}: EventDeps) => {
  const openStreams = createOpenStreams()
  return new Hono<ApiEnv>().get('/', (c) => {
    const { id: sessionId, memberId, ...staff } = staffOf(c)
    let { rights } = staff
    const socket = c.env?.incoming?.socket
    releaseFromCap(socket)
    // a connection that was not counted must not serve other requests
    if (socket) c.header('Connection', 'close')
    // nginx would buffer them
    c.header('X-Accel-Buffering', 'no')
    const lastSeen = Number.parseInt(c.req.header('Last-Event-ID') ?? '', 10)
    return streamSSE(c, async (stream) => {
      const write = ({ changeId, kind, id }: FeedEvent) =>
        stream.writeSSE({ event: 'change', id: String(changeId), data: JSON.stringify({ kind, id }) })
      const end = new AbortController()
      /** Whether the session is open, and has each right with which the stream began. */
      const isAllowed = async () => {
        const session = await sessions.byId(sessionId, now())
        if (!session || !rights.every((right) => session.rights.includes(right))) return false
        rights = session.rights
        return true
      }
      /**
       * Ends the stream if it is no longer allowed, after the browser was told. Its next request gets the new state.
       * Without an answer of the database it ends, too: a browser connects again.
       */
      const look = async () => {
        if (!(await isAllowed().catch(() => false))) end.abort()
      }
      const tellNow = async (event: FeedEvent) => {
        if (end.signal.aborted) return
        const told = toldTo(rights, event)
        if (told) await write(told)
        if (event.kind === 'member' && event.id === memberId) await look()
      }
      /** One after the other: an event after a change about the member waits for the new rights. */
      let telling = Promise.resolve()
      const tell = (event: FeedEvent) => {
        telling = telling.then(() => tellNow(event)).catch(() => end.abort())
        return telling
      }
      stream.onAbort(() => end.abort())
      const ended = AbortSignal.any([end.signal, closing])
      let isSuperseded = false
      const closed = openStreams.add({
        sessionId,
        memberId,
        supersede: () => {
          isSuperseded = true
          end.abort()
          setTimeout(() => socket?.destroy(), farewellMs).unref()
        },
      })
      stream.onAbort(closed)
      const listening = await feed.listen((event) => void tell(event))
      // even if its client reads nothing, and a write below waits for that
      ended.addEventListener('abort', listening.end, { once: true })
      try {
        if (Number.isInteger(lastSeen)) {
          const missed = await feed.since(lastSeen)
          if (missed) for (const event of missed) await tell(event)
          else await stream.writeSSE({ event: 'change', data: JSON.stringify({ kind: 'all', id: '' }) })
        }
        // so that a browser knows from which position on it has seen everything; after what it has missed, for a stream of a
        // process that is ending may end at once
        await stream.writeSSE({ event: 'open', id: String(listening.position), data: '' })
        while (!ended.aborted) {
          await passed(everyMs, ended)
          if (ended.aborted || !(await isAllowed())) break
          // an event rather than a comment, which browsers do not report to pages: a connection may be lost without its
          // end
          await stream.writeSSE({ event: 'alive', data: '' })
        }
        if (isSuperseded) await stream.writeSSE({ event: 'superseded', data: '' })
      } finally {
        closed()
        listening.end()
      }
    })
  })
}

/** Resolves after a time, or as soon as the signal is aborted. */
const passed = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

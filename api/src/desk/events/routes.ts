import { hasRight, type Right, type Role, type StaffEvent, staffLimits } from '@calm-rest/contract/staff'
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
  /** How often a silent stream says that it is alive, and whether its session still is is looked up. */
  everyMs?: number | undefined
}

/** Right without which one hears nothing of a kind. */
const rightFor: Record<StaffEvent['kind'], Right> = {
  all: 'own session',
  member: 'own session',
  stay: 'read stays',
  block: 'read stays',
  message: 'read stays',
  review: 'read stays',
  unit: 'keep rooms',
  // whoever has a list of rooms before them
  room: 'own session',
  amenity: 'change the house',
  rates: 'set prices',
  facts: 'change the house',
}

/** What somebody of this role hears of a change. */
const toldTo = (role: Role, event: FeedEvent): FeedEvent | undefined => {
  if (hasRight(role, rightFor[event.kind])) return event
  // who comes and goes is work for whoever cleans; who it is, is not theirs to know
  const isWork = (event.kind === 'stay' || event.kind === 'block') && hasRight(role, rightFor.unit)
  return isWork ? { ...event, kind: 'unit', id: '' } : undefined
}

/** How long a stream that gives way may take to say so, in milliseconds; a client that does not read is cut then. */
const farewellMs = 1000

/** Server-sent events of what changes. A browser that comes again gets what it missed, or is told that it missed some. */
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
    let { role } = staff
    const socket = c.env?.incoming?.socket
    releaseFromCap(socket)
    // a connection that was not counted is not kept for other requests
    if (socket) c.header('Connection', 'close')
    // nginx would collect them
    c.header('X-Accel-Buffering', 'no')
    const lastSeen = Number.parseInt(c.req.header('Last-Event-ID') ?? '', 10)
    return streamSSE(c, async (stream) => {
      const write = ({ changeId, kind, id }: FeedEvent) =>
        stream.writeSSE({ event: 'change', id: String(changeId), data: JSON.stringify({ kind, id }) })
      const end = new AbortController()
      const isOpen = async () => {
        const session = await sessions.byId(sessionId, now())
        role = session?.role ?? role
        return session !== undefined
      }
      /** After the browser was told: what it asks next says that it is signed out, or may do other things. */
      const look = async () => {
        if (!(await isOpen())) end.abort()
      }
      const tell = (event: FeedEvent) => {
        const told = toldTo(role, event)
        if (told) void write(told)
        // where the database does not answer, the next look does
        if (event.kind === 'member' && event.id === memberId) look().catch(() => {})
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
      const listening = await feed.listen(tell)
      // also where its client reads nothing, and a write below waits for that
      ended.addEventListener('abort', listening.end, { once: true })
      try {
        // at once, so that a browser knows from where on it has seen all
        await stream.writeSSE({ event: 'open', id: String(listening.position), data: '' })
        if (Number.isInteger(lastSeen)) {
          const missed = await feed.since(lastSeen)
          if (missed) missed.forEach(tell)
          else await stream.writeSSE({ event: 'change', data: JSON.stringify({ kind: 'all', id: '' }) })
        }
        while (!ended.aborted) {
          await passed(everyMs, ended)
          if (ended.aborted || !(await isOpen())) break
          // not a comment, of which a browser tells no page: a line may be lost without its end
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

/** Resolves after a while, or as soon as the signal is given. */
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

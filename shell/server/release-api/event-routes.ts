import { eventPosition } from '@calm-rest/contract/release-api'
import { type FindHolder, type GrantsFile, ReleaseRefused, watchedRemotes } from '@calm-rest/releases'
import { releaseFromCap } from '@calm-rest/server'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bearerOf } from './bearer.ts'
import type { EventFeed } from './event-feed.ts'

interface EventDeps {
  feed: EventFeed
  findHolder: FindHolder
  grants: GrantsFile
  now: () => Date
}

/** Longest `Last-Event-ID`, in characters. */
const positionChars = 8_000

/** GET /api/releases/events: what happens to the releases of a team, as server-sent events. */
export const eventRoutes = ({ feed, findHolder, grants, now }: EventDeps) =>
  new Hono<{ Bindings: Partial<HttpBindings> }>().get('/', async (c) => {
    const bearer = bearerOf(c)
    const from = positionOf(c)
    const sees = async () => {
      const holder = await findHolder(bearer)
      if (holder.grants.length === 0) {
        throw new ReleaseRefused('remote_forbidden', `${holder.by} has no grant for any remote.`)
      }
      return { holder, sees: watchedRemotes(holder, grants, now()) }
    }
    const first = await sees()
    let current = first.sees
    const stream = feed.listen({
      holder: first.holder.grants.map(first.holder.nameOf).join(', '),
      sees: (remote) => current(remote),
      from,
      permit: async () => {
        current = (await sees()).sees
      },
    })
    const socket = c.env?.incoming?.socket
    releaseFromCap(socket)
    // a connection that is not counted must not serve other requests
    if (socket) c.header('Connection', 'close')
    c.header('Content-Type', 'text/event-stream')
    c.header('Cache-Control', 'no-store')
    // nginx would buffer them
    c.header('X-Accel-Buffering', 'no')
    return c.body(stream)
  })

/** Undefined without a `Last-Event-ID`: from now on. */
const positionOf = (c: Context) => {
  const text = c.req.header('Last-Event-ID')
  if (text === undefined || text === '') return undefined
  const read = eventPosition.safeParse(text.slice(0, positionChars + 1))
  if (read.success && text.length <= positionChars) return read.data
  throw new ReleaseRefused('invalid_release_request', 'Last-Event-ID is not one that this site has sent.')
}

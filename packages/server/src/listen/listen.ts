import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createSocketKey } from '../client-address.ts'
import { capConnections } from './cap-connections.ts'
import { cutSlowBodies, type SlowBody } from './cut-slow-bodies.ts'
import { cutUnread } from './cut-unread.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { type OtherHost, refuseHost } from './refuse-host.ts'

/** Handles a request and returns true, or leaves it to the next handler. */
export type AnswerDirectly = (request: IncomingMessage, response: ServerResponse) => boolean

interface ListenOptions {
  fetch: Parameters<typeof getRequestListener>[0]
  /** Called before `fetch`. */
  direct?: AnswerDirectly
  port: number
  host: string
  /** Proxies, whose connections serve many clients and have no limit. */
  trustedProxies?: readonly string[]
  /** Most open connections of one address. */
  connectionsPerAddress?: number
  timeouts?: Omit<typeof defaultTimeouts, 'slowBody'> & { slowBody?: SlowBody }
  /** Host names with ports that the server accepts; all by default. */
  hosts?: readonly string[] | undefined
  /** Called once for each other requested name, at most ten times. */
  onOtherHost?: (other: OtherHost) => void
}

export interface Listening {
  port: number
  /** Accepts no more connections, finishes running requests, and cuts those that take longer than `graceMs`. */
  stop(graceMs: number): Promise<void>
}

/**
 * Limits in milliseconds against clients that send slowly or never, or do not read; normal clients need far
 * less.
 */
const defaultTimeouts = {
  headersTimeout: 10_000,
  /** For the body of a request. */
  requestTimeout: 15_000,
  /** For the body of an authenticated client: a photograph of 0.9 MB over 16 kbit/s. */
  slowBody: { totalMs: 600_000, bytesPerSecond: 2_000 },
  connectionsCheckingInterval: 1_000,
  /** Time without any progress in reading a response; a slow connection makes some. */
  unread: 20_000,
}

/**
 * How long an idle connection of a proxy is kept, in milliseconds: longer than proxies keep theirs. Otherwise a
 * request meets a connection that is just being closed, and its guest a 502.
 */
const proxyKeepAliveMs = 130_000

/** Limit of open sockets, below the usual limit of open files. */
const maxConnections = 900

/** Enough for several guests behind one address, each with a browser of six connections. */
const defaultPerAddress = 100

/** Serves an app over HTTP with these limits. */
export const listen = async ({
  fetch,
  direct,
  port,
  host,
  trustedProxies = [],
  connectionsPerAddress = defaultPerAddress,
  timeouts: { unread, requestTimeout, slowBody = defaultTimeouts.slowBody, ...timeouts } = defaultTimeouts,
  hosts,
  onOtherHost,
}: ListenOptions): Promise<Listening> => {
  const listener = getRequestListener(fetch, { hostname: host })
  const server = createServer(
    // Node's deadline is the longest one: cutSlowBodies enforces the others
    { ...timeouts, requestTimeout: Math.max(slowBody.totalMs, requestTimeout) + timeouts.headersTimeout },
    oneAtATime(
      refuseHost(
        (request, response) => {
          if (!direct?.(request, response)) void listener(request, response)
        },
        hosts,
        onOtherHost,
      ),
    ),
  )
  server.maxConnections = maxConnections
  if (trustedProxies.length > 0) server.keepAliveTimeout = proxyKeepAliveMs
  cutUnread(server, unread)
  const everyMs = timeouts.connectionsCheckingInterval
  cutSlowBodies(server, { requestMs: requestTimeout, everyMs, slow: slowBody })
  capConnections(server, connectionsPerAddress, createSocketKey(trustedProxies))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { port: (server.address() as AddressInfo).port, stop: (graceMs) => stop(server, graceMs) }
}

const stop = async (server: Server, graceMs: number) => {
  await untilQuiet(server)
  // the next response tells clients of a kept connection to open another
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  // close of net, since that of http also cuts connections on which a request is arriving
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const idle = setInterval(() => server.closeIdleConnections(), lastRequestMs)
  const cut = globalThis.setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}

/** How long a kept connection may still bring a request, in milliseconds. */
const lastRequestMs = 1_000

/** Longest wait for a moment without new connections, in milliseconds. */
const quietWithinMs = 2_000

/**
 * Closing resets connections that are not accepted yet. A proxy that opens one for each request leaves no longer pause,
 * so this waits for a turn of the event loop in which none was accepted, and which was so short that hardly one came
 * since. On a busy machine there is no short one: the longer it waits, the longer a turn may be.
 */
const untilQuiet = async (server: Server) => {
  let isQuiet = false
  const noise = () => {
    isQuiet = false
  }
  server.on('connection', noise)
  // accept connections that were opened before the process was asked to end
  await setTimeout(25)
  const beganMs = performance.now()
  while (!isQuiet && performance.now() - beganMs < quietWithinMs) {
    await setImmediate()
    isQuiet = true
    const turnMs = performance.now()
    await setImmediate()
    const endMs = performance.now()
    if (endMs - turnMs > Math.max(1, (endMs - beganMs) / 100)) isQuiet = false
  }
  server.off('connection', noise)
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createSocketKey } from '../client-address.ts'
import { capConnections } from './cap-connections.ts'
import { cutUnread } from './cut-unread.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { refuseHost } from './refuse-host.ts'

/** Answers a request, or says that somebody else has to. */
export type AnswerDirectly = (request: IncomingMessage, response: ServerResponse) => boolean

interface ListenOptions {
  fetch: Parameters<typeof getRequestListener>[0]
  /** Asked before `fetch`. */
  direct?: AnswerDirectly
  port: number
  host: string
  /** Proxies that bring the connections of many; everybody else has a number of their own. */
  trustedProxies?: readonly string[]
  /** Connections that one address may have open at once. */
  connectionsPerAddress?: number
  timeouts?: typeof defaultTimeouts
  /** Names with ports, as a Host header says them, under which the site is known; every name without. */
  hosts?: readonly string[] | undefined
}

export interface Listening {
  port: number
  /** Takes no more connections, finishes what is in flight, and cuts what lasts longer than `graceMs`. */
  stop(graceMs: number): Promise<void>
}

/** Against clients that send slowly or never, and those that do not read: a good one needs far less. */
const defaultTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  /** Nothing of an answer was taken; on a slow line a piece of it is. */
  unread: 20_000,
}

/**
 * How long a proxy's connection is kept without a request: longer than proxies keep theirs, or a request meets a
 * connection that is just being closed, and its guest a 502.
 */
const proxyKeepAliveMs = 130_000

/** Sockets at once; below the usual limit of open files. */
const maxConnections = 900

/** Several guests of one property behind one address, each with a browser of six connections. */
const defaultPerAddress = 100

/** Serves an app over HTTP with our time-outs. */
export const listen = async ({
  fetch,
  direct,
  port,
  host,
  trustedProxies = [],
  connectionsPerAddress = defaultPerAddress,
  timeouts: { unread, ...timeouts } = defaultTimeouts,
  hosts,
}: ListenOptions): Promise<Listening> => {
  const listener = getRequestListener(fetch, { hostname: host })
  const server = createServer(
    timeouts,
    oneAtATime(
      refuseHost((request, response) => {
        if (!direct?.(request, response)) void listener(request, response)
      }, hosts),
    ),
  )
  server.maxConnections = maxConnections
  if (trustedProxies.length > 0) server.keepAliveTimeout = proxyKeepAliveMs
  cutUnread(server, unread)
  capConnections(server, connectionsPerAddress, createSocketKey(trustedProxies))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { port: (server.address() as AddressInfo).port, stop: (graceMs) => stop(server, graceMs) }
}

const stop = async (server: Server, graceMs: number) => {
  await untilQuiet(server)
  // whoever keeps a connection open is told with the next answer to open another
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  // that of net: http's own also cuts connections on which a request is just arriving
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const idle = setInterval(() => server.closeIdleConnections(), lastRequestMs)
  const cut = globalThis.setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(idle)
  clearTimeout(cut)
}

/** How long a connection without a request may still bring one. */
const lastRequestMs = 1_000

/** Closing resets whoever connected and was not let in yet: first lets them in, as long as it is but a few. */
const untilQuiet = async (server: Server) => {
  let isQuiet = false
  const noise = () => {
    isQuiet = false
  }
  server.on('connection', noise)
  for (let i = 0; i < 40 && !isQuiet; i += 1) {
    isQuiet = true
    await setTimeout(25)
    // where the process had no time, those who connected meanwhile are let in between the timer and this
    await setImmediate()
  }
  server.off('connection', noise)
}

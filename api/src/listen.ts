import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

interface ListenOptions {
  fetch: Parameters<typeof createAdaptorServer>[0]['fetch']
  port: number
  host: string
  timeouts?: typeof defaultTimeouts
}

export interface Listening {
  port: number
  /** Takes no more connections, finishes what is in flight, and cuts what lasts longer than `graceMs`. */
  stop(graceMs: number): Promise<void>
}

/** Against clients that send slowly or never: a good one needs far less. */
const defaultTimeouts = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1_000 }

/** Sockets at once; below the usual limit of open files. */
const maxConnections = 900

/** Serves an app over HTTP with our time-outs. */
export const listen = async ({
  fetch,
  port,
  host,
  timeouts = defaultTimeouts,
}: ListenOptions): Promise<Listening> => {
  const server = createAdaptorServer({
    fetch,
    hostname: host,
    createServer,
    serverOptions: timeouts,
  }) as Server
  server.maxConnections = maxConnections
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { port: (server.address() as AddressInfo).port, stop: (graceMs) => stop(server, graceMs) }
}

const stop = (server: Server, graceMs: number) =>
  new Promise<void>((resolve) => {
    // whoever keeps a connection open is told with the next answer to open another
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(cut)
      resolve()
    })
  })

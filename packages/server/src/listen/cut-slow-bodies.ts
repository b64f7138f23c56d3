import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How slowly a request's body may arrive after `allowSlowBody`. */
export interface SlowBody {
  /** Most milliseconds until its end. */
  totalMs: number
  /** Lowest average, once the default time of a request is over. */
  bytesPerSecond: number
}

interface Options {
  /** Milliseconds for the body of any other request. */
  requestMs: number
  /** Milliseconds between two checks of arriving bodies. */
  everyMs: number
  slow: SlowBody
}

const allowed = new WeakSet<IncomingMessage>()

/**
 * Lets a request's body arrive as slowly as a phone's connection sends it, while it keeps arriving. Call it
 * only for authenticated senders: all others keep the deadline of a request.
 */
export const allowSlowBody = (request: IncomingMessage | undefined): void => {
  if (request) allowed.add(request)
}

/**
 * Ends requests whose body does not arrive in time, with 408 like Node. Node has one deadline for all
 * requests of a server, which a photograph from a phone on a slow connection would never meet.
 */
export const cutSlowBodies = (server: Server, { requestMs, everyMs, slow }: Options): void => {
  const open = new Map<IncomingMessage, { response: ServerResponse; since: number; bytes: number }>()
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    // a request without a body has nothing to wait for
    if (!hasBody(request)) return
    open.set(request, { response, since: performance.now(), bytes: request.socket.bytesRead })
    request.once('close', () => open.delete(request))
  })
  const isLate = (request: IncomingMessage, ms: number, bytes: number) => {
    if (ms <= requestMs) return false
    if (!allowed.has(request)) return true
    return ms > slow.totalMs || bytes < (slow.bytesPerSecond * (ms - requestMs)) / 1000
  }
  const look = setInterval(() => {
    const now = performance.now()
    for (const [request, { response, since, bytes }] of open) {
      const { socket } = request
      if (request.complete) open.delete(request)
      else if (isLate(request, now - since, socket.bytesRead - bytes)) {
        open.delete(request)
        if (socket.writable && !response.headersSent) socket.write(timedOut)
        socket.destroy()
      }
    }
  }, everyMs)
  look.unref()
  server.once('close', () => clearInterval(look))
}

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** How slowly the body of a request may come that `allowSlowBody` was called for. */
export interface SlowBody {
  /** Until its end, in milliseconds. */
  totalMs: number
  /** On average, once the usual time of a request is over. */
  bytesPerSecond: number
}

interface Options {
  /** For the body of every other request, in milliseconds. */
  requestMs: number
  /** Time between two looks at the bodies that are on their way, in milliseconds. */
  everyMs: number
  slow: SlowBody
}

const allowed = new WeakSet<IncomingMessage>()

/**
 * Lets the body of a request come as slowly as a phone's line is, for as long as it keeps coming. Call it only once it
 * is known who sends: everybody else has the deadline of a request.
 */
export const allowSlowBody = (request: IncomingMessage | undefined): void => {
  if (request) allowed.add(request)
}

/**
 * Ends requests whose body does not come in time, with 408 like Node. Node has one deadline for all requests of a server,
 * which a photograph from a phone on a slow line would never meet.
 */
export const cutSlowBodies = (server: Server, { requestMs, everyMs, slow }: Options): void => {
  const open = new Map<IncomingMessage, { response: ServerResponse; since: number; bytes: number }>()
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    // of a request without a body nothing is to come
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

import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Most requests of one connection that wait for an earlier response. Browsers send none ahead, proxies a few.
 */
const maxWaiting = 16

/**
 * Answers the requests of a connection one after another. Node starts all pipelined requests at once and keeps every
 * answer until the earlier ones are read: a client that sends a thousand and reads none would have a thousand answers
 * kept. A connection with too many waiting requests is cut.
 */
export const oneAtATime = (handle: RequestListener): RequestListener => {
  /** Connections with a running request; with a queue only if others wait for it. */
  const busy = new Map<Socket, (() => void)[] | undefined>()
  const begin: RequestListener = (request, response) => {
    response.on('close', closed)
    handle(request, response)
  }
  function closed(this: ServerResponse) {
    const { socket } = this.req
    const following = socket.destroyed ? undefined : busy.get(socket)?.shift()
    if (following) following()
    else busy.delete(socket)
  }
  return (request, response) => {
    const { socket } = request
    if (!busy.has(socket)) {
      busy.set(socket, undefined)
      return begin(request, response)
    }
    const waiting = busy.get(socket) ?? []
    if (waiting.length >= maxWaiting) return void socket.destroy()
    waiting.push(() => begin(request, response))
    busy.set(socket, waiting)
  }
}

import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Limit of requests of one connection that wait for an earlier answer. Browsers send none ahead, proxies a few. */
const maxWaiting = 16

/**
 * Answers the requests of a connection one after another. Node starts all pipelined requests at once and keeps every
 * answer until the earlier ones are read: a client that sends a thousand and reads none would have a thousand answers
 * kept. A connection with too many waiting requests is cut.
 */
export const oneAtATime = (handle: RequestListener): RequestListener => {
  const waiting = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const next = () => {
      const following = socket.destroyed ? undefined : waiting.get(socket)?.shift()
      if (following) following()
      else waiting.delete(socket)
    }
    const begin = () => {
      response.once('close', next)
      handle(request, response)
    }
    const others = waiting.get(socket)
    if (others === undefined) {
      waiting.set(socket, [])
      begin()
    } else if (others.length < maxWaiting) others.push(begin)
    else socket.destroy()
  }
}

import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How a connection stops being counted. */
const releases = new WeakMap<Socket, () => void>()

/** Closes connections of one address beyond `most` at once; if `keyOf` returns no key, there is no limit. */
export const capConnections = (
  server: Server,
  most: number,
  keyOf: (remoteAddress: string | undefined) => string | undefined,
): void => {
  const open = new Map<string, number>()
  server.prependListener('connection', (socket: Socket) => {
    const key = keyOf(socket.remoteAddress)
    if (key === undefined) return
    const count = (open.get(key) ?? 0) + 1
    open.set(key, count)
    const release = () => {
      if (!releases.delete(socket)) return
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    }
    releases.set(socket, release)
    socket.once('close', release)
    if (count > most) socket.destroy()
  })
}

/**
 * Counts a connection no more among those of its address, until it closes. For an answer that lasts and that the caller
 * limits otherwise: the front desk and its guests may be behind one address, and streams must not take the guests' share.
 * The answer has to end with the connection (`Connection: close`).
 */
export const releaseFromCap = (socket: Socket | undefined): void => {
  if (socket) releases.get(socket)?.()
}

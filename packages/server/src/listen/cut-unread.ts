import type { Server } from 'node:http'
import type { Socket } from 'node:net'

interface Seen {
  /** Bytes that were sent to the client. */
  taken: number
  /** Time of `performance.now` when `taken` last changed or no bytes were waiting. */
  since: number
}

/**
 * Closes connections that leave a response unread for `patienceMs`: it takes memory and a connection from
 * others. Node's own timeout does not apply to clients that keep sending.
 */
export const cutUnread = (server: Server, patienceMs: number): void => {
  const open = new Map<Socket, Seen>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, { taken: 0, since: performance.now() })
    socket.once('close', () => open.delete(socket))
  })
  const look = setInterval(() => {
    const now = performance.now()
    for (const [socket, seen] of open) {
      const taken = socket.bytesWritten - socket.writableLength
      if (socket.writableLength === 0 || taken !== seen.taken) open.set(socket, { taken, since: now })
      else if (now - seen.since > patienceMs) socket.destroy()
    }
  }, patienceMs / 4)
  look.unref()
  server.once('close', () => clearInterval(look))
}

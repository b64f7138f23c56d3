import type { Server } from 'node:http'
import type { Socket } from 'node:net'

interface Seen {
  /** Bytes that left for the client. */
  taken: number
  /** When that was another number, or nothing waited to be taken: by the clock of `performance.now`. */
  since: number
}

/**
 * Cuts connections that leave an answer lying for `patienceMs`: it keeps memory, and a place that others need. Node's own
 * time-out does not see them where they go on sending.
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

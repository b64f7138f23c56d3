import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Cuts connections of one address beyond `most` at once; without a key from `keyOf` there is no limit. */
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
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left > 0) open.set(key, left)
      else open.delete(key)
    })
    if (count > most) socket.destroy()
  })
}

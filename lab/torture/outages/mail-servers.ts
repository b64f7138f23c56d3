import { createServer, type Server, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

export const host = '127.0.0.1'

/** A mail server that accepts connections and never answers. */
export const startSilent = async (port: number) => {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
}

/** A mail server that records the Message-ID of each mail; a moody one first refuses one in five. */
export const startMailServer = async (port: number, isMoody: boolean) => {
  const received: string[] = []
  let asked = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk
      })
      stream.on('end', () => {
        asked += 1
        if (isMoody && asked % 5 === 1)
          return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        received.push(/^Message-ID: *(\S+)/im.exec(text)?.[1] ?? 'none')
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, host, () => resolve()))
  return { received, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing'

/**
 * A proxy between a server and the object store, with which a test can cut the connection, or lose a
 * response.
 */
export interface FaultProxy {
  /** Address to use instead of the store's own. */
  address: string
  cut(): void
  mend(): void
  /** Lets the store execute the next write, and drops its response. */
  loseNextAnswer(method?: string): void
  /** Method and path of every request so far. */
  asked: string[]
}

/** Forwards everything unchanged; the host stays the signed one. */
export const startFaultProxy = async (target: string): Promise<FaultProxy> => {
  const { hostname, port } = new URL(target)
  const asked: string[] = []
  let isCut = false
  let losing: string | undefined

  const handOn = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method = 'GET', url: path = '/', headers } = incoming
    asked.push(`${method} ${path}`)
    if (isCut) return incoming.socket.destroy()
    const onward = request({ hostname, port, method, path, headers }, (answer) => {
      if (losing === method && answer.statusCode === 200) {
        losing = undefined
        answer.resume().once('end', () => incoming.socket.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  }
  const server = createServer(handOn)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
    },
    mend: () => {
      isCut = false
    },
    loseNextAnswer: (method = 'PUT') => {
      losing = method
    },
    asked,
  }
}

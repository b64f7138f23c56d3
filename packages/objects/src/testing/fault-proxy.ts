import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing'

/** Stands between a server and the object store: a test can cut the connection, or lose an answer. */
export interface FaultProxy {
  /** To give to whoever shall use it instead of the store's own address. */
  address: string
  cut(): void
  mend(): void
  /** The next write that the store makes is made, and its answer never arrives. */
  loseNextAnswer(method?: string): void
  /** Method and path of every request so far. */
  asked: string[]
}

/** Hands everything on as it is; the host stays the one that was signed. */
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

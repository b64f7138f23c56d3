import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Passed {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Whether a request may be repeated: a read, or a booking with an Idempotency-Key. */
const isRepeatable = ({ method, headers }: IncomingMessage) =>
  method === 'GET' || headers['idempotency-key'] !== undefined

/**
 * A load balancer for several processes: asks them in turn, and asks the next one once where a connection is refused
 * or breaks before the answer is complete.
 */
export const openBalancer = async (ports: readonly number[]) => {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  let repeated = 0
  let repeating = 0

  const pass = (port: number, by: Agent | false, asked: IncomingMessage, body: Buffer) =>
    new Promise<Passed>((resolve, reject) => {
      const { url: path = '/', method, headers } = asked
      const asking = request({ host: '127.0.0.1', port, path, method, headers, agent: by }, (got) => {
        buffer(got).then(
          (whole) => resolve({ status: got.statusCode ?? 502, headers: got.headers, body: whole }),
          reject,
        )
      })
      asking.on('error', reject).end(body)
    })
  const inTurn = async (asked: IncomingMessage, body: Buffer): Promise<Passed> => {
    turn += 1
    const first = ports[turn % ports.length] ?? 0
    const second = ports[(turn + 1) % ports.length] ?? 0
    try {
      return await pass(first, agent, asked, body)
    } catch (cause) {
      if (!isRepeatable(asked)) throw cause
      repeated += 1
      repeating += 1
      // an idle connection may just be closed by its other end
      return pass(second, false, asked, body).finally(() => {
        repeating -= 1
      })
    }
  }

  const server = createServer(async (asked, answer) => {
    try {
      const { status, headers, body } = await inTurn(asked, await buffer(asked))
      answer.writeHead(status, headers).end(body)
    } catch (cause) {
      answer.writeHead(502).end(String(cause))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    /** Number of requests that were repeated. */
    repeated: () => repeated,
    /** Number of repeated requests that are waiting for an answer. */
    repeating: () => repeating,
    close: () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

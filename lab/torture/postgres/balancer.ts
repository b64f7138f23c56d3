import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

interface Passed {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Whatever may be asked twice: a read, or a booking under a key of its guest's. */
const isRepeatable = ({ method, headers }: IncomingMessage) =>
  method === 'GET' || headers['idempotency-key'] !== undefined

/**
 * What an operator has before several processes: asks them in turn, and once the next one where a connection is
 * refused, or breaks before the answer is whole.
 */
export const openBalancer = async (ports: readonly number[]) => {
  const agent = new Agent({ keepAlive: true })
  let [turn, repeated, repeating] = [0, 0, 0]

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
    const [first = 0, second = 0] = [ports[turn % ports.length], ports[(turn + 1) % ports.length]]
    try {
      return await pass(first, agent, asked, body)
    } catch (cause) {
      if (!isRepeatable(asked)) throw cause
      repeated += 1
      repeating += 1
      // one that lay unused may be closed by its other end just now
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
    /** Requests that took a second try. */
    repeated: () => repeated,
    /** Of them, those that wait for their answer now. */
    repeating: () => repeating,
    close: () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}

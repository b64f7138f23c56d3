import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  body: string
  /** Milliseconds from the request to the end of its answer. */
  ms: number
}

/** refused: the connection was not accepted · cut: it ended before the answer did. */
export class NoAnswer extends Error {
  readonly kind: 'refused' | 'cut'

  constructor(kind: NoAnswer['kind'], cause: unknown) {
    super(kind, { cause })
    this.name = 'NoAnswer'
    this.kind = kind
  }
}

/** Time limit of an answer, longer than any may take, so that a missing one is reported. */
const patienceMs = 30_000

export interface Asked {
  method?: 'GET' | 'POST'
  /** Body to send as JSON. */
  body?: unknown
  /** Body to send as text. */
  text?: string
  headers?: Record<string, string>
}

/** The address of a guest by a number, in a network of its own: what one network may ask for is limited. */
const addressOf = (number: number) => `10.${Math.floor(number / 250)}.${(number % 250) + 1}.1`

/** A guest with an address, or a number that stands for one, and one open connection. */
export const createClient = (port: number, from: number | string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const address = typeof from === 'number' ? addressOf(from) : from
  const own = { 'X-Forwarded-For': address, Accept: 'application/json' }

  const ask = (path: string, { method = 'GET', body, text, headers = {} }: Asked = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = body === undefined ? text : JSON.stringify(body)
      const type = body === undefined ? {} : { 'Content-Type': 'application/json' }
      const askedMs = performance.now()
      const fail = (cause: NodeJS.ErrnoException) =>
        reject(new NoAnswer(cause.code === 'ECONNREFUSED' ? 'refused' : 'cut', cause))
      const options = {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent,
        headers: { ...own, ...type, ...headers },
      }
      const asking = request(options, (response) => {
        let received = ''
        response.setEncoding('utf8').on('data', (chunk: string) => {
          received += chunk
        })
        response.on('error', fail)
        response.on('end', () => {
          const ms = performance.now() - askedMs
          resolve({ status: response.statusCode ?? 0, body: received, ms })
        })
      })
      asking.on('error', fail)
      asking.setTimeout(patienceMs, () => asking.destroy(new Error(`No answer within ${patienceMs} ms`)))
      asking.end(sent)
    })
  return { ask, close: () => agent.destroy() }
}

export type Client = ReturnType<typeof createClient>

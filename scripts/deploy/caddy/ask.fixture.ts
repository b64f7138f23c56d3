import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'

export interface Asked {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Answered {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
}

/** Asks `https://localhost:port` by one connection per request, or those of `agent`; any certificate is accepted. */
export const ask = (
  port: number,
  { method = 'GET', path, headers = {}, body }: Asked,
  agent: Agent | false = false,
) =>
  new Promise<Answered>((resolve, reject) => {
    const options = { host: '127.0.0.1', servername: 'localhost', port, path, method, agent }
    const sent = request(
      { ...options, rejectUnauthorized: false, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        const { statusCode = 0 } = response
        text(response).then(
          (received) => resolve({ status: statusCode, headers: response.headers, body: received }),
          reject,
        )
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })

/** Connections that are kept, as browsers do. */
export const keptConnections = () => new Agent({ keepAlive: true, maxSockets: 6, rejectUnauthorized: false })

import http from 'node:http'
import https from 'node:https'
import { assertReachable, type Reach, reachableLookup } from './reachable.ts'

interface Post {
  url: URL
  headers: Record<string, string>
  body: string | Buffer
  /** Aborts the attempt. */
  signal: AbortSignal
}

/**
 * Posts a body to another party's server and returns the status. It follows no redirect, reads only the status, and
 * closes the connection. Rejects if there is no answer.
 */
export const post = ({ url, headers, body, signal }: Post, reach: Reach): Promise<number> =>
  new Promise((resolve, reject) => {
    assertReachable(url.hostname, reach)
    const { request } = url.protocol === 'https:' ? https : http
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      lookup: reachableLookup(reach),
      // no reused connection and no proxy
      agent: false,
      signal,
    })
    sending.on('error', reject)
    sending.on('response', (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    sending.end(body)
  })

/** The server answered with a status that is not a success. */
export class NotTaken extends Error {
  readonly code: string
  constructor(status: number) {
    super(`The server answered ${status}`)
    this.code = `http_${status}`
  }
}

/**
 * Code of a failed post, such as `timeout`, `ECONNREFUSED` or `http_503`. Never a text: those of servers and resolvers
 * may contain anything.
 */
export const postFailure = (cause: unknown): string => {
  const { name, code } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : {}
  return name === 'AbortError' ? 'timeout' : (code ?? 'unknown')
}

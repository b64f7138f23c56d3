import http from 'node:http'
import https from 'node:https'
import type { DeliveryFailure } from '../outbox/worker.ts'
import { assertReachable, type Reach, reachableLookup } from './reachable.ts'

interface Post {
  url: URL
  headers: Record<string, string>
  body: string | Buffer
  /** Ends the attempt. */
  signal: AbortSignal
}

/**
 * Sends one body to a server of somebody else, and answers the status. No redirect is followed, nothing of the answer
 * but its status is read, and the connection ends with it. Rejects where there is no answer.
 */
export const post = ({ url, headers, body, signal }: Post, reach: Reach): Promise<number> =>
  new Promise((resolve, reject) => {
    assertReachable(url.hostname, reach)
    const { request } = url.protocol === 'https:' ? https : http
    const sending = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
      lookup: reachableLookup(reach),
      // no connection of before, and no proxy
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

/** The server answered that it did not take what was sent. */
export class NotTaken extends Error {
  readonly code: string
  constructor(status: number) {
    super(`The server answered ${status}`)
    this.code = `http_${status}`
  }
}

/** A code alone: what servers and resolvers say may hold anything. Another server may well take its own. */
export const toPostFailure = (cause: unknown): DeliveryFailure => {
  const { name, code } = cause instanceof Error ? (cause as NodeJS.ErrnoException) : {}
  return { reason: name === 'AbortError' ? 'timeout' : (code ?? 'unknown'), isServerDown: false }
}

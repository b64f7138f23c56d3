import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isLoopbackHost } from '../loopback.ts'

/** Paths that monitors request under the address of the machine. */
const forWatchers = /^\/api\/(health|metrics)([/?]|$)/

/**
 * Refuses requests with two Host headers (400), since a proxy may have used the other one, and those for a host that
 * is not in `hosts` (421): links in an answer are made from the host and would lead elsewhere. Without `hosts` every
 * name is accepted.
 */
export const refuseHost = (
  handle: RequestListener,
  hosts: readonly string[] | undefined,
): RequestListener => {
  const known = hosts && new Set(hosts)
  return (request, response) => {
    if (countHosts(request) > 1) return end(response, 400, 'A request names one host.')
    const host = (request.headers.host ?? '').toLowerCase()
    const isKnown = known === undefined || known.has(host) || isLoopbackHost(host)
    if (!isKnown && !forWatchers.test(request.url ?? '')) {
      return end(response, 421, 'This site has another name.')
    }
    handle(request, response)
  }
}

/** Node keeps only the first Host header, but all of them in `rawHeaders`: names and values in turn. */
const countHosts = ({ rawHeaders }: IncomingMessage) => {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

const end = (response: ServerResponse, status: number, text: string) => {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    // the rest of the request is not read
    Connection: 'close',
  })
  response.end(text)
}

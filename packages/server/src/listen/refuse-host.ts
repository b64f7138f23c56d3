import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isLoopbackHost } from '../loopback.ts'

/** Asked by monitors under the address of the machine. */
const forWatchers = /^\/api\/(health|metrics)([/?]|$)/

/**
 * Refuses requests that name two hosts (400), of which a proxy may have believed the other one, and those for a host that
 * is none of `hosts` (421): what is made of the name in an answer would lead elsewhere. Without `hosts` every name is fine.
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

/** Node keeps the first and forgets the others, but for the list of what came. */
const countHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === 'host').length

const end = (response: ServerResponse, status: number, text: string) => {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    // what is left of the request is not read
    Connection: 'close',
  })
  response.end(text)
}

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { isLoopbackHost } from '../loopback.ts'

/** Paths that monitors request under the address of the machine. */
const forWatchers = /^\/api\/(health|metrics)([/?]|$)/

/** A request for another host than the site's. */
export interface OtherHost {
  expected: readonly string[]
  /** In lower case, cut to the longest possible name. */
  came: string
}

const longestName = 255

/** Most names reported by a process: a visitor can make up any number. */
const mostTold = 10

/**
 * Refuses requests with two Host headers (400), since a proxy may have used the other one, and those for a host that
 * is not in `hosts` (421): links in an answer are made from the host and would lead elsewhere. Without `hosts` every
 * name is accepted. Each other name is told once: behind a proxy that leaves the port out, nobody gets in.
 */
export const refuseHost = (
  handle: RequestListener,
  hosts: readonly string[] | undefined,
  onOtherHost: (other: OtherHost) => void = () => {},
): RequestListener => {
  const known = hosts && new Set(hosts)
  const told = new Set<string>()
  const tell = (host: string) => {
    const came = host.slice(0, longestName)
    if (told.has(came) || told.size >= mostTold) return
    told.add(came)
    onOtherHost({ expected: hosts ?? [], came })
  }
  return (request, response) => {
    if (countHosts(request) > 1) return end(response, 400, 'A request names one host.')
    const host = (request.headers.host ?? '').toLowerCase()
    const isKnown = known === undefined || known.has(host) || isLoopbackHost(host)
    if (!isKnown && !forWatchers.test(request.url ?? '')) {
      tell(host)
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

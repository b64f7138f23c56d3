import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { ask } from './ask.ts'
import { type Finding, report } from './finding.ts'

/** Whether the program that has the port is Caddy before our site. */
const isOurs = async (scheme: 'http' | 'https', port: number, name: string) => {
  if (scheme === 'http') {
    const answer = await ask('http', '127.0.0.1', port, name, '/')
    return answer?.location?.startsWith(`https://${name}`) === true
  }
  const answer = await ask('https', '127.0.0.1', port, name, '/api/health/live')
  return answer?.status === 200 && answer.body.startsWith('{')
}

const listenOn = (server: Server, port: number, host: string) =>
  new Promise<string | undefined>((resolve) => {
    server.once('error', (cause: NodeJS.ErrnoException) => resolve(cause.code ?? 'EIO'))
    server.listen({ port, host, exclusive: true }, () => resolve(undefined))
  })

/** A server that says `word` on a port of all addresses; or the code of why not. */
const openPort = async (port: number, word: string) => {
  const server = createServer((_, response) => response.end(word))
  // a machine without IPv6 has no '::'
  const failed = await listenOn(server, port, '::')
  const code =
    failed === 'EAFNOSUPPORT' || failed === 'EADDRNOTAVAIL' ? await listenOn(server, port, '0.0.0.0') : failed
  return code === undefined ? server : code
}

interface Options {
  name: string
  /** Addresses that DNS gives for the name. */
  addresses: readonly string[]
  http: number
  https: number
}

const checkPort = async (
  scheme: 'http' | 'https',
  port: number,
  { name, addresses }: Options,
): Promise<Finding[]> => {
  const problem = report('ports', 'problem')
  const word = randomUUID()
  const opened = await openPort(port, word)
  if (opened === 'EADDRINUSE') {
    if (await isOurs(scheme, port, name)) return [report('ports', 'ok')(`Port ${port} is that of this site.`)]
    return [
      problem(
        `Port ${port} is taken: stop the program that 'ss -ltnp sport = :${port}' names, or take others: npm run deploy -- init --ports 8080,8443`,
      ),
    ]
  }
  if (opened === 'EACCES') {
    return [problem(`Port ${port} is for root: run this as root, with sudo.`)]
  }
  if (typeof opened === 'string')
    return [problem(`Port ${port} cannot be opened (${opened}): look at 'ip address'.`)]
  const { port: actual } = opened.address() as AddressInfo
  const silent: string[] = []
  for (const address of addresses) {
    const answer = await ask('http', address, actual, name, '/')
    if (answer?.body !== word) silent.push(isIPv6(address) ? `[${address}]` : address)
  }
  await new Promise((resolve) => opened.close(resolve))
  if (silent.length > 0) {
    const from = `Port ${port} is free, and not reached at ${silent.join(', ')}`
    return [
      report('ports', 'warning')(`${from}: open it in the firewall of the machine and of its provider.`),
    ]
  }
  const reached = addresses.length > 0 ? ', and reached by the name' : ''
  return [report('ports', 'ok')(`Port ${port} is free${reached}.`)]
}

/**
 * Whether the ports are free or ours, and whether the name leads to them. Seen from this machine: a firewall of the
 * provider may still be in the way.
 */
export const checkPorts = async (options: Options): Promise<Finding[]> => {
  const http = await checkPort('http', options.http, options)
  return [...http, ...(await checkPort('https', options.https, options))]
}

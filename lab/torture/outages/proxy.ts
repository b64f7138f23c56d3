import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A reverse proxy in front of site and API, which run in separate processes; `portOf` chooses by path. */
export const openProxy = async (portOf: (path: string) => number) => {
  const server = createServer((asked, answer) => {
    const { url: path = '/', method, headers } = asked
    const passedOn = request({ host: '127.0.0.1', port: portOf(path), path, method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    passedOn.on('error', () => {
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end('Bad Gateway')
    })
    asked.pipe(passedOn)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

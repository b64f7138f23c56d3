import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerParent } from '../processes/answer-parent.ts'

export interface Recorded {
  headers: Record<string, string>
  /** Encoded in base64. */
  body: string
}

// The least that Node can do: no routing, no log, the same head and body for every request.
let headers: Record<string, string> = {}
let body = Buffer.alloc(0)
const server = createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () =>
  answerParent(
    {
      answerWith: (recorded: Recorded) => {
        headers = recorded.headers
        body = Buffer.from(recorded.body, 'base64')
      },
    },
    { port: (server.address() as AddressInfo).port },
  ),
)

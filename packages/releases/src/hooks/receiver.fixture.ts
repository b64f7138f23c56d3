import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { whenDone } from '@calm-rest/testing'

export interface ReceivedPost {
  path: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

type Answer = (response: ServerResponse) => void

export const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end()

/** A receiver of hooks on the loopback interface, ended with the test. */
export const startReceiver = async (port = 0) => {
  const received: ReceivedPost[] = []
  let answer: Answer = status(204)
  const server = createServer(async (request, response) => {
    const { url: path, headers } = request
    received.push({ path, headers, body: await text(request) })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  whenDone(stop)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    stop,
    answersWith: (next: Answer) => {
      answer = next
    },
  }
}

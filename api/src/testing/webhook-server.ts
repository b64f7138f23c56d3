import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

export interface ReceivedWebhook {
  path: string | undefined
  method: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

type Answer = (response: ServerResponse, webhook: ReceivedWebhook) => void

/** Answers with a status only. */
export const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end()

/** A partner's own server on the loopback interface, ended with the test. */
export const startWebhookServer = async () => {
  const received: ReceivedWebhook[] = []
  let answer: Answer = status(204)
  const server = createServer(async (request, response) => {
    const { url: path, method, headers } = request
    const webhook = { path, method, headers, body: await text(request) }
    received.push(webhook)
    answer(response, webhook)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notices`,
    received,
    /** Number of open connections. */
    connections: () =>
      new Promise<number>((resolve, reject) =>
        server.getConnections((cause, count) => (cause ? reject(cause) : resolve(count))),
      ),
    answersWith: (next: Answer) => {
      answer = next
    },
  }
}

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** One call as the API got it. */
export interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: unknown
}

export interface Answer {
  status?: number
  /** Sent as JSON; a text as a page. */
  body?: unknown
}

/** An API on loopback that gives these answers in turn, the last one again and again; without any it stays silent. */
export const startApi = async (...answers: Answer[]) => {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const text = (await request.setEncoding('utf8').toArray()).join('')
    received.push({ method, url, headers, body: text ? JSON.parse(text) : undefined })
    const answer = answers[Math.min(received.length, answers.length) - 1]
    if (!answer) return
    const { status = 200, body = {} } = answer
    const [type, content] =
      typeof body === 'string' ? ['text/html', body] : ['application/json', JSON.stringify(body)]
    response.writeHead(status, { 'Content-Type': type }).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

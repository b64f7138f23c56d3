import { connect } from 'node:net'
import { listen } from '@calm-rest/server'
import { onTestFinished } from 'vitest'
import type { TestApi } from './test-api.ts'

/** Serves the API over real HTTP until the test ends. Returns its port. */
export const serve = async (api: TestApi): Promise<number> => {
  const server = await listen({ fetch: api.app.fetch, port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.stop(0))
  return server.port
}

/** Sends a raw request line and headers, as no HTTP client would. Returns status and body. */
export const sendRaw = (port: number, line: string, headers: string[] = [], body = '') =>
  new Promise<{ status: number; body: string }>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
      // closes only then: a server that closes before it has read everything may lose its answer
      if (isWhole(answer)) socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      const [head = '', text = ''] = answer.split('\r\n\r\n')
      resolve({ status: Number(head.split(' ')[1]), body: text })
    })
    socket.write([`${line} HTTP/1.1`, 'Host: localhost', ...headers, '', body].join('\r\n'))
  })

const isWhole = (answer: string) => {
  const at = answer.indexOf('\r\n\r\n')
  if (at < 0) return false
  const length = /^content-length: (\d+)/im.exec(answer.slice(0, at))?.[1]
  return length === undefined ? answer.endsWith('0\r\n\r\n') : answer.length - at - 4 >= Number(length)
}

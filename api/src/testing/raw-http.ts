import { connect } from 'node:net'
import { listen } from '@calm-rest/server'
import { onTestFinished } from 'vitest'
import type { TestApi } from './test-api.ts'

/** The API over real HTTP, until the test ends; answers its port. */
export const serve = async (api: TestApi): Promise<number> => {
  const server = await listen({ fetch: api.app.fetch, port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.stop(0))
  return server.port
}

/** Sends a request line and headers as they are, which no HTTP client would; answers status and body. */
export const sendRaw = (port: number, line: string, headers: string[] = [], body = '') =>
  new Promise<{ status: number; body: string }>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
      // hangs up only then: a server that closes before it has read all may take its answer back
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

import { connect } from 'node:net'
import { listen } from '@calm-rest/server'
import { expect, it, onTestFinished } from 'vitest'
import { aSite } from './site.fixture.ts'

const form = 'application/x-www-form-urlencoded'

it.each([
  ['/contact', form, 'Content-Length: 1000', 'fullName=A'],
  ['/contact', form, 'Transfer-Encoding: chunked', 'a\r\nfullName=A\r\n'],
  ['/release-reports', 'application/json', 'Transfer-Encoding: chunked', '9\r\n{"view":"\r\n'],
])('a body that is cut off is a bad request: %s, %s, %s', async (path, type, length, body) => {
  const statuses: number[] = []
  const { fetch } = aSite({ onAnswer: ({ status }) => statuses.push(status) })
  const server = await listen({ fetch, port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.stop(0))
  const socket = connect(server.port, '127.0.0.1')
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, length]
  socket.write([...head, '', body].join('\r\n'), () => socket.destroy())
  await expect.poll(() => statuses).toEqual([400])
})

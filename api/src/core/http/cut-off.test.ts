import { connect } from 'node:net'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { serve } from '../../testing/raw-http.ts'
import { openTestApi } from '../../testing/test-api.ts'

it.each([
  ['of a length that was said', 'Content-Length: 1000', '{"fullName":"A'],
  ['in chunks', 'Transfer-Encoding: chunked', 'e\r\n{"fullName":"A\r\n'],
])('a body %s that is cut off is a bad request, not an internal error', async (_, length, body) => {
  const lines: Record<string, unknown>[] = []
  const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) })
  const port = await serve(await openTestApi({ logger }))
  const socket = connect(port, '127.0.0.1')
  const head = ['POST /api/messages HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', length]
  socket.write([...head, '', body].join('\r\n'), () => socket.destroy())
  await expect
    .poll(() => lines.find(({ msg }) => msg === 'request'))
    .toMatchObject({ route: '/api/messages', status: 400, code: 'invalid_json' })
  expect(lines.filter(({ msg }) => msg === 'failed')).toEqual([])
})

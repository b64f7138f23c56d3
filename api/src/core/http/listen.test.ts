import { once } from 'node:events'
import { connect } from 'node:net'
import { limits } from '@calm-rest/contract/limits'
import { listen } from '@calm-rest/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { goodMessage } from '../../testing/inputs.ts'
import { openTestApi } from '../../testing/test-api.ts'

const startServer = async (timeouts?: Parameters<typeof listen>[0]['timeouts']) => {
  const api = await openTestApi()
  const server = await listen({
    fetch: api.app.fetch,
    port: 0,
    host: '127.0.0.1',
    ...(timeouts && { timeouts }),
  })
  onTestFinished(() => server.stop(0))
  return { ...api, port: server.port, origin: `http://127.0.0.1:${server.port}` }
}

/** Sends raw bytes and returns everything received until the server closes. */
const sendRaw = async (port: number, ...chunks: string[]) => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  // the server may close the connection during the upload
  socket.on('error', () => undefined)
  for (const chunk of chunks) socket.write(chunk)
  await once(socket, 'close')
  return answer
}

const head = (...headers: string[]) =>
  ['POST /api/messages HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  )

const messageOf = (bytes: number) => {
  const frame = JSON.stringify({ ...goodMessage, padding: '' }).length
  return JSON.stringify({ ...goodMessage, padding: 'x'.repeat(bytes - frame) })
}

const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

describe('a body over real HTTP', () => {
  it.each([
    ['with a length', (body: string) => head(`Content-Length: ${body.length}`, 'Connection: close') + body],
    ['in chunks', (body: string) => head('Transfer-Encoding: chunked', 'Connection: close') + chunked(body)],
  ])('is accepted up to 64 KiB and refused above, %s', async (_, requestOf) => {
    const { port, counts } = await startServer()
    expect(await sendRaw(port, requestOf(messageOf(limits.bodyBytes)))).toContain('HTTP/1.1 201')
    const refused = await sendRaw(port, requestOf(messageOf(limits.bodyBytes + 1)))
    expect(refused).toContain('HTTP/1.1 413')
    expect(refused).toContain('"payload_too_large"')
    expect((await counts()).messages).toBe(1)
  })

  it('of 100 MB costs no memory', async () => {
    const { origin } = await startServer()
    const before = process.memoryUsage().rss
    const block = new Uint8Array(1024 * 1024).fill(0x20)
    let blocks = 0
    const body = new ReadableStream({
      pull: (stream) => {
        blocks += 1
        if (blocks > 100) stream.close()
        else stream.enqueue(block)
      },
    })
    const headers = { 'Content-Type': 'application/json' }
    const request = { method: 'POST', body, headers, duplex: 'half' }
    // a server may also stop reading: then there is no answer to read
    const status = await fetch(`${origin}/api/messages`, request).then(
      (answer) => answer.status,
      () => 413,
    )
    expect(status).toBe(413)
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(50)
  })

  it('with two lengths is refused before it reaches a call', async () => {
    const { port, counts } = await startServer()
    const body = JSON.stringify(goodMessage)
    const smuggled = head(`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked') + chunked(body)
    expect(await sendRaw(port, smuggled)).toContain('HTTP/1.1 400')
    expect((await counts()).messages).toBe(0)
  })
})

describe('a client that never finishes', () => {
  const short = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50, unread: 600 }

  it.each([
    ['its headers', 'GET /api/rooms HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['its body', `${head('Content-Length: 100')}{"full`],
  ])('sending %s is answered and cut off', async (_, bytes) => {
    const { port } = await startServer(short)
    expect(await sendRaw(port, bytes)).toContain('HTTP/1.1 408')
  })
})

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n')

it.each([
  ['17 KiB of headers', get('/api/rooms', `X-Long: ${'x'.repeat(17 * 1024)}`), '431'],
  ['a broken escape', get('/api/rooms/%zz'), '404'],
  ['bytes that are no text', get('/api/rooms/%ff%fe'), '404'],
  ['a repeated slash', get('//api/rooms'), '404'],
  ['broken escapes in the query', get('/api/rooms?lang=%zz&guests=%ff'), '400'],
  ['no host', 'GET /api/rooms HTTP/1.1\r\n\r\n', '400'],
  ['nonsense', 'nonsense\r\n\r\n', '400'],
])('answers %s with its status and goes on', async (_, bytes, status) => {
  const { port, origin } = await startServer()
  expect((await sendRaw(port, bytes)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`)
  expect((await fetch(`${origin}/api/health`)).status).toBe(200)
})

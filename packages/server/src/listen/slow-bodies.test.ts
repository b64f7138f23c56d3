import { connect } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { expect, it, onTestFinished } from 'vitest'
import { allowSlowBody } from './cut-slow-bodies.ts'
import { listen } from './listen.ts'

/** Milliseconds for a stranger's body: long beside the quick sender's 50, also on a busy machine. */
const requestMs = 500

/** A server that allows slow bodies below /allowed, and answers with the bytes that it got. */
const startServer = async (slowBody = { totalMs: 60_000, bytesPerSecond: 10 }) => {
  const server = await listen({
    port: 0,
    host: '127.0.0.1',
    timeouts: {
      headersTimeout: 5_000,
      requestTimeout: requestMs,
      connectionsCheckingInterval: 20,
      unread: 10_000,
      slowBody,
    },
    fetch: async (request, env) => {
      const { incoming } = env as HttpBindings
      if (new URL(request.url).pathname === '/allowed') allowSlowBody(incoming)
      const body = await request.text().catch(() => '')
      return new Response(`got ${body.length}`)
    },
  })
  onTestFinished(() => server.stop(0))
  /** Sends `count` parts of ten bytes, one every 50 ms, and returns the answer; '' if the connection was closed. */
  return async (path: string, count: number, length = count * 10) => {
    const socket = connect(server.port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    let heard = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text
      if (/\r\n\r\n.*$/s.test(heard) && heard.includes('got')) socket.end()
    })
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`)
    let sent = 0
    const drip = setInterval(() => {
      if (sent++ < count) socket.write('x'.repeat(10))
      else clearInterval(drip)
    }, 50)
    // once of node:events would reject on an error, and a cut connection may be reset
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(drip)
    return heard
  }
}

it('ends a body that does not come in time with 408, and lets one go on whose sender is known', async () => {
  const send = await startServer()
  const [stranger, known, quick] = await Promise.all([send('/', 20), send('/allowed', 20), send('/', 1)])
  expect(stranger).toBe('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  expect(known).toMatch(/got 200$/)
  expect(quick).toMatch(/got 10$/)
})

it('ends a body of a known sender that stands still, or takes too long in all', async () => {
  const standing = await startServer({ totalMs: 60_000, bytesPerSecond: 1_000 })
  const endless = await startServer({ totalMs: 700, bytesPerSecond: 1 })
  const ended = await Promise.all([standing('/allowed', 1, 1000), endless('/allowed', 20, 1000)])
  for (const heard of ended) expect(heard).toContain('408')
})

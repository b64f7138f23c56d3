import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from '@calm-rest/server'
import { expect, it, onTestFinished } from 'vitest'
import { drawPhoto } from '../../testing/photos.ts'
import { openTestStaff } from '../../testing/staff.ts'

/** A fiftieth of the server's own; the pace leaves room for a busy machine. */
const timeouts = {
  headersTimeout: 200,
  requestTimeout: 300,
  connectionsCheckingInterval: 20,
  unread: 5000,
  slowBody: { totalMs: 60_000, bytesPerSecond: 10_000 },
}

const open = async (slowBody = timeouts.slowBody) => {
  const { api, headers } = await openTestStaff('owner')
  const server = await listen({
    fetch: api.app.fetch,
    port: 0,
    host: '127.0.0.1',
    timeouts: { ...timeouts, slowBody },
  })
  onTestFinished(() => server.stop(0))
  /** Sends a body of declared length in parts at a pace. Returns the status line. */
  const send = async (path: string, body: Buffer, given: Record<string, string>, partBytes: number) => {
    const socket = connect(server.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
      // the answer has arrived: nothing more is sent
      socket.end()
    })
    // the server may close the connection during the upload
    socket.on('error', () => {})
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const lines = Object.entries({ ...given, 'Content-Length': String(body.length), Connection: 'close' })
    socket.write(
      [`POST ${path} HTTP/1.1`, 'Host: x', ...lines.map((line) => line.join(': ')), '', ''].join('\r\n'),
    )
    for (let at = 0; at < body.length && socket.writable; at += partBytes) {
      socket.write(body.subarray(at, at + partBytes))
      await sleep(50)
    }
    await closed
    return answer.split('\r\n')[0] ?? ''
  }
  const photograph = { ...headers, 'Content-Type': 'image/jpeg' }
  return { api, send, photograph }
}

const path = '/api/staff/photographs/coral-suite'

/** Data in transit when the server closed the connection may lose the end of the answer. */
const timedOut = ['HTTP/1.1 408 Request Timeout', '']

/** A photograph of 0.2 MB. */
const aPhoto = async () => Buffer.concat([await drawPhoto(800, 200).jpeg().toBuffer()], 200_000)

it('a photograph on a slow connection arrives, although it takes four times as long as a request may', async () => {
  const { send, photograph } = await open()
  expect(await send(path, await aPhoto(), photograph, 8_000)).toBe('HTTP/1.1 201 Created')
})

it('an upload that nearly stops is aborted', async () => {
  const { send, photograph } = await open()
  expect(timedOut).toContain(await send(path, await aPhoto(), photograph, 50))
})

it('an upload that continues is aborted at the maximum time', async () => {
  const { send, photograph } = await open({ totalMs: 600, bytesPerSecond: 1 })
  expect(timedOut).toContain(await send(path, await aPhoto(), photograph, 4_000))
})

it('a stranger has no more time than before, on this route or another', async () => {
  const { api, send, photograph } = await open()
  const { Cookie: _, ...nobody } = photograph as Record<string, string>
  expect(await send(path, await aPhoto(), nobody, 8_000)).toMatch(/^(HTTP\/1\.1 401 Unauthorized)?$/)
  const json = { 'Content-Type': 'application/json' }
  const slow = await send('/api/messages', Buffer.alloc(20_000, 32), json, 500)
  expect(timedOut).toContain(slow)
  expect((await api.counts()).messages).toBe(0)
})

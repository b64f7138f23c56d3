import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './listen.ts'
import type { OtherHost } from './refuse-host.ts'

const startServer = async (hosts?: readonly string[]) => {
  const fetch = () => new Response('ours')
  const others: OtherHost[] = []
  const onOtherHost = (other: OtherHost) => others.push(other)
  const server = await listen({ port: 0, host: '127.0.0.1', fetch, onOtherHost, ...(hosts && { hosts }) })
  onTestFinished(() => server.stop(0))
  /** Returns the status line of the response. */
  const ask = async (path: string, ...named: string[]) => {
    const socket = connect(server.port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const lines = named.map((host) => `Host: ${host}\r\n`).join('')
    socket.write(`GET ${path} HTTP/1.1\r\n${lines}\r\n`)
    const [answer] = await once(socket, 'data')
    return String(answer).split('\r\n')[0]
  }
  return Object.assign(ask, { others })
}

const ok = 'HTTP/1.1 200 OK'

it('responds under its own name, in any spelling, and refuses any other', async () => {
  const ask = await startServer(['calmrest.example'])
  expect(await ask('/', 'calmrest.example')).toBe(ok)
  expect(await ask('/', 'CalmRest.Example')).toBe(ok)
  expect(await ask('/', 'localhost:3000')).toBe(ok)
  for (const host of [
    'evil.example',
    'calmrest.example.evil.example',
    'calmrest.example:81',
    'localhost.evil.example',
    '',
  ]) {
    expect(await ask('/', host)).toBe('HTTP/1.1 421 Misdirected Request')
  }
})

it('responds to monitors by the address of the machine', async () => {
  const ask = await startServer(['calmrest.example'])
  for (const path of ['/api/health', '/api/health/ready', '/api/metrics'])
    expect(await ask(path, '10.0.0.7')).toBe(ok)
})

it('responds under every name if none is configured', async () => {
  const ask = await startServer()
  expect(await ask('/', 'anything.example')).toBe(ok)
})

it('refuses a request that names two hosts', async () => {
  const ask = await startServer(['calmrest.example'])
  expect(await ask('/', 'calmrest.example', 'evil.example')).toBe('HTTP/1.1 400 Bad Request')
})

it('reports once which host was expected and which came, as from a proxy that leaves the port out', async () => {
  const ask = await startServer(['calmrest.example:8443'])
  for (let i = 0; i < 3; i += 1) await ask('/', 'CalmRest.example')
  await ask('/', 'calmrest.example:8443')
  await ask('/api/health', '10.0.0.7')
  expect(ask.others).toEqual([{ expected: ['calmrest.example:8443'], came: 'calmrest.example' }])
})

it('limits the names in the log', async () => {
  const ask = await startServer(['calmrest.example'])
  for (let i = 0; i < 30; i += 1) await ask('/', `${i}${'x'.repeat(300)}.example`)
  expect(ask.others).toHaveLength(10)
  expect(ask.others[0]?.came).toHaveLength(255)
})

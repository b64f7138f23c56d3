import { text } from 'node:stream/consumers'
import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import type { BackendFailed } from './backend-failed.ts'
import { createBackends } from './create-backends.ts'
import { aTeamServer } from './team-server.fixture.ts'

const open = (origin: string) => {
  let nowMs = 0
  const backends = createBackends({ reach: { loopback: true }, report: () => {}, now: () => nowMs })
  whenDone(backends.close)
  const target = {
    remote: 'mf-spa',
    name: 'orders',
    origin,
    timeoutMs: 100,
    totalMs: 1000,
    requestBytes: 1000,
    responseBytes: 1000,
    requestsPerMinute: 10_000,
  }
  /** The answer to a guest, or the code of its failure. */
  const ask = async (path: string, guest: string) => {
    try {
      const call = { method: 'GET', path, headers: {} }
      return await text((await backends.request(target, call, guest)).body)
    } catch (cause) {
      return (cause as BackendFailed).code
    }
  }
  const threeTimes = async (path: string, guest: string) => {
    for (let at = 0; at < 3; at += 1) await ask(path, guest)
  }
  const pass = (ms: number) => {
    nowMs += ms
  }
  return { ask, threeTimes, pass }
}

/** Addresses by which a stranger makes a working backend fail. */
const badAddresses = ['/redirects', '/too-large', '/late', '/breaks', '/999']

const aMixedServer = () =>
  aTeamServer((request, response) => {
    if (request.url === '/late') return
    if (request.url === '/breaks') return void request.socket.destroy()
    if (request.url === '/redirects') response.writeHead(302, { Location: '/elsewhere' })
    if (request.url === '/too-large') response.writeHead(200, { 'Content-Length': '1001' })
    if (request.url === '/999') response.writeHead(999)
    response.end('ok')
  })

it('is stopped by no stranger for other guests, whatever address fails', async () => {
  const { ask, threeTimes } = open((await aMixedServer()).origin)
  for (const path of badAddresses) {
    await threeTimes(path, 'stranger')
    expect([path, await ask(path, 'stranger')]).toEqual([path, 'backend_unavailable'])
    expect([path, await ask('/', 'guest'), await ask('/', 'stranger')]).toEqual([path, 'ok', 'ok'])
  }
})

it('is asked once a second at an address that fails, until it answers there', async () => {
  let isBroken = true
  const team = await aTeamServer((request, response) => {
    if (isBroken) request.socket.destroy()
    else response.end('ok')
  })
  const { ask, threeTimes, pass } = open(team.origin)
  await threeTimes('/', 'guest')
  pass(1_001)
  expect([await ask('/', 'guest'), await ask('/', 'guest')]).toEqual([
    'backend_failed',
    'backend_unavailable',
  ])
  isBroken = false
  pass(1_001)
  expect([await ask('/', 'guest'), await ask('/', 'guest')]).toEqual(['ok', 'ok'])
})

it('is left in peace by everybody where nobody can connect', async () => {
  const { ask, threeTimes } = open('http://127.0.0.1:1')
  await threeTimes('/', 'guest')
  expect(await ask('/other', 'another')).toBe('backend_unavailable')
})

import { join } from 'node:path'
import { connect } from 'node:tls'
import { freePort, type Site, startSite } from '@calm-rest/testing'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { root } from '../../root.ts'
import { type Asked, ask, keptConnections } from './ask.fixture.ts'
import { runCaddy, startCaddy } from './start-caddy.fixture.ts'

let ports: [number, number]
let dataDir: string
let sites: Site[]
let caddy: Awaited<ReturnType<typeof startCaddy>>

/** A slot as compose runs it: production, behind a trusted proxy. */
const startSlot = async (slot: 0 | 1) => {
  const env = {
    PORT: String(ports[slot]),
    NODE_ENV: 'production',
    PUBLIC_URL: `https://localhost:${caddy.https}`,
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_TOKEN: 'x'.repeat(40),
    MESSAGES_PER_DAY: '10000',
    DRAIN_SECONDS: '3',
  }
  const script = join(root, 'site/src/serve.ts')
  return startSite({ isAlone: true, script, env, ...(dataDir && { dataDir }) })
}

beforeAll(async () => {
  const first = await freePort({ run: 2 })
  ports = [first, first + 1]
  caddy = await startCaddy({ slots: ports })
  const a = await startSlot(0)
  dataDir = a.dataDir
  sites = [a, await startSlot(1)]
  await untilReady()
})

const untilReady = () =>
  vi.waitUntil(async () => (await statusOf('/api/health/ready')) === 200, { timeout: 20_000, interval: 100 })

const page = (asked: Asked) => ask(caddy.https, asked)
const statusOf = async (path: string) => (await page({ path })).status

describe('what goes through', () => {
  it('a page, compressed by the site, with the headers of the site once', async () => {
    const { status, headers } = await page({ path: '/', headers: { 'Accept-Encoding': 'br' } })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'alt-svc': expect.stringContaining(`h3=":${caddy.https}"`),
    })
    expect(headers.server).toBeUndefined()
    const plain = await page({ path: '/', headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  it('under the host that was asked, by TLS, whatever a visitor says of it', async () => {
    const headers = {
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-For': '8.8.8.8',
    }
    const { body } = await page({ path: '/rooms', headers })
    expect(body).toContain(`href="https://localhost:${caddy.https}/rooms"`)
    expect(body).not.toContain('evil.example')
  })

  it('an answer of the site to a refused upload, though it is not read whole', async () => {
    const upload = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: 'x'.repeat(200_000) }
    for (let i = 0; i < 10; i += 1) {
      expect((await page({ ...upload, path: '/api/staff/photographs/coral-suite' })).status).toBe(401)
    }
  })
})

describe('what is refused', () => {
  it.each(['/api/metrics', '/API//metrics', '/api/%6detrics', '/api/metrics/x', '/api/metrics?x'])(
    'figures as %s',
    async (path) => {
      const headers = { authorization: `Bearer ${'x'.repeat(40)}` }
      expect((await page({ path, headers })).status).toBe(404)
    },
  )

  it('another host', async () => {
    expect((await page({ path: '/', headers: { host: 'other.example' } })).status).toBe(421)
  })

  it('a large body: at once by its length, or as it comes', async () => {
    const headers = { 'content-length': '1500000', expect: '100-continue' }
    const declared = await page({ method: 'POST', path: '/api/messages', headers })
    expect(declared.status).toBe(413)
    const chunked = { 'transfer-encoding': 'chunked' }
    const body = 'x'.repeat(1_100_000)
    const streamed = await page({ method: 'POST', path: '/api/messages', headers: chunked, body })
    expect(streamed.status).toBe(413)
  })

  it('long headers', async () => {
    expect((await page({ path: '/', headers: { 'x-long': 'x'.repeat(30_000) } })).status).toBe(431)
  })

  it('a head that does not end within ten seconds', async () => {
    const startedMs = performance.now()
    const socket = connect({
      port: caddy.https,
      host: '127.0.0.1',
      servername: 'localhost',
      rejectUnauthorized: false,
    })
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    await new Promise((resolve) => socket.once('close', resolve).resume())
    expect(performance.now() - startedMs).toBeLessThan(15_000)
  })
})

it('leads from http to https', async () => {
  const { status, headers } = await fetch(`http://localhost:${caddy.http}/rooms`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([308, 'https://localhost/rooms'])
})

it('answers the health check of its container as the slots do', async () => {
  const { status } = await fetch(`http://127.0.0.1:${caddy.health}/api/health/ready`)
  expect(status).toBe(200)
})

const message = JSON.stringify({
  fullName: 'Amara Perera',
  email: 'amara@example.com',
  message: 'Is there a fan?',
})
const send: Asked = {
  method: 'POST',
  path: '/api/messages',
  // Caddy repeats what takes effect once, as bookings do
  headers: { 'content-type': 'application/json', 'idempotency-key': 'x' },
  body: message,
}
const reads: Asked[] = ['/', '/rooms', '/api/rooms', '/api/testimonials?limit=10'].map((path) => ({ path }))

it('loses no request as one slot goes, comes back, and the other goes', async () => {
  let isOver = false
  const statuses: Record<string, number> = {}
  const count = (what: string) => {
    statuses[what] = (statuses[what] ?? 0) + 1
  }
  const visit = async (number: number) => {
    const agent = keptConnections()
    for (let i = number; !isOver; i += 1) {
      // the limit of messages of one address is not what is tested
      const asked = i % 10 === 9 && (statuses['201'] ?? 0) < 150 ? send : (reads[i % reads.length] ?? send)
      await ask(caddy.https, asked, agent).then(
        ({ status, body }) =>
          count(status < 500 ? String(status) : `${status} ${asked.path} ${body.slice(0, 80)}`),
        (cause: Error) => count(cause.message),
      )
    }
    agent.destroy()
  }
  const visits = Array.from({ length: 8 }, (_, number) => visit(number))
  await sites[0]?.stop()
  sites[0] = await startSlot(0)
  await untilReady()
  await sites[1]?.stop()
  isOver = true
  await Promise.all(visits)
  expect(Object.keys(statuses).toSorted()).toEqual(['200', '201'])
  expect(statuses['201']).toBeGreaterThan(5)
  console.log(`answered ${JSON.stringify(statuses)}`)
})

it('says when no slot is there that the site starts, and writes no token of an address to its log', async () => {
  await Promise.all(sites.map((site) => site.stop()))
  const { status, headers, body } = await page({ path: '/account?token=palm%2Etree' })
  expect([status, headers['retry-after']]).toEqual([503, '10'])
  expect(body).toContain('The site is just starting.')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  // errors behind this port are logged with their address
  await fetch(`http://127.0.0.1:${caddy.health}/api/health/ready?token=palm%2Etree`)
  expect(caddy.log()).toContain('"uri":"/api/health/ready…"')
  expect(caddy.log()).not.toMatch(/palm|tree/)
})

it.each([
  { CADDY_HOSTS: 'calmrest.example', CADDY_TLS: 'you@calmrest.example' },
  { CADDY_HOSTS: 'calmrest.example, calmrest-files.example', CADDY_TLS: 'internal' },
])('is valid with %j', (variables) => {
  expect(runCaddy('validate', variables)).toMatchObject({ code: 0 })
  const { apps } = JSON.parse(runCaddy('adapt', variables).stdout) as { apps: { http: { servers: object } } }
  for (const host of variables.CADDY_HOSTS.split(', ')) {
    expect(JSON.stringify(apps.http.servers)).toContain(`"${host}"`)
  }
})

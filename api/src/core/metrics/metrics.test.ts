import { request } from 'node:http'
import { listen } from '@calm-rest/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { goodBooking, goodMessage } from '../../testing/inputs.ts'
import { openMailedApi } from '../../testing/mailed-api.ts'
import { joinAs } from '../../testing/members.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'
import { createMetrics } from './metrics.ts'

const serveOn = async (api: TestApi) => {
  const { app, answerDirectly } = api
  const server = await listen({ fetch: app.fetch, direct: answerDirectly, port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.stop(0))
  return server.port
}

interface MetricsRequest {
  port: number
  headers?: Record<string, string>
}

/** Asks over a socket, since only that shows where a request comes from. */
const ask = ({ port, headers = {} }: MetricsRequest) =>
  new Promise<{ status: number; type: string | undefined; text: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/api/metrics', headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'], text }),
      )
    })
      .on('error', reject)
      .end()
  })

const read = async (port: number) => {
  const { text } = await ask({ port })
  return (series: string) => {
    const line = text.split('\n').find((one) => one.startsWith(`${series} `))
    return line === undefined ? undefined : Number(line.slice(series.length + 1))
  }
}

it('is text that Prometheus reads: every line is a comment or a sample, every metric has help', async () => {
  const { status, type, text } = await ask({ port: await serveOn(await openTestApi()) })
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  const lines = text.trim().split('\n').filter(Boolean)
  const figure = /^([a-z][a-z\d_]*)(\{([a-z]+="[^"\\]*",?)+\})? (-?[\d.e+-]+|Nan|\+Inf)$/
  expect(lines.filter((line) => !line.startsWith('# ') && !figure.test(line))).toEqual([])
  const explained = new Set(lines.map((line) => /^# HELP (\S+) \S/.exec(line)?.[1]).filter(Boolean))
  const named = lines.map((line) => figure.exec(line)?.[1]?.replace(/_(bucket|sum|count)$/, ''))
  expect(named.filter((name) => name !== undefined && !explained.has(name))).toEqual([])
})

it('counts requests by route and status, including those from memory, and never by what was sent', async () => {
  const api = await openTestApi()
  const port = await serveOn(api)
  const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init)
  for (let i = 0; i < 3; i += 1) await get('/api/rooms')
  await get('/api/rooms/coral-suite')
  await get('/api/rooms/canary-room')
  await get('/canary-path?canary=1')
  await get('/api/canary', {
    method: 'PROPFIND',
    headers: { 'X-Composition': 'canary', 'User-Agent': 'canary' },
  })
  const value = await read(port)
  const requests = (labels: string) => value(`calm_rest_http_requests_total{server="api",${labels}}`)
  expect(requests('method="GET",route="/api/rooms",status="200"')).toBe(3)
  expect(requests('method="GET",route="/api/rooms/:id",status="200"')).toBe(1)
  expect(requests('method="GET",route="/api/rooms/:id",status="404"')).toBe(1)
  expect(requests('method="GET",route="none",status="404"')).toBe(1)
  expect(requests('method="other",route="none",status="404"')).toBe(1)
  expect(value('calm_rest_http_request_seconds_count{server="api",route="/api/rooms"}')).toBe(3)
  expect((await ask({ port })).text).not.toContain('canary')
})

it('counts durations in cumulative buckets', async () => {
  const metrics = createMetrics()
  onTestFinished(metrics.close)
  for (const seconds of [0.0004, 0.0005, 0.03, 12]) {
    metrics.request({ server: 'site', method: 'GET', route: '/', status: 200, seconds })
  }
  const lines = (await metrics.text()).split('\n')
  const bucket = (le: string) => `calm_rest_http_request_seconds_bucket{le="${le}",server="site",route="/"}`
  expect(lines).toEqual(
    expect.arrayContaining([
      `${bucket('0.0005')} 2`,
      `${bucket('0.025')} 2`,
      `${bucket('0.05')} 3`,
      `${bucket('10')} 3`,
      `${bucket('+Inf')} 4`,
      'calm_rest_http_request_seconds_sum{server="site",route="/"} 12.0309',
      'calm_rest_http_request_seconds_count{server="site",route="/"} 4',
    ]),
  )
  // reading twice counts nothing twice
  expect(await metrics.text()).toContain(
    'calm_rest_http_requests_total{server="site",method="GET",route="/",status="200"} 4\n',
  )
})

it('reports bookings, refusals and waiting mail', async () => {
  const api = await openTestApi()
  const port = await serveOn(api)
  await api.post('/api/bookings', goodBooking)
  await api.post('/api/bookings', goodBooking)
  await api.post('/api/bookings', { ...goodBooking, totalPrice: 1 })
  await api.post('/api/bookings', { ...goodBooking, guests: 0 })
  await api.post('/api/messages', goodMessage)
  const value = await read(port)
  const attempts = (outcome: string) => value(`calm_rest_booking_attempts_total{outcome="${outcome}"}`)
  expect(['booked', 'room_taken', 'price_changed', 'invalid_request'].map(attempts)).toEqual([1, 1, 1, 1])
  expect(value('calm_rest_bookings')).toBe(1)
  // two bookings, each with a mail to the guest and one to the property
  expect(value('calm_rest_outbox_waiting')).toBe(4)
  expect(value('calm_rest_outbox_oldest_seconds')).toBe(0)
})

it('reports sent mail', async () => {
  const api = await openMailedApi()
  const port = await serveOn(api)
  await api.post('/api/bookings', goodBooking)
  // a mail is counted after its row is marked
  await expect.poll(async () => (await read(port))('calm_rest_mails_total{outcome="sent"}')).toBe(2)
  expect((await read(port))('calm_rest_outbox_waiting')).toBe(0)
})

it('reports the process, the disk and the database', async () => {
  const value = await read(await serveOn(await openTestApi()))
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(10e6)
  expect(value('process_cpu_seconds_total')).toBeGreaterThan(0)
  expect(value('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  expect(value('calm_rest_database_bytes')).toBeGreaterThan(10_000)
  expect(value('calm_rest_disk_free_bytes')).toBeGreaterThan(0)
  // without scheduled backups the metric is missing rather than 0
  expect(value('calm_rest_backup_age_seconds')).toBeUndefined()
})

it.each([
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'Via',
  'X-Real-IP',
  'CF-Connecting-IP',
  'True-Client-IP',
])('does not exist for requests through a proxy on this machine: %s', async (name) => {
  const port = await serveOn(await openTestApi())
  const { status, text } = await ask({ port, headers: { [name]: '127.0.0.1' } })
  expect([status, JSON.parse(text).code]).toEqual([404, 'not_found'])
})

it.each(['calmrest.example', 'evil.example:3000', 'localhost.evil.example'])(
  'is not there under a name of the world, as a proxy or a rebound name brings it: %j',
  async (host) => {
    const port = await serveOn(await openTestApi())
    expect((await ask({ port, headers: { Host: host } })).status).not.toBe(200)
  },
)

it.each(['10.0.0.7', '192.168.1.4', '203.0.113.9', '::ffff:10.0.0.7', 'fe80::1', '2001:db8::1'])(
  'is not there for another machine, whatever it says: %s',
  async (remoteAddress) => {
    const { app } = await openTestApi()
    const from = (address: string, headers: Record<string, string>) =>
      app.request(
        '/api/metrics',
        { headers },
        {
          incoming: { socket: { remoteAddress: address }, headers } as never,
        },
      )
    expect((await from(remoteAddress, { host: 'localhost' })).status).toBe(404)
    expect((await from('::ffff:127.0.0.1', { host: 'localhost' })).status).toBe(200)
  },
)

it('does not exist for a page that is rendered within the process', async () => {
  expect((await (await openTestApi()).get('/api/metrics')).status).toBe(404)
})

it('exists under every name of the machine itself', async () => {
  const port = await serveOn(await openTestApi())
  for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
    expect((await ask({ port, headers: { Host: host } })).status).toBe(200)
  }
})

describe('with a token of its own', () => {
  const metricsToken = 'f1a5c0'.repeat(8)
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
  const throughProxy = { Host: 'calmrest.example', 'X-Forwarded-For': '203.0.113.9' }

  it('exists for every request with the token, from any address and through a proxy', async () => {
    const port = await serveOn(await openTestApi({ metricsToken }))
    const ways: Record<string, string>[] = [{}, throughProxy]
    for (const headers of ways) {
      const { status, text } = await ask({ port, headers: { ...headers, ...bearer(metricsToken) } })
      expect([status, text.includes('process_cpu_seconds_total')]).toEqual([200, true])
    }
  })

  it('does not exist for others, not for a program on this machine nor for a guest', async () => {
    const api = await openTestApi({ metricsToken })
    const port = await serveOn(api)
    const { token } = await joinAs(api)
    const wrong: Record<string, string>[] = [
      {},
      bearer(token),
      bearer(`${metricsToken}0`),
      { Authorization: metricsToken },
    ]
    for (const headers of wrong) {
      const { status, text } = await ask({ port, headers })
      expect([status, JSON.parse(text).code]).toEqual([401, 'unauthorized'])
    }
  })

  it('accepts that token nowhere else', async () => {
    const api = await openTestApi({ metricsToken })
    for (const path of ['/api/me', '/api/rooms']) {
      expect((await api.get(path, bearer(metricsToken))).status).toBe(401)
    }
  })
})

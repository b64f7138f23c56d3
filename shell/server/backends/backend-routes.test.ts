import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { createPreviews, openBackendsFile } from '@calm-rest/releases'
import { publishSmall } from '@calm-rest/releases/testing'
import { describe, expect, it } from 'vitest'
import { aSiteWithBackend, aTeamServer, codeOf } from './team-server.fixture.ts'

const bodyOf = async (parts: AsyncIterable<Buffer>) => {
  const all: Buffer[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all).toString()
}

describe('a request of a page', () => {
  it('R-mf-backend: reaches the server of its team with path, query, method and body, and brings its answer', async () => {
    const team = await aTeamServer(async (request, response) => {
      const { method, url } = request
      response.writeHead(201, { 'Content-Type': 'application/json', ETag: '"a"' })
      response.end(JSON.stringify({ method, url, body: await bodyOf(request) }))
    })
    const { ask } = aSiteWithBackend(team.origin)
    const answer = await ask('/seats/a%20b?day=1&day=2', { method: 'POST', body: '{"seat":4}' })
    expect([answer.status, answer.headers.get('etag')]).toEqual([201, '"a"'])
    expect(await answer.json()).toEqual({
      method: 'POST',
      url: '/seats/a%20b?day=1&day=2',
      body: '{"seat":4}',
    })
  })

  it('streams both ways: each part arrives before the next is sent', async () => {
    const team = await aTeamServer((request, response) => {
      response.flushHeaders()
      request.on('data', (part) => response.write(`heard ${part}`)).on('end', () => response.end())
    })
    const { ask } = aSiteWithBackend(team.origin)
    const sending = new TransformStream<Uint8Array, Uint8Array>()
    const writer = sending.writable.getWriter()
    const asked = ask('/', { method: 'POST', body: sending.readable })
    void writer.write(Buffer.from('one'))
    const reader = (await asked).body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('heard one')
    void writer.write(Buffer.from('two'))
    expect((await reader?.read())?.value).toBe('heard two')
    await writer.close()
    expect((await reader?.read())?.done).toBe(true)
  })

  it('passes on a trace and no more of the guest than what describes the answer', async () => {
    const team = await aTeamServer()
    const { ask } = aSiteWithBackend(team.origin)
    const trace = {
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      'X-Request-Id': 'r1',
    }
    await ask('/', {
      headers: {
        ...trace,
        Accept: 'application/json',
        Cookie: 'refresh=secret',
        Authorization: 'Bearer secret',
        'X-Forwarded-For': '9.9.9.9',
        Referer: 'http://localhost/profile',
        'X-Own': 'x',
      },
    })
    const { host, connection, ...headers } = team.asked[0]?.headers ?? {}
    expect(headers).toEqual({
      accept: 'application/json',
      traceparent: trace.traceparent,
      'x-request-id': 'r1',
      'x-release': '/releases/mf-spa/1.0.0/',
    })
  })
})

describe('a path', () => {
  it.each([
    ['of two slashes', '//evil.example/', '400 invalid_backend_request'],
    ['of a turned slash', '/\\evil.example/', '400 invalid_backend_request'],
    ['that climbs out', '/../../api/me', '404 backend_not_found'],
    ['that climbs out, encoded', '/%2e%2e/%2E%2E/api/me', '404 backend_not_found'],
    ['of another backend, by climbing', '/../payments/', '404 backend_not_found'],
    ['without an end', `/${'x'.repeat(4_001)}`, '400 invalid_backend_request'],
  ])('%s reaches nobody', async (_, path, expected) => {
    const team = await aTeamServer()
    const { site } = aSiteWithBackend(team.origin)
    const headers = { 'X-Release': '/releases/mf-spa/1.0.0/' }
    expect(await codeOf(site(`/x/mf-spa/orders${path}`, { headers }))).toBe(expected)
    expect(team.asked).toEqual([])
  })

  it('with encoded slashes arrives as it was sent, below the mapped origin', async () => {
    const team = await aTeamServer()
    const { ask } = aSiteWithBackend(team.origin)
    await ask('/a%2f..%2f%2e%2e%5cb')
    expect(team.asked[0]?.url).toBe('/a%2f..%2f%2e%2e%5cb')
  })
})

describe('only a release that declares it', () => {
  it.each([
    ['without a release', {}, '403 backend_forbidden'],
    ['of an unknown version', { 'X-Release': '/releases/mf-spa/9.0.0/' }, '403 backend_forbidden'],
    ['of another remote', { 'X-Release': '/releases/mf-rooms/1.0.0/' }, '403 backend_forbidden'],
    ['of a path that climbs', { 'X-Release': '/releases/mf-spa/1.0.0/../../' }, '403 backend_forbidden'],
    ['of sources', { 'X-Release': '/mf-spa/' }, '403 backend_forbidden'],
    ['of its own', { 'X-Release': '/releases/mf-spa/1.0.0/' }, '200'],
  ])('answers a request %s', async (_, headers, expected) => {
    const team = await aTeamServer()
    const { site } = aSiteWithBackend(team.origin)
    const answer = await site('/x/mf-spa/orders/seats', { headers: headers as Record<string, string> })
    expect(answer.ok ? String(answer.status) : await codeOf(answer)).toBe(expected)
    expect(team.asked.length).toBe(answer.ok ? 1 : 0)
  })

  it('reaches no backend that it does not declare, and none that the platform has ended', async () => {
    const team = await aTeamServer()
    const { site, ask, file, map } = aSiteWithBackend(team.origin)
    map(team.origin, { name: 'payments' })
    const headers = { 'X-Release': '/releases/mf-spa/1.0.0/' }
    expect(await codeOf(site('/x/mf-spa/payments/', { headers }))).toBe('404 backend_not_found')
    expect((await ask('/')).status).toBe(200)
    file.remove('mf-spa', 'orders')
    expect(await codeOf(ask('/'))).toBe('404 backend_not_found')
    expect(team.asked.length).toBe(1)
  })

  it('reaches it in a preview by its signature, and no longer once the version is retired', async () => {
    const team = await aTeamServer()
    const { site, ask } = aSiteWithBackend(team.origin)
    const version = '1.1.0-rc.1'
    publishSmall(site.store, site.folder, version, 'mf-spa', { backends: ['orders'] })
    const until = new Date(Date.now() + 60_000)
    const [, signature] = createPreviews(Buffer.alloc(32, 1)).issue('mf-spa', version, until).split('~')
    const of = (base: string) => ask('/', { headers: { 'X-Release': `${base}/releases/mf-spa/${version}/` } })
    expect((await of(`/previews/${signature}`)).status).toBe(200)
    // the signature is the guest's
    expect(team.asked[0]?.headers['x-release']).toBe(`/releases/mf-spa/${version}/`)
    expect(await codeOf(of(''))).toBe('403 backend_forbidden')
    expect(await codeOf(of('/previews/0.AAAAAAAAAAAAAAAAAAAAAA'))).toBe('403 backend_forbidden')
    await site.store.retire('mf-spa', version, 'ann')
    expect(await codeOf(of(`/previews/${signature}`))).toBe('403 backend_forbidden')
  })
})

describe('a request of another site', () => {
  const publicUrl = 'https://calmrest.example'

  it.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['a frame without an origin', { Origin: 'null' }],
    ['the same site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a link', { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' }],
    ['a script element', { 'Sec-Fetch-Dest': 'script' }],
    ['a worker', { 'Sec-Fetch-Dest': 'serviceworker' }],
  ])('is refused: %s', async (_, headers) => {
    const team = await aTeamServer()
    const { ask } = aSiteWithBackend(team.origin, {}, { publicUrl: 'http://localhost' })
    for (const method of ['GET', 'POST'])
      expect(await codeOf(ask('/', { method, headers }))).toBe('403 backend_forbidden')
    expect(team.asked).toEqual([])
  })

  it('is refused by its header before the browser sends it: no question about it is answered', async () => {
    const team = await aTeamServer()
    const { ask } = aSiteWithBackend(team.origin)
    const answer = await ask('/', { method: 'OPTIONS', headers: { Origin: 'http://localhost' } })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull()
    expect(team.asked).toEqual([])
  })

  it('never reaches this machine or its network from a public site, by whatever name', async () => {
    const team = await aTeamServer()
    const port = new URL(team.origin).port
    const inside = [
      team.origin,
      `http://localhost:${port}`,
      `http://[::1]:${port}`,
      `https://127.0.0.1:${port}`,
      'https://169.254.169.254',
      'https://10.0.0.1',
      'https://[fd00::1]',
      'https://[::ffff:7f00:1]',
    ]
    for (const origin of inside) {
      const { ask } = aSiteWithBackend(origin, {}, { publicUrl })
      expect([origin, await codeOf(ask('/'))]).toEqual([origin, '502 backend_failed'])
    }
    expect(team.asked).toEqual([])
  })
})

describe('an answer', () => {
  it('brings neither a cookie nor a rule for our origin', async () => {
    const team = await aTeamServer((_, response) => {
      response.writeHead(200, {
        'Content-Type': 'text/html',
        'Set-Cookie': 'refresh=stolen',
        'Strict-Transport-Security': 'max-age=0',
        'Content-Security-Policy': "script-src 'unsafe-inline'",
        'Service-Worker-Allowed': '/',
        'Access-Control-Allow-Origin': '*',
        'Clear-Site-Data': '"*"',
        'Cache-Control': 'public, max-age=31536000',
        Refresh: '0; url=https://evil.example',
        Link: '<https://evil.example>; rel=preload',
        Connection: 'X-Own',
        'X-Own': 'x',
      })
      response.end('<script>alert(1)</script>')
    })
    const { ask } = aSiteWithBackend(team.origin)
    const { 'x-request-id': _, ...headers } = Object.fromEntries((await ask('/')).headers)
    expect(headers).toEqual({
      'cache-control': 'private, no-cache',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'content-type': 'text/html',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  it.each([301, 302, 303, 307, 308])('that redirects (%d) is followed by nobody', async (status) => {
    const elsewhere = await aTeamServer()
    const team = await aTeamServer((_, response) => {
      response.writeHead(status, { Location: elsewhere.origin }).end()
    })
    const { ask } = aSiteWithBackend(team.origin)
    const answer = await ask('/')
    expect(answer.headers.get('Location')).toBeNull()
    expect(await codeOf(answer)).toBe('502 backend_failed')
    expect(elsewhere.asked).toEqual([])
  })
})

describe('the limits of the platform', () => {
  it('bound a request, told beforehand or not', async () => {
    const team = await aTeamServer(async (request, response) => {
      await bodyOf(request)
      response.end()
    })
    const { ask } = aSiteWithBackend(team.origin, { requestBytes: 10 })
    const send = (body: BodyInit, headers = {}) => ask('/', { method: 'POST', body, headers })
    expect((await send('x'.repeat(10))).status).toBe(200)
    const told = { 'Content-Length': '11' }
    expect(await codeOf(send('x'.repeat(11), told))).toBe('413 backend_request_too_large')
    const untold = new Blob(['x'.repeat(11)]).stream()
    expect(await codeOf(send(untold))).toBe('413 backend_request_too_large')
  })

  it('bound an answer, told beforehand or endless', async () => {
    let left: Promise<unknown> = Promise.resolve()
    const team = await aTeamServer((request, response) => {
      if (request.url === '/told') return response.writeHead(200, { 'Content-Length': '101' }).end()
      left = once(response, 'close')
      const pour = (): void =>
        void (response.writable && response.write('x'.repeat(50), () => setImmediate(pour)))
      pour()
    })
    const { ask } = aSiteWithBackend(team.origin, { responseBytes: 100 })
    expect(await codeOf(ask('/told'))).toBe('502 backend_failed')
    const endless = await ask('/endless')
    await expect(endless.text()).rejects.toThrow()
    await left
  })

  it('bound its time: until it begins, between two parts, and in all', async () => {
    const responses: ServerResponse[] = []
    const team = await aTeamServer((request, response) => {
      responses.push(response)
      if (request.url === '/stops') response.write('x')
      if (request.url === '/drips') {
        const drip = setInterval(() => response.write('x'), 20)
        response.on('close', () => clearInterval(drip))
      }
    })
    const { ask } = aSiteWithBackend(team.origin, { timeoutMs: 150, totalMs: 400 })
    expect(await codeOf(ask('/silent'))).toBe('504 backend_timeout')
    await expect((await ask('/stops')).text()).rejects.toThrow()
    await expect((await ask('/drips')).text()).rejects.toThrow()
    for (const response of responses) if (!response.closed) await once(response, 'close')
  })

  it('bound how often it is asked', async () => {
    const team = await aTeamServer()
    const { ask } = aSiteWithBackend(team.origin, { requestsPerMinute: 20 })
    expect((await ask('/')).status).toBe(200)
    expect((await ask('/')).status).toBe(200)
    expect(await codeOf(ask('/'))).toBe('429 too_many_backend_requests')
    expect(team.asked.length).toBe(2)
  })
})

it('leaves a backend in peace that fails three times in a row, and the others alone', async () => {
  const broken = await aTeamServer((request) => request.socket.destroy())
  const { ask, site, map } = aSiteWithBackend(broken.origin)
  for (let at = 0; at < 3; at += 1) expect(await codeOf(ask('/'))).toBe('502 backend_failed')
  expect(await codeOf(ask('/'))).toBe('503 backend_unavailable')
  expect(broken.asked.length).toBe(3)
  const good = await aTeamServer()
  map(good.origin, { remote: 'mf-yoga' })
  publishSmall(site.store, site.folder, '1.0.0', 'mf-yoga', { backends: ['orders'] })
  void site.store.promote('mf-yoga', '1.0.0', 'ann')
  const headers = { 'X-Release': '/releases/mf-yoga/1.0.0/' }
  expect((await site('/x/mf-yoga/orders/', { headers })).status).toBe(200)
})

it('does not take a backend from others for guests who stall, or hold many requests', async () => {
  const held: ServerResponse[] = []
  const team = await aTeamServer(async (request, response) => {
    if (request.url === '/held') held.push(response)
    else {
      await bodyOf(request).catch(() => '')
      response.end()
    }
  })
  const { ask } = aSiteWithBackend(team.origin, { timeoutMs: 100 })
  const stalled = () => ask('/', { method: 'POST', body: new TransformStream().readable })
  for (let at = 0; at < 3; at += 1) expect(await codeOf(stalled())).toBe('400 invalid_backend_request')
  expect((await ask('/')).status).toBe(200)
  const patient = aSiteWithBackend(team.origin)
  const holding = Array.from({ length: 8 }, () => patient.ask('/held'))
  await expect.poll(() => held.length).toBe(8)
  expect(await codeOf(patient.ask('/'))).toBe('429 too_many_backend_requests')
  for (const response of held) response.end()
  for (const answer of await Promise.all(holding)) await answer.text()
  await expect.poll(async () => (await patient.ask('/')).status).toBe(200)
})

it('says in the language of the guest what is wrong', async () => {
  const { ask } = aSiteWithBackend(undefined)
  const answer = await ask('/', { headers: { 'Accept-Language': 'de' } })
  expect(await answer.json()).toEqual({
    error: 'Diesen Dienst gibt es nicht.',
    code: 'backend_not_found',
    detail: "The platform has not mapped the backend 'orders' of mf-spa.",
  })
})

it('refuses an address that is no origin', () => {
  const file = openBackendsFile('/nowhere')
  const add = (origin: string) =>
    file.add({ remote: 'mf-spa', name: 'orders', origin, addedBy: 'ann', addedAt: new Date().toISOString() })
  for (const origin of [
    'http://orders.example',
    'https://u:p@a.example',
    'https://a.example/x',
    'file:///etc',
    'a',
  ])
    expect(() => add(origin)).toThrow('an origin without a path')
})

import { describe, expect, it } from 'vitest'
import { goodMessage } from '../../testing/inputs.ts'
import { openTestApi } from '../../testing/test-api.ts'

describe('an address without a call', () => {
  it.each([
    ['/api', 404],
    ['/api/', 404],
    ['/api/nothing', 404],
    ['/api/rooms/a/b', 404],
    ['//api/rooms', 404],
    ['/api//rooms', 404],
    ['/api/rooms//', 404],
    ['/api%2frooms', 404],
    ['/media/nothing.svg', 404],
    ['/media/scenes/..%2f..%2fpackage.json', 404],
    ['/media/scenes/%2e%2e/%2e%2e/package.json', 404],
    ['/media/scenes/none-1.svg', 404],
  ])('answers not_found as JSON: %s', async (path, status) => {
    const answer = await (await openTestApi()).get(path)
    expect([answer.status, (await answer.json()).code]).toEqual([status, 'not_found'])
  })

  it('is not a bypass: an address that answers in another spelling is the same call', async () => {
    const api = await openTestApi({ rateLimits: { messages: 1 } })
    expect((await api.post('/api/messages', goodMessage)).status).toBe(201)
    for (const path of ['/api/messages', '/api/messages/', '/%61pi/messages', '/api/mess%61ges/']) {
      expect((await api.post(path, goodMessage)).status).toBe(429)
    }
    for (const path of ['//api/messages', '/api//messages', '/api/messages//', '/api/%2e/messages//']) {
      expect((await api.post(path, goodMessage)).status).toBe(404)
    }
    expect((await api.counts()).messages).toBe(1)
  })
})

describe('a method that a call does not support', () => {
  it.each([
    ['DELETE', '/api/rooms', 'GET, HEAD'],
    ['POST', '/api/rooms/coral-suite/', 'GET, HEAD'],
    ['PUT', '/api/testimonials/', 'GET, POST, HEAD'],
    ['GET', '/api/bookings', 'POST'],
    ['GET', '/api/auth/login/', 'POST'],
    ['OPTIONS', '/api/users', 'POST'],
    ['PATCH', '/media/placeholder.svg', 'GET, HEAD'],
  ])('answers 405 with Allow: %s %s', async (method, path, allow) => {
    const answer = await (await openTestApi()).app.request(path, { method })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, allow])
    expect((await answer.json()).code).toBe('method_not_allowed')
  })

  it('answers HEAD like GET without the body', async () => {
    const answer = await (await openTestApi()).app.request('/api/rooms/', { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(answer.headers.get('ETag')).toMatch(/^"/)
  })
})

describe('headers', () => {
  it.each([
    // without `allow-credentials`, so without cookies
    ['GET', '/api/rooms', 'no-cache', ['access-control-allow-origin', 'access-control-expose-headers']],
    ['GET', '/api/none', 'no-store', []],
    ['POST', '/api/messages', 'no-store', []],
  ])('are safe on %s %s', async (method, path, cache, shared) => {
    const { headers } = await (await openTestApi()).app.request(path, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: 'https://evil.example' },
      ...(method === 'POST' && { body: JSON.stringify(goodMessage) }),
    })
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Cache-Control')).toBe(cache)
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/)
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual(shared)
  })
})

describe('3.4.1: HSTS', () => {
  const hsts = async (publicUrl: string | undefined, path = '/api/rooms') =>
    (await (await openTestApi({ publicUrl })).get(path)).headers.get('Strict-Transport-Security')

  it('is sent on every answer of a site served by HTTPS', async () => {
    for (const path of ['/api/rooms', '/api/none', '/api/me', '/media/placeholder.svg']) {
      expect([path, await hsts('https://calmrest.example', path)]).toEqual([path, 'max-age=31536000'])
    }
  })

  it.each([undefined, 'http://calmrest.example'])('is not said otherwise: %s', async (publicUrl) => {
    expect(await hsts(publicUrl)).toBe(null)
  })
})

it('reports when the database is unavailable', async () => {
  const api = await openTestApi()
  expect(await (await api.get('/api/health/')).json()).toEqual({ ok: true })
  await api.close()
  const answer = await api.get('/api/health')
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'unavailable'])
})

import { calls } from '@calm-rest/contract/openapi'
import { describe, expect, it } from 'vitest'
import { goodBooking, goodMessage } from '../../testing/inputs.ts'
import { joinAs, sessionCookie } from '../../testing/members.ts'
import { fromPartner, openPartneredApi, partnerOrigin } from '../../testing/partner-site.ts'

const elsewhere = { Origin: 'https://blog.example', 'Sec-Fetch-Site': 'cross-site' }

const corsOf = ({ headers }: Response) => ({
  origin: headers.get('Access-Control-Allow-Origin'),
  credentials: headers.get('Access-Control-Allow-Credentials'),
  varies: headers.get('Vary')?.split(', ').includes('Origin') ?? false,
})

const forAll = { origin: '*', credentials: null, varies: false }
const forPartner = { origin: partnerOrigin, credentials: null, varies: true }
const forNobody = { origin: null, credentials: null, varies: true }

const preflight = (method: string, headers: Record<string, string>) => ({
  ...headers,
  'Access-Control-Request-Method': method,
  'Access-Control-Request-Headers': 'content-type,idempotency-key,x-composition',
})

describe('a read', () => {
  it.each([
    '/api/rooms',
    '/api/rooms/coral-suite?lang=zh',
    '/api/rooms/coral-suite/availability?from=2027-07-01&to=2027-08-01',
    '/api/hotel/day',
    '/api/testimonials/?limit=3',
  ])('is the same for every origin, from its route and from memory: %s', async (path) => {
    const { ask } = await openPartneredApi()
    const answers = []
    for (const headers of [elsewhere, {}, fromPartner]) answers.push(await ask(path, headers))
    expect(answers.map(corsOf)).toEqual([forAll, forAll, forAll])
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()))
    expect(others).toEqual([first, first])
    const tag = answers[0]?.headers.get('ETag')
    const unchanged = await ask(path, { ...elsewhere, ...(tag && { 'If-None-Match': tag }) })
    expect([unchanged.status, corsOf(unchanged)]).toEqual([tag ? 304 : 200, forAll])
  })

  it('lets a page read its errors, and the headers beside the body', async () => {
    const { ask } = await openPartneredApi()
    const missing = await ask('/api/rooms/attic', elsewhere)
    expect([missing.status, corsOf(missing)]).toEqual([404, forAll])
    expect(missing.headers.get('Access-Control-Expose-Headers')).toBe('ETag, Link, Retry-After, X-Request-Id')
  })

  it('may be requested with the composition of the page', async () => {
    const { ask } = await openPartneredApi()
    const answer = await ask('/api/rooms/', preflight('GET', elsewhere), { method: 'OPTIONS' })
    expect([answer.status, corsOf(answer)]).toEqual([204, forAll])
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('X-Composition')
  })
})

describe('a booking', () => {
  it("is permitted from a partner's exact origin, with and without the trailing slash", async () => {
    const { ask, post } = await openPartneredApi()
    for (const [path, checkIn] of [
      ['/api/bookings', '2027-07-01'],
      ['/api/bookings/', '2027-07-02'],
    ] as const) {
      const before = await ask(path, preflight('POST', fromPartner), { method: 'OPTIONS' })
      expect([before.status, corsOf(before)]).toEqual([204, forPartner])
      expect(before.headers.get('Access-Control-Allow-Methods')).toBe('POST')
      expect(before.headers.get('Access-Control-Allow-Headers')).toBe(
        'Accept-Language, Content-Type, Idempotency-Key, X-Composition',
      )
      expect(before.headers.get('Access-Control-Max-Age')).toBe('7200')
      const body = { ...goodBooking, checkIn, totalPrice: checkIn === '2027-07-01' ? 705 : 470 }
      const answer = await post(path, body, fromPartner)
      expect(corsOf(answer)).toEqual(forPartner)
      expect([path, answer.status]).toEqual([path, path.endsWith('/') ? 409 : 201])
    }
  })

  it.each([
    ['another', { Origin: 'https://blog.example' }],
    ['null', { Origin: 'null' }],
    ['one that begins like it', { Origin: `${partnerOrigin}.evil.example` }],
    ['one that ends like it', { Origin: 'https://evilwww.alpin-tours.example' }],
    ['its parent', { Origin: 'https://alpin-tours.example' }],
    ['it without TLS', { Origin: 'http://www.alpin-tours.example' }],
    ['it on another port', { Origin: `${partnerOrigin}:8443` }],
    ['it with a slash', { Origin: `${partnerOrigin}/` }],
    ['it in capitals', { Origin: partnerOrigin.toUpperCase() }],
    ['none', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('is refused from any other origin: %s', async (_, says) => {
    const { api, ask, post } = await openPartneredApi()
    const before = await ask('/api/bookings', preflight('POST', says), { method: 'OPTIONS' })
    const answer = await post('/api/bookings', { ...goodBooking, partner: 'alpin-tours' }, says)
    for (const one of [before, answer]) {
      expect([one.status, corsOf(one)]).toEqual([403, forNobody])
      expect(await one.json()).toMatchObject({ success: false, code: 'origin_not_allowed' })
    }
    expect((await api.counts()).bookings).toBe(0)
  })

  it.each([
    ['en', 'This website is not registered with us'],
    ['de', 'Diese Website ist bei uns nicht'],
    ['zh', '该网站尚未在我们这里登记'],
  ])('is refused in words of %s', async (lang, words) => {
    const { post } = await openPartneredApi()
    const answer = await post('/api/bookings', goodBooking, { ...elsewhere, 'Accept-Language': lang })
    expect((await answer.json()).error).toContain(words)
  })

  it('is refused from the next request on after the origin was replaced or the partner ended', async () => {
    const { partners, post } = await openPartneredApi()
    const origins = ['https://new.alpin-tours.example', partnerOrigin]
    const statusFrom = async (origin = '', roomType = 'Coral Suite') =>
      (await post('/api/bookings', { ...goodBooking, roomType }, { Origin: origin })).status
    // 409: the price of another room. The origin was permitted
    expect(await statusFrom(partnerOrigin)).toBe(409)
    await partners.replaceOrigins('alpin-tours', origins.slice(0, 1))
    expect([await statusFrom(partnerOrigin), await statusFrom(origins[0])]).toEqual([403, 409])
    await partners.remove('alpin-tours')
    expect(await statusFrom(origins[0])).toBe(403)
    await partners.add({ id: 'alpin-tours', name: 'Alpin Tours', origins })
    expect([await statusFrom(partnerOrigin), await statusFrom(origins[0])]).toEqual([409, 409])
  })

  it('lets the page read its errors', async () => {
    const { post } = await openPartneredApi()
    for (const body of [
      { ...goodBooking, guests: 9 },
      { ...goodBooking, totalPrice: 1 },
    ]) {
      const answer = await post('/api/bookings', body, fromPartner)
      expect(corsOf(answer)).toEqual(forPartner)
    }
  })

  it("reads no cookie and no token on a partner's page", async () => {
    const { api, post } = await openPartneredApi()
    const { refreshToken, auth } = await joinAs(api)
    const sent = { ...fromPartner, ...auth, Cookie: `${sessionCookie}=${refreshToken}` }
    const answer = await post('/api/bookings', goodBooking, sent)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([201, []])
    expect(await api.db.prepare('SELECT user_id FROM bookings').pluck().get()).toBe(null)
    const stale = { ...fromPartner, Authorization: 'Bearer nobody' }
    expect((await post('/api/bookings', { ...goodBooking, checkIn: '2027-07-03' }, stale)).status).toBe(409)
  })

  it('works from our own page without any of this', async () => {
    const { api, post } = await openPartneredApi({ publicUrl: 'https://calmrest.example' })
    const { auth, userId } = await joinAs(api)
    const own = { Origin: 'https://calmrest.example', 'Sec-Fetch-Site': 'same-origin', ...auth }
    const answer = await post('/api/bookings', goodBooking, own)
    expect([answer.status, corsOf(answer)]).toEqual([201, forNobody])
    expect(await api.db.prepare('SELECT user_id FROM bookings').pluck().get()).toBe(userId)
  })
})

describe('every other call', () => {
  const closed = Object.entries(calls).filter(([, call]) => !('origins' in call))

  it.each(closed)('is open to our own pages only, even for a partner: %s', async (_, call) => {
    const { api, ask } = await openPartneredApi()
    const before = await api.counts()
    const path = call.path.replace('{reference}', 'CR-7KQM-4XWP')
    const method = call.method.toUpperCase()
    const asked = await ask(path, preflight(method, fromPartner), { method: 'OPTIONS' })
    expect([asked.status, corsOf(asked).origin]).toEqual([405, null])
    const body = method === 'GET' ? {} : { body: JSON.stringify(goodMessage) }
    const headers = { ...fromPartner, 'Content-Type': 'application/json' }
    const answer = await ask(path, headers, { method, ...body })
    expect(corsOf(answer).origin).toBe(null)
    if (method !== 'GET') expect((await answer.json()).code).toBe('cross_site')
    expect(await api.counts()).toEqual(before)
  })
})

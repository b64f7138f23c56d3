import { describe, expect, it } from 'vitest'
import { goodMessage } from '../../testing/inputs.ts'
import { joinAs, sessionCookie } from '../../testing/members.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'

const host = { Host: 'calmrest.example' }

const send = (api: TestApi, path: string, headers: Record<string, string>, body?: BodyInit) =>
  api.app.request(path, { method: 'POST', headers: { ...host, ...headers }, ...(body && { body }) })

const bodies: [string, Record<string, string>, BodyInit | undefined][] = [
  ['JSON', { 'Content-Type': 'application/json' }, JSON.stringify(goodMessage)],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'fullName=Eve&message=x'],
  ['text', { 'Content-Type': 'text/plain' }, JSON.stringify(goodMessage)],
  // a Blob without a type: the browser sends no Content-Type, and no preflight
  ['no type', {}, new Blob([JSON.stringify(goodMessage)])],
  ['nothing', {}, undefined],
]

const foreign: [string, Record<string, string>][] = [
  ['Sec-Fetch-Site cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['Sec-Fetch-Site same-site', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.calmrest.example' }],
  ['another origin', { Origin: 'https://evil.example' }],
  ['the origin null', { Origin: 'null' }],
  ['an origin that begins like ours', { Origin: 'https://calmrest.example.evil.example' }],
  ['an origin that ends like ours', { Origin: 'https://evilcalmrest.example' }],
  ['the end of our host', { Origin: 'https://rest.example' }],
  ['our host on another port', { Origin: 'https://calmrest.example:8443' }],
  ['no origin at all but a text', { Origin: 'calmrest.example' }],
]

describe('3.5.1: a POST that another site makes a browser send', () => {
  it.each(foreign)('R-cross-site: is refused with every kind of body: %s', async (_, says) => {
    const api = await openTestApi()
    const { refreshToken, auth } = await joinAs(api)
    const before = await api.counts()
    const cookie = { Cookie: `${sessionCookie}=${refreshToken}` }
    for (const path of ['/api/messages', '/api/auth/refresh', '/api/auth/sign-out', '/api/me/removal']) {
      for (const [kind, headers, body] of bodies) {
        const answer = await send(api, path, { ...headers, ...says, ...cookie, ...auth }, body)
        const shown = [path, kind, answer.status, (await answer.json()).code]
        expect(shown).toEqual([path, kind, 403, 'cross_site'])
        expect(answer.headers.getSetCookie()).toEqual([])
      }
    }
    expect(await api.counts()).toEqual(before)
    expect((await api.get('/api/rooms', auth)).status).toBe(200)
  })

  it('is refused at PATCH too, and in the shape of its call', async () => {
    const api = await openTestApi()
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const patch = await api.app.request('/api/me', { method: 'PATCH', headers })
    expect([patch.status, (await patch.json()).code]).toEqual([403, 'cross_site'])
    expect(await (await send(api, '/api/bookings', headers)).json()).toMatchObject({ success: false })
    expect(await (await send(api, '/api/auth/login/', headers)).json()).toMatchObject({ ok: false })
  })
})

describe('a POST of our own', () => {
  const json = { 'Content-Type': 'application/json' }
  const status = async (api: TestApi, headers: Record<string, string>) =>
    (await send(api, '/api/messages', { ...json, ...headers }, JSON.stringify(goodMessage))).status

  it.each([
    ['from a page', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://calmrest.example' }],
    ['by the visitor', { 'Sec-Fetch-Site': 'none' }],
    ['from a page in a browser that says only the origin', { Origin: 'https://calmrest.example' }],
    ['from a page over HTTP', { Origin: 'http://calmrest.example' }],
    ['from no browser', {}],
  ])('is accepted %s', async (_, headers) => {
    expect(await status(await openTestApi(), headers)).toBe(201)
  })

  it('is accepted from PUBLIC_URL where that is set, whatever host a proxy asks for', async () => {
    const api = await openTestApi({ publicUrl: 'https://www.calmrest.example' })
    expect(await status(api, { Origin: 'https://www.calmrest.example' })).toBe(201)
    expect(await status(api, { Origin: 'https://calmrest.example' })).toBe(403)
    expect(await status(api, { Origin: 'http://www.calmrest.example' })).toBe(403)
  })
})

describe('a call that relies on the cookie', () => {
  it.each(['/api/auth/refresh', '/api/auth/sign-out', '/api/auth/google'])(
    'takes it from no program that does not say where it comes from: %s',
    async (path) => {
      const api = await openTestApi()
      const { refreshToken } = await joinAs(api)
      const answer = await send(api, path, { Cookie: `a=b; ${sessionCookie}=${refreshToken}` })
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'cross_site'])
      expect((await api.counts()).sessions).toBe(1)
    },
  )

  it('is answered without the cookie as for a stranger', async () => {
    const api = await openTestApi()
    expect((await send(api, '/api/auth/refresh', {})).status).toBe(401)
    expect((await send(api, '/api/auth/sign-out', {})).status).toBe(200)
  })
})

import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { expect } from 'vitest'
import { createRetention } from '../../operations/retention/retention.ts'
import { describe, it, onBoth } from '../../testing/both-engines.ts'
import { goodUser } from '../../testing/inputs.ts'
import { joinAs } from '../../testing/members.ts'
import { openTestApi, testNow } from '../../testing/test-api.ts'
import type { KnownBackend } from './known-backends.ts'

const publicUrl = 'https://calmrest.example'
const service = { en: 'Excursions', de: 'Ausflüge', zh: '出游' }
const orders = (scopes: readonly ('name' | 'email')[], remote = 'mf-spa'): KnownBackend => ({
  remote,
  name: 'orders',
  identity: { service, scopes },
})

const wanted = { remote: 'mf-spa', backend: 'orders' }
const other = { remote: 'mf-yoga', backend: 'orders' }

/** An API that knows these backends, and a guest who is signed in. */
const openKnown = async (...backends: KnownBackend[]) => {
  const known = { backends }
  const clock = { now: testNow }
  const api = await openTestApi({ backends: () => known.backends, publicUrl, now: () => clock.now })
  const { auth, userId, person } = await joinAs(api)
  const ask = (backend: object = wanted, headers: Record<string, string> = auth) =>
    api.post('/api/me/backend-tokens', backend, headers)
  const agree = (scopes: readonly string[], backend: object = wanted, headers = auth) =>
    api.post('/api/me/backend-consents', { ...backend, scopes }, headers)
  const tokenOf = async (backend: object = wanted, headers = auth): Promise<string> => {
    const answer = await ask(backend, headers)
    expect(answer.status).toBe(200)
    return (await answer.json()).token
  }
  return { api, auth, userId, person, ask, agree, tokenOf, known, clock }
}

const codeOf = async (answer: Response) => `${answer.status} ${(await answer.json()).code}`

describe('a token for a backend', () => {
  it('R-mf-backend: is issued once the guest has agreed, verifies by the public keys, and is for five minutes', async () => {
    const { api, ask, agree } = await openKnown(orders(['name', 'email']))
    expect(await codeOf(await ask())).toBe('403 backend_not_agreed')
    expect((await agree(['name', 'email'])).status).toBe(201)
    const answer = await ask()
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { token, expiresAt } = await answer.json()
    const keys = await (await api.get('/api/identity-keys')).json()
    expect(JSON.stringify(keys)).not.toContain('"d"')
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(keys), {
      algorithms: ['EdDSA'],
      issuer: publicUrl,
      audience: 'mf-spa/orders',
      currentDate: testNow,
    })
    expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: keys.keys[0].kid, typ: 'JWT' })
    const iat = testNow.getTime() / 1000
    expect(payload).toEqual({
      iss: publicUrl,
      aud: 'mf-spa/orders',
      sub: expect.stringMatching(/^[\w-]{43}$/),
      iat: Math.floor(iat),
      exp: Math.floor(iat) + 300,
      name: `${goodUser.firstName} ${goodUser.lastName}`,
      email: goodUser.email,
      email_verified: false,
    })
    expect(Date.parse(expiresAt)).toBe(testNow.getTime() + 300_000)
  })

  it('says no more than the backend asks for, whatever the guest has agreed to', async () => {
    const { agree, tokenOf, known } = await openKnown(orders([]))
    await agree(['name', 'email'])
    expect(Object.keys(decodeJwt(await tokenOf())).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sub'])
    // what it did not ask for then was not stored
    known.backends = [orders(['name'])]
    await agree(['name'])
    expect(decodeJwt(await tokenOf())).toMatchObject({ name: expect.any(String) })
    expect(decodeJwt(await tokenOf())).not.toHaveProperty('email')
  })

  it('asks the guest again if the backend wants to know more', async () => {
    const { ask, agree, known } = await openKnown(orders(['name']))
    await agree(['name'])
    known.backends = [orders(['name', 'email'])]
    expect(await codeOf(await ask())).toBe('403 backend_not_agreed')
    await agree(['email'])
    expect((await ask()).status).toBe(200)
  })

  onBoth('knows a guest by another id for each remote, and always by the same for one', async () => {
    const { api, agree, tokenOf } = await openKnown(orders([]), orders([], 'mf-yoga'))
    const { auth: second } = await joinAs(api, { email: 'second@example.com' })
    await agree([])
    await agree([], other)
    await agree([], wanted, second)
    const ids = await Promise.all(
      [tokenOf(), tokenOf(), tokenOf(other), tokenOf(wanted, second)].map(
        async (token) => decodeJwt(await token).sub,
      ),
    )
    expect(ids[0]).toBe(ids[1])
    expect(new Set(ids).size).toBe(3)
  })

  it.each([
    ['nobody is signed in', wanted, {}, '401 unauthorized'],
    ['the session is made up', wanted, { Authorization: 'Bearer x' }, '401 unauthorized'],
    ['the backend is not mapped', { ...wanted, backend: 'payments' }, undefined, '404 backend_unknown'],
    ['the backend may not know guests', { ...wanted, backend: 'plain' }, undefined, '404 backend_unknown'],
    ['the remote has no such name', { ...wanted, remote: '../x' }, undefined, '400 invalid_request'],
    ['another site asks', wanted, { 'Sec-Fetch-Site': 'cross-site' }, '403 cross_site'],
  ] as const)('is refused if %s', async (_, backend, headers, expected) => {
    const { ask, agree, auth } = await openKnown(orders([]), { remote: 'mf-spa', name: 'plain' })
    await agree([])
    expect(await codeOf(await ask(backend, headers ?? auth))).toBe(expected)
  })

  it.each([
    ['en', 'You have not agreed yet that this service may know who you are.'],
    ['de', 'Sie haben noch nicht zugestimmt, dass dieser Dienst wissen darf, wer Sie sind.'],
    ['zh', '您尚未同意向该服务提供您的身份信息。'],
  ])('is refused in %s with words of its own', async (lang, words) => {
    const { ask, auth } = await openKnown(orders([]))
    const answer = await ask(wanted, { ...auth, 'Accept-Language': lang })
    expect((await answer.json()).error).toBe(words)
  })
})

describe('a consent', () => {
  it('is shown before it is given, listed after, and ends when the guest says so', async () => {
    const { api, auth, agree, ask } = await openKnown(orders(['name']), orders([], 'mf-yoga'))
    const german = { ...auth, 'Accept-Language': 'de' }
    const shown = async () => (await api.get('/api/me/backend-consents/mf-spa/orders', german)).json()
    const asked = { ...wanted, service: 'Ausflüge', scopes: ['name'] }
    expect(await shown()).toEqual({ ...asked, agreed: false })
    await agree(['name'])
    await agree([], other)
    expect(await shown()).toEqual({ ...asked, agreed: true })
    const list = async () => (await api.get('/api/me/backend-consents', german)).json()
    const agreedAt = testNow.toISOString()
    expect(await list()).toEqual([
      { remote: 'mf-spa', service: 'Ausflüge', scopes: ['name'], agreedAt },
      { remote: 'mf-yoga', service: 'Ausflüge', scopes: [], agreedAt },
    ])
    const end = () => api.post('/api/me/backend-consents/mf-spa/end', {}, auth)
    expect((await end()).status).toBe(200)
    expect((await end()).status).toBe(200)
    expect(await codeOf(await ask())).toBe('403 backend_not_agreed')
    expect((await ask(other)).status).toBe(200)
    expect((await list()).length).toBe(1)
  })

  it('is of one account, which takes it along when it is deleted', async () => {
    const { api, auth, agree, ask, person } = await openKnown(orders([]))
    const { auth: second } = await joinAs(api, { email: 'second@example.com' })
    await agree([])
    expect(await codeOf(await ask(wanted, second))).toBe('403 backend_not_agreed')
    await agree([], wanted, second)
    await api.post('/api/me/removal', { password: person.password }, auth)
    const count = api.db.prepare<[], number>('SELECT COUNT(*) FROM backend_consents').pluck()
    expect(Number(await count.get())).toBe(1)
  })

  it('is given by a guest alone, for a backend that asks', async () => {
    const { agree } = await openKnown(orders([]))
    expect(await codeOf(await agree([], wanted, {} as never))).toBe('401 unauthorized')
    expect(await codeOf(await agree([], other))).toBe('404 backend_unknown')
    expect(await codeOf(await agree(['passport']))).toBe('400 invalid_request')
  })
})

it('signs with another key after 30 days, and keeps the old one until its last token has expired', async () => {
  const { api, agree, tokenOf, clock, person } = await openKnown(orders([]))
  await agree([])
  const first = await tokenOf()
  const dayMs = 24 * 60 * 60 * 1000
  clock.now = new Date(testNow.getTime() + 30 * dayMs)
  const login = await api.post('/api/auth/login', { email: person.email, password: person.password })
  const auth = { Authorization: `Bearer ${(await login.json()).token}` }
  const second = await tokenOf(wanted, auth)
  const kids = [first, second].map((token) => decodeProtectedHeader(token).kid)
  expect(kids[0]).not.toBe(kids[1])
  expect(decodeJwt(second).sub).toBe(decodeJwt(first).sub)
  const published = async () =>
    (await (await api.get('/api/identity-keys')).json()).keys.map(({ kid }: { kid: string }) => kid)
  expect(await published()).toEqual(kids.toReversed())
  await createRetention(api.db)(new Date(clock.now.getTime() + dayMs + 1))
  expect(await published()).toEqual([kids[1]])
})

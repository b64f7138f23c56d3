import { type Access, type Call, calls, pages } from '@calm-rest/contract/openapi'
import { staffRoutes } from '@calm-rest/contract/staff'
import { Hono } from 'hono'
import { SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { joinAs, ownSite, signInAs } from '../../testing/members.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'
import { ApiError } from './api-error.ts'
import type { ApiEnv } from './env.ts'
import { assertRules, guard } from './guard.ts'

interface Rule {
  method: Call['method']
  path: string
  access: Access
}

/** The rules of the front desk are tested in api/src/desk/staff/rights.test.ts. */
const rules: [string, Rule][] = Object.entries<Rule>({ ...calls, ...pages })

/** Switches everything on. The provider is registered for another address, so it receives no requests. */
const openGuarded = () =>
  openTestApi({
    oidc: {
      issuer: 'https://accounts.example',
      clientId: 'calm-rest',
      clientSecret: 'secret',
      publicUrl: 'https://calmrest.example',
    },
  })

/** Returns an address with a value for every `{…}`. */
const addressOf = (path: string) => path.replace('{id}', 'coral-suite').replace('{reference}', 'CR-7KQM-4XWP')

const call = (api: TestApi, { method, path }: Rule, headers: Record<string, string> = {}) =>
  api.app.request(`${addressOf(path)}?from=2027-07-01&to=2027-07-02`, {
    method: method.toUpperCase(),
    headers: { ...ownSite, 'Content-Type': 'application/json', ...headers },
    ...(method !== 'get' && { body: '{}' }),
  })

/** Returns the code in the error body, or undefined. */
const codeOf = async (answer: Response): Promise<string | undefined> =>
  answer.status >= 400 && answer.headers.get('Content-Type')?.startsWith('application/json')
    ? (await answer.json()).code
    : undefined

describe('route × role: 8.2.1, deny by default', () => {
  it('R-route-rules: has a rule for every route, and a route for every rule', async () => {
    const routes = (await openGuarded()).app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
      .map(({ method, path }) => `${method} ${path}`)
    const ruled = [
      ...Object.values<Pick<Rule, 'method' | 'path'>>(staffRoutes),
      ...rules.map(([, rule]) => rule),
    ].map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`)
    expect([...new Set(routes)].toSorted()).toEqual(ruled.toSorted())
  })

  it('R-route-rules: asks a stranger to sign in on every call of a guest, and on no other', async () => {
    const api = await openGuarded()
    for (const [name, rule] of rules) {
      // a refresh is refused without its cookie anyway
      if (name === 'refreshSession') continue
      const answer = await call(api, rule)
      const isRefused = (await codeOf(answer)) === 'unauthorized'
      expect([name, isRefused]).toEqual([name, rule.access === 'guest'])
      expect([name, answer.headers.get('WWW-Authenticate')]).toEqual([name, isRefused ? 'Bearer' : null])
    }
  })

  it('lets a signed-in guest call each', async () => {
    const api = await openGuarded()
    const { person } = await joinAs(api)
    for (const [name, rule] of rules) {
      // a refresh is refused without its cookie anyway
      if (name === 'refreshSession') continue
      const { auth } = await signInAs(api, person)
      const answer = await call(api, rule, auth)
      expect([name, ['unauthorized', 'cross_site'].includes((await codeOf(answer)) ?? '')]).toEqual([
        name,
        false,
      ])
    }
  })

  it('refuses an invalid token everywhere, even where none is needed', async () => {
    const api = await openGuarded()
    for (const [name, rule] of rules) {
      // routes for machines do not exist for strangers, with and without a token
      if (rule.access === 'machine') continue
      const answer = await call(api, rule, { Authorization: `Bearer ${'x'.repeat(43)}` })
      expect([name, answer.status, await codeOf(answer)]).toEqual([name, 401, 'unauthorized'])
    }
  })
})

describe('9.1.2: a forged JSON web token', () => {
  const claims = { sub: 'admin', aud: 'calm-rest', iss: 'calm-rest' }
  const key = new TextEncoder().encode('-----BEGIN PUBLIC KEY----- anybody can read this one')

  it.each([
    ['alg none', async () => new UnsecuredJWT(claims).encode()],
    [
      'HS256 with a public key',
      async () => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key),
    ],
    [
      'an ID token',
      async () => new SignJWT({ ...claims, nonce: 'n' }).setProtectedHeader({ alg: 'HS512' }).sign(key),
    ],
    ['nothing', async () => ''],
    ['a NUL', async () => 'a\u0001b'],
  ])('is unknown like any other: %s', async (_, make) => {
    const api = await openTestApi()
    const answer = await api.get('/api/me', { Authorization: `Bearer ${await make()}` })
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'unauthorized'])
  })

  it('is refused like other secrets: a refresh token is not an access token, nor is a hash', async () => {
    const api = await openTestApi()
    const { refreshToken } = await joinAs(api)
    const hash = (await api.db.prepare('SELECT token_hash FROM access_tokens').pluck().get()) as Buffer
    for (const token of [refreshToken, hash.toString('base64url'), hash.toString('hex')]) {
      expect((await api.get('/api/me', { Authorization: `Bearer ${token}` })).status).toBe(401)
    }
  })
})

describe('a route without a rule', () => {
  const app = () => {
    const made = new Hono<ApiEnv>()
    made.use(
      '/api/*',
      guard({
        findAccountHolder: async () => ({ userId: 'u', sessionId: 's' }),
        admitStaff: async () => {
          throw new ApiError('unauthorized')
        },
      }),
    )
    return made
  }

  it.each(['get', 'post', 'delete'] as const)('keeps the API from being made: %s', (method) => {
    const made = app()
    made[method]('/api/secrets/:id', (c) => c.text('secret'))
    expect(() => assertRules(made)).toThrow(`Nobody may call ${method.toUpperCase()} /api/secrets/:id.`)
  })

  it('is not found by anyone', async () => {
    const made = app()
    made.get('/api/secrets', (c) => c.text('secret'))
    // nor a route for every method, nor one below a path that has a rule
    made.all('/api/all', (c) => c.text('secret'))
    made.all('/api/rooms/:id/keys', (c) => c.text('secret'))
    for (const path of ['/api/secrets', '/api/all', '/api/rooms/coral-suite/keys']) {
      const answer = await made.request(path, { headers: { Authorization: 'Bearer x' } })
      expect([path, answer.status]).toEqual([path, 404])
    }
  })
})

it('rejects an access token after ten minutes, and after its session ends', async () => {
  let now = testNow
  const api = await openTestApi({ now: () => now })
  const { auth, userId } = await joinAs(api)
  const code = async () => codeOf(await api.get('/api/rooms', auth))
  now = new Date(testNow.getTime() + 10 * 60_000 - 1)
  expect(await code()).toBe(undefined)
  now = new Date(testNow.getTime() + 10 * 60_000)
  expect(await code()).toBe('unauthorized')
  now = testNow
  await api.db.prepare('DELETE FROM sessions WHERE user_id = ?').run(userId)
  expect(await code()).toBe('unauthorized')
})

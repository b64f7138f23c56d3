import { loginReceipt } from '@calm-rest/contract/schemas'
import { expect } from 'vitest'
import { hashToken } from '../../../core/secrets/token.ts'
import { describe, it, onBoth } from '../../../testing/both-engines.ts'
import { cookieOf, joinAs, refreshBy, refreshTokensOf, signInAs } from '../../../testing/members.ts'
import { openTempDir, openTestApi, type TestApi, testNow } from '../../../testing/test-api.ts'

const signOut = (api: TestApi, token: string) =>
  api.app.request('/api/auth/sign-out', { method: 'POST', headers: cookieOf(token) })

const statusWith = async (api: TestApi, auth: Record<string, string>) =>
  (await api.get('/api/me', auth)).status

const hour = (hours: number) => new Date(testNow.getTime() + hours * 60 * 60 * 1000)

describe('3.3.x, 14.3.3: the refresh token', () => {
  it('R-session-tokens: is in a __Host- HttpOnly cookie until the end of the session, and in no body', async () => {
    const api = await openTestApi()
    const { person } = await joinAs(api)
    const answer = await api.post('/api/auth/login', { ...person, remember: true })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-calm-rest-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const [refreshToken = ''] = refreshTokensOf(answer)
    expect(await answer.text()).not.toContain(refreshToken)
    const kept = await api.db.prepare('SELECT refresh_hash FROM sessions').pluck().all()
    expect(kept).toContainEqual(hashToken(refreshToken))
  })
})

describe('POST /api/auth/refresh', () => {
  it('gives new tokens for the cookie, and leaves the end of the session unchanged', async () => {
    let now = testNow
    const api = await openTestApi({ now: () => now })
    const { refreshToken, token, userId } = await joinAs(api)
    now = hour(11)
    const answer = await refreshBy(api, refreshToken)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const receipt = loginReceipt.strict().parse(await answer.json())
    expect([receipt.user.id, receipt.token === token]).toEqual([userId, false])
    expect(receipt).toMatchObject({
      tokenExpiresAt: '2027-06-01T17:10:00.000Z',
      sessionExpiresAt: '2027-06-01T18:00:00.000Z',
    })
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-calm-rest-session=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    const [next = ''] = refreshTokensOf(answer)
    expect(next).not.toBe(refreshToken)
    now = new Date(hour(12).getTime() - 1)
    const last = await (await refreshBy(api, next)).json()
    // never longer than the session
    expect(last.tokenExpiresAt).toBe('2027-06-01T18:00:00.000Z')
  })

  it('ends with the session, however often it was refreshed', async () => {
    let now = testNow
    const api = await openTestApi({ now: () => now })
    let { refreshToken } = await joinAs(api)
    for (let i = 1; i < 12; i += 1) {
      now = hour(i)
      refreshToken = refreshTokensOf(await refreshBy(api, refreshToken))[0] ?? ''
    }
    now = hour(12)
    expect((await refreshBy(api, refreshToken)).status).toBe(401)
  })

  it.each([
    ['none', {}],
    ['an empty one', cookieOf('')],
    ['one that nobody gave', cookieOf('x'.repeat(43))],
    ['a megabyte', cookieOf('x'.repeat(1_000_000))],
  ])('answers unauthorized to a cookie that is %s', async (_, headers) => {
    const answer = await (await openTestApi()).app.request('/api/auth/refresh', { method: 'POST', headers })
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'unauthorized'])
  })

  it('does not accept an access token instead', async () => {
    const api = await openTestApi()
    const { token } = await joinAs(api)
    expect((await refreshBy(api, token)).status).toBe(401)
  })
})

describe('10.4.5: a refresh token is valid once', () => {
  onBoth('lets one of 20 concurrent refreshes pass, and ends the session for the others', async () => {
    const api = await openTestApi()
    const { refreshToken, auth } = await joinAs(api)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshBy(api, refreshToken)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 401)).toHaveLength(19)
    expect(await statusWith(api, auth)).toBe(401)
  })

  it('R-session-tokens: ends the whole family when a token is repeated, even after a restart', async () => {
    const dataDir = openTempDir()
    const api = await openTestApi({ dataDir })
    const stolen = await joinAs(api)
    const elsewhere = await signInAs(api, stolen.person)
    const [second = ''] = refreshTokensOf(await refreshBy(api, stolen.refreshToken))
    const answer = await refreshBy(api, second)
    const [third = ''] = refreshTokensOf(answer)
    const newest = { Authorization: `Bearer ${(await answer.json()).token}` }
    expect(await statusWith(api, newest)).toBe(200)

    const replay = await refreshBy(api, stolen.refreshToken)
    expect([replay.status, refreshTokensOf(replay)]).toEqual([401, []])
    for (const running of [api, await openTestApi({ dataDir })]) {
      for (const token of [third, second, stolen.refreshToken]) {
        expect((await refreshBy(running, token)).status).toBe(401)
      }
      expect([await statusWith(running, newest), await statusWith(running, stolen.auth)]).toEqual([401, 401])
      // another sign-in of the same guest is another family
      expect(await statusWith(running, elsewhere.auth)).toBe(200)
    }
  })
})

describe('7.2.4: a new sign-in', () => {
  it('ends the session that the browser had, and gives it new tokens', async () => {
    const api = await openTestApi()
    const before = await joinAs(api)
    const headers = { 'Content-Type': 'application/json', ...cookieOf(before.refreshToken) }
    const body = JSON.stringify(before.person)
    const answer = await api.app.request('/api/auth/login', { method: 'POST', headers, body })
    expect(refreshTokensOf(answer)).not.toContain(before.refreshToken)
    expect(await statusWith(api, before.auth)).toBe(401)
    expect(await statusWith(api, { Authorization: `Bearer ${(await answer.json()).token}` })).toBe(200)
  })
})

describe('7.4.1: POST /api/auth/sign-out', () => {
  it('R-session-end: applies at once: no token of the session is valid any more, and the cookie is removed', async () => {
    const api = await openTestApi()
    const first = await joinAs(api)
    const refreshed = await refreshBy(api, first.refreshToken)
    const [refreshToken = ''] = refreshTokensOf(refreshed)
    const second = { Authorization: `Bearer ${(await refreshed.json()).token}` }
    expect([await statusWith(api, first.auth), await statusWith(api, second)]).toEqual([200, 200])

    const answer = await signOut(api, refreshToken)
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-calm-rest-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    ])
    expect([await statusWith(api, first.auth), await statusWith(api, second)]).toEqual([401, 401])
    expect((await refreshBy(api, refreshToken)).status).toBe(401)
    expect(await api.db.prepare('SELECT COUNT(*) FROM access_tokens').pluck().get()).toBe(0)
  })

  it('leaves other sessions of the guest unchanged, and answers the same if nobody is signed in', async () => {
    const api = await openTestApi()
    const here = await joinAs(api)
    const elsewhere = await signInAs(api, here.person)
    for (let i = 0; i < 2; i += 1) expect((await signOut(api, here.refreshToken)).status).toBe(200)
    expect(await statusWith(api, elsewhere.auth)).toBe(200)
  })

  it('also ends a session by its access token alone', async () => {
    const api = await openTestApi()
    const { auth, refreshToken } = await joinAs(api)
    await api.app.request('/api/auth/sign-out', { method: 'POST', headers: auth })
    expect([await statusWith(api, auth), (await refreshBy(api, refreshToken)).status]).toEqual([401, 401])
  })
})

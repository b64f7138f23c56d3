import { loginReceipt } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { cookieOf, joinAs, refreshTokensOf } from '../../testing/members.ts'
import { openTestApi } from '../../testing/test-api.ts'

const refresh = (api: ReturnType<typeof openTestApi>, token: string) =>
  api.app.request('/api/auth/refresh', { method: 'POST', headers: cookieOf(token) })

const signOut = (api: ReturnType<typeof openTestApi>, token: string) =>
  api.app.request('/api/auth/sign-out', { method: 'POST', headers: cookieOf(token) })

describe('POST /api/auth/refresh', () => {
  it('gives new tokens for the cookie, and leaves the end of the session where it was', async () => {
    let now = new Date('2027-06-01T06:00:00Z')
    const api = openTestApi({ now: () => now })
    const { refreshToken, token } = await joinAs(api)
    now = new Date('2027-06-01T06:30:00Z')
    const answer = await refresh(api, refreshToken)
    const receipt = loginReceipt.strict().parse(await answer.json())
    expect(receipt.token).not.toBe(token)
    expect(receipt).toMatchObject({
      tokenExpiresAt: '2027-06-01T06:40:00.000Z',
      sessionExpiresAt: '2027-06-01T18:00:00.000Z',
    })
    expect(refreshTokensOf(answer)).not.toContain(refreshToken)
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-calm-rest-session=[\w-]{43}; Max-Age=41400; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })
})

describe('POST /api/auth/sign-out', () => {
  it('ends the session and takes the cookie away', async () => {
    const api = openTestApi()
    const { refreshToken } = await joinAs(api)
    const answer = await signOut(api, refreshToken)
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect(refreshTokensOf(answer)).toEqual([''])
    expect(api.db.prepare('SELECT COUNT(*) FROM access_tokens').pluck().get()).toBe(0)
    expect((await refresh(api, refreshToken)).status).toBe(401)
  })
})

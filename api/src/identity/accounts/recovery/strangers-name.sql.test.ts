import { expect, it } from 'vitest'
import { goodLogin, goodUser } from '../../../testing/inputs.ts'
import { joinAs, mailsOf, openLink, refreshBy } from '../../../testing/members.ts'
import { openTestApi, type TestApi } from '../../../testing/test-api.ts'
import { openWithIssuer, signInAs as signInWithGoogle } from '../../google/visitor.fixture.ts'

const squat = (api: TestApi) => joinAs(api, { remember: true })

const confirm = (api: TestApi, token: string, auth?: Record<string, string>) =>
  api.post('/api/auth/confirm', { token }, auth)

const loginStatus = async (api: TestApi) => (await api.post('/api/auth/login', goodLogin)).status

it('an account registered in a stranger’s name belongs to the stranger alone once they confirm their address', async () => {
  const api = await openTestApi()
  const squatter = await squat(api)
  const answer = await confirm(api, await openLink(api, 'confirm', squatter.userId))
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, passwordEnded: true }])
  expect((await api.get('/api/me/bookings', squatter.auth)).status).toBe(401)
  expect((await refreshBy(api, squatter.refreshToken)).status).toBe(401)
  expect(await loginStatus(api)).toBe(401)
})

it('confirming in a session of the account keeps the password and every session', async () => {
  const api = await openTestApi()
  const guest = await joinAs(api)
  const answer = await confirm(api, await openLink(api, 'confirm', guest.userId), guest.auth)
  expect(await answer.json()).toEqual({ success: true, passwordEnded: false })
  expect((await api.get('/api/me', guest.auth)).status).toBe(200)
  expect(await loginStatus(api)).toBe(200)
})

it('a session of another account keeps nothing of this one', async () => {
  const api = await openTestApi()
  const squatter = await squat(api)
  const other = await joinAs(api, { email: 'other@example.com' })
  const answer = await confirm(api, await openLink(api, 'confirm', squatter.userId), other.auth)
  expect(await answer.json()).toEqual({ success: true, passwordEnded: true })
  expect((await api.get('/api/me', squatter.auth)).status).toBe(401)
  expect((await api.get('/api/me', other.auth)).status).toBe(200)
})

it('a second link changes nothing in a confirmed account', async () => {
  const api = await openTestApi()
  const guest = await joinAs(api)
  const second = await openLink(api, 'confirm', guest.userId)
  // the owner chose this password through a mailed link
  const reset = await openLink(api, 'reset', guest.userId)
  await api.post('/api/auth/reset', { token: reset, password: goodUser.password })
  const answer = await confirm(api, second)
  expect(await answer.json()).toEqual({ success: true, passwordEnded: false })
  expect(await loginStatus(api)).toBe(200)
})

it('linking Google ends earlier sessions once, and notifies the address', async () => {
  const { api, issuer, visitor } = await openWithIssuer()
  const squatter = await squat(api)
  await api.db.prepare("UPDATE users SET email_confirmed_at = '2027-01-01T00:00:00.000Z'").run()
  const linked = await (await signInWithGoogle(visitor, issuer, {})).json()
  expect((await api.get('/api/me/bookings', squatter.auth)).status).toBe(401)
  expect((await refreshBy(api, squatter.refreshToken)).status).toBe(401)
  expect((await mailsOf(api)).at(-1)).toMatchObject({ kind: 'google-linked', userId: squatter.userId })

  const before = (await mailsOf(api)).length
  expect((await signInWithGoogle(visitor, issuer, {})).status).toBe(200)
  expect(await mailsOf(api)).toHaveLength(before)
  expect(linked.user.id).toBe(squatter.userId)
})

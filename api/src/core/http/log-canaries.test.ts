import { pino } from 'pino'
import { expect, it } from 'vitest'
import { failWritesTo } from '../../testing/engine.ts'
import { goodBooking, goodGoogle, goodMessage } from '../../testing/inputs.ts'
import { cookieOf, joinAs, openLink, refreshBy, refreshTokensOf } from '../../testing/members.ts'
import { openTestApi } from '../../testing/test-api.ts'

const canary = 'canary-7f3a'
const email = `${canary}@example.com`
const password = `${canary}-password`

it('16.2.5: no e-mail, password or token of any account call gets into the log, whatever goes wrong', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const api = await openTestApi({ logger })
  const named = { firstName: canary, lastName: canary, country: canary, email, password }
  const { auth, refreshToken, token, userId } = await joinAs(api, named)
  const reset = await openLink(api, 'reset', userId)
  const confirm = await openLink(api, 'confirm', userId)
  const wrong = `${canary}-wrong`

  const calls = [
    () => api.post(`/api/users?email=${email}`, named),
    () => api.post('/api/users', { ...named, password: canary.repeat(40) }),
    () => api.post('/api/auth/login', { email, password: wrong }),
    () => api.send('/api/auth/login', `{"email":"${email}","password":"${password}`),
    () => api.post('/api/auth/google', { ...goodGoogle, email }, cookieOf(canary)),
    () => api.post('/api/auth/forgot', { email }),
    () => api.post('/api/auth/reset', { token: canary, password }),
    () => api.post(`/api/auth/confirm?token=${confirm}`, { token: confirm }, auth),
    () => api.get(`/api/auth/confirm/${confirm}`),
    () => api.get('/api/me', { Authorization: `Bearer ${canary}` }),
    () => api.get(`/api/me?token=${token}`, auth),
    () => api.app.request('/api/me', { method: 'PATCH', body: JSON.stringify(named), headers: auth }),
    () => api.post('/api/me/password', { currentPassword: wrong, password: `${canary}-next` }, auth),
    () => api.post('/api/me/confirmation', {}, auth),
    () => api.get(`/api/me/bookings/${canary}`, auth),
    () => api.post(`/api/me/bookings/${canary}/cancel`, {}, auth),
    () => api.post('/api/bookings/by-link', { token: `${canary}.${canary}.${canary}` }),
    () => api.post('/api/bookings/by-link/arrival', { token: canary, shuttle: true, note: canary }),
    () => api.post('/api/testimonials/by-link', { token: `${canary}.${canary}.${canary}` }),
    () =>
      api.post(
        '/api/messages',
        { ...goodMessage, fullName: canary, email },
        { Referer: `https://x/${canary}` },
      ),
    () => api.post('/api/bookings', { ...goodBooking, firstName: canary, email }, auth),
    () => api.get('/api/me/data', auth),
    () =>
      api.app.request(`/${canary}`, {
        headers: { 'User-Agent': canary, Origin: `https://${canary}.example` },
      }),
    () => api.post('/api/auth/sign-out', {}, { Cookie: `x=${canary}`, 'Sec-Fetch-Site': 'cross-site' }),
  ]
  for (const call of calls) await call()
  const refreshed = await refreshBy(api, refreshToken)
  const secrets = [
    refreshToken,
    ...refreshTokensOf(refreshed),
    (await refreshed.json()).token,
    token,
    reset,
    confirm,
  ]

  // and if the database itself repeats the written values
  for (const table of ['users', 'sessions', 'outbox']) await failWritesTo(api.db, table, canary)
  const broken = [
    await api.post('/api/users', { ...named, email: `new-${email}` }),
    await api.post('/api/auth/forgot', { email }),
    await api.post('/api/auth/reset', { token: reset, password: `${canary}-next` }),
    await api.post('/api/auth/login', { email, password }),
  ]
  expect(broken.map(({ status }) => status)).toEqual([500, 500, 500, 500])

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(calls.length)
  expect([canary, ...secrets].filter((secret) => log.includes(secret))).toEqual([])
  expect(log).not.toContain('argon2')
})

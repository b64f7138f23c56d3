import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { mostRefreshes } from '../../identity/accounts/sessions/queries.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking, goodLogin, goodMessage, goodUser } from '../../testing/inputs.ts'
import { mailTo } from '../../testing/mail-options.ts'
import { joinAs, refreshBy, refreshTokensOf } from '../../testing/members.ts'
import { openTempDir, openTestApi, testNow } from '../../testing/test-api.ts'
import { createRetention } from './retention.ts'

const dayMs = 24 * 60 * 60 * 1000
const after = (days: number) => new Date(testNow.getTime() + days * dayMs)

it('an unconfirmed account is deleted after a month, unless it is in use', async () => {
  const api = await openTestApi()
  await api.post('/api/users', { ...goodUser, email: 'unused@example.com' })
  await api.post('/api/users', { ...goodUser, email: 'confirmed@example.com' })
  const { userId } = await joinAs(api, { email: 'booked@example.com' })
  await joinAs(api, { email: 'signed-in@example.com' })
  const set = (sql: string, ...values: unknown[]) => api.db.prepare(sql).run(...values)
  await set("UPDATE users SET email_confirmed_at = created_at WHERE email = 'confirmed@example.com'")
  await set('UPDATE sessions SET expires_at = ? WHERE user_id <> ?', after(60).toISOString(), userId)
  await api.db.exec(`INSERT INTO bookings (reference, status, room_type_id, unit_id, check_in, check_out, guests,
      first_name, last_name, email, total_cents, lang, free_cancellation_until, created_at, user_id)
    SELECT 'CR-1', 'confirmed', room_type_id, id, '2027-07-01', '2027-07-03', 2, 'A', 'B', '', 100, 'en',
      '2027-06-02', '2027-06-01', '${userId}' FROM units ORDER BY id LIMIT 1`)
  const emails = () => api.db.prepare('SELECT email FROM users ORDER BY email').pluck().all()
  const retention = createRetention(api.db)
  await retention(after(29))
  expect(await emails()).toHaveLength(4)
  await retention(after(31))
  expect(await emails()).toEqual(['booked@example.com', 'confirmed@example.com', 'signed-in@example.com'])
})

it('one account has fifty sessions at most: one more ends the oldest', async () => {
  let now = testNow
  const api = await openTestApi({ now: () => now })
  const { refreshToken } = await joinAs(api)
  const tokens = []
  for (let i = 0; i < 50; i += 1) {
    now = new Date(now.getTime() + 1000)
    tokens.push(refreshTokensOf(await api.post('/api/auth/login', goodLogin))[0] ?? '')
  }
  expect((await api.counts()).sessions).toBe(50)
  expect((await refreshBy(api, refreshToken)).status).toBe(401)
  expect((await refreshBy(api, tokens[0] ?? '')).status).toBe(200)
})

it('a session ends after a maximum of refreshes, each of which leaves a row', async () => {
  const api = await openTestApi()
  const { refreshToken } = await joinAs(api)
  const sessionId = await api.db.prepare('SELECT id FROM sessions').pluck().get()
  const insert = api.db.prepare('INSERT INTO used_refresh_tokens (token_hash, session_id) VALUES (?, ?)')
  await api.db.transaction(async () => {
    for (let i = 0; i < mostRefreshes; i += 1) await insert.run(Buffer.from(`token ${i}`), sessionId)
  })()
  expect((await refreshBy(api, refreshToken)).status).toBe(401)
  const rows = api.db.prepare('SELECT COUNT(*) FROM used_refresh_tokens').pluck()
  expect([(await api.counts()).sessions, await rows.get()]).toEqual([0, 0])
})

it('a network stores a maximum of accounts in a day, from any of its addresses', async () => {
  const api = await openTestApi({ rateLimits: { registersOfDay: 5 } })
  const register = async (remoteAddress: string) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...goodUser, email: `${remoteAddress}@example.com` }),
    }
    return (await api.app.request('/api/users', init, { incoming: { socket: { remoteAddress } } } as never))
      .status
  }
  const statuses = []
  for (let i = 0; i < 8; i += 1) statuses.push(await register(`203.0.113.${i}`))
  expect(statuses).toEqual([...Array(5).fill(201), 429, 429, 429])
  expect(await register('198.51.100.1')).toBe(201)
})

onBoth('requests that store nothing use up no daily limit, even concurrent ones', async () => {
  const api = await openTestApi({ rateLimits: { registersOfDay: 5, bookingsOfDay: 5 } })
  const env = { incoming: { socket: { remoteAddress: '203.0.113.7' } } } as never
  const headers = { 'Content-Type': 'application/json' }
  const send = async (path: string, body: object) =>
    (await api.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, env)).status
  for (let i = 0; i < 12; i += 1) {
    expect(await send('/api/bookings', {})).toBe(400)
    expect(await send('/api/users', {})).toBe(400)
  }
  await Promise.all(Array.from({ length: 12 }, () => send('/api/bookings', {})))
  const users = Array.from({ length: 12 }, (_, i) => ({ ...goodUser, email: `guest-${i}@example.com` }))
  const statuses = await Promise.all(users.map((user) => send('/api/users', user)))
  expect(statuses.filter((status) => status === 201)).toHaveLength(5)
  expect(await send('/api/bookings', goodBooking)).toBe(201)
})

it('mail that is written into a folder is deleted after a month', async () => {
  const dataDir = openTempDir()
  const folder = join(dataDir, 'outbox')
  mkdirSync(folder)
  for (const [name, days] of [
    ['old.eml', 31],
    ['new.eml', 29],
    ['notes.txt', 31],
  ] as const) {
    writeFileSync(join(folder, name), '')
    const at = new Date(Date.now() - days * dayMs)
    utimesSync(join(folder, name), at, at)
  }
  const api = await openTestApi({ dataDir, mail: mailTo({ folder }) })
  await api.post('/api/messages', goodMessage)
  await expect.poll(() => readdirSync(folder)).not.toContain('old.eml')
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['new.eml', 'notes.txt']))
})

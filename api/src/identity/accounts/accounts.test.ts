import { loginReceipt } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { hashToken } from '../../core/secrets/token.ts'
import { goodGoogle, goodLogin, goodUser } from '../../testing/inputs.ts'
import { mailsOf, refreshTokensOf } from '../../testing/members.ts'
import { openTestApi } from '../../testing/test-api.ts'

const hourMs = 60 * 60 * 1000

describe('POST /api/users', () => {
  it('R-account-password: 11.4.2: stores an account with an Argon2id hash', async () => {
    // at the production cost, which no other test pays
    const api = await openTestApi({ passwordCost: undefined })
    const answer = await api.post('/api/users/', goodUser)
    expect([answer.status, await answer.json()]).toEqual([201, { success: true }])
    const row = await api.db.prepare('SELECT email, password_hash FROM users').get()
    expect(row).toMatchObject({
      email: 'amara@example.com',
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    })
  })

  it('R-account-silence: 6.3.8: answers a known address like a new one, changes nothing and notifies its owner', async () => {
    const api = await openTestApi()
    const first = await api.post('/api/users?lang=de', goodUser)
    const stored = await api.db.prepare('SELECT * FROM users').all()
    const other = {
      ...goodUser,
      email: 'AMARA@Example.com',
      firstName: 'Eve',
      password: 'eve-wants-this-one',
    }
    const again = await api.post('/api/users', other)
    expect([again.status, await again.text()]).toEqual([first.status, await first.text()])
    expect([...again.headers.keys()]).toEqual([...first.headers.keys()])
    expect(await api.db.prepare('SELECT * FROM users').all()).toEqual(stored)
    const userId = await api.db.prepare('SELECT id FROM users').pluck().get()
    // in the owner's language, whatever language the request had
    expect(await mailsOf(api)).toEqual([
      { kind: 'welcome', userId, lang: 'de' },
      { kind: 'account-exists', userId, lang: 'de' },
    ])
    expect((await api.post('/api/auth/login', { ...goodLogin, password: other.password })).status).toBe(401)
  })

  it.each([
    ['li＠qq.com', 'li@qq.com'],
    ['info@gästehaus-müller.de', 'info@xn--gstehaus-mller-5hb70b.de'],
    ['a&b@example.com', 'a&b@example.com'],
  ])('accepts the address %s, with which its guest signs in however it is typed', async (typed, stored) => {
    const api = await openTestApi()
    expect((await api.post('/api/users', { ...goodUser, email: typed })).status).toBe(201)
    expect(await api.db.prepare('SELECT email FROM users').pluck().all()).toEqual([stored])
    for (const email of [typed, stored, ` ${stored.toUpperCase()}\u200b`]) {
      expect((await api.post('/api/auth/login', { ...goodLogin, email })).status).toBe(200)
    }
  })

  it('6.2.8, 6.2.9: accepts a pass phrase of 200 characters completely, in any script', async () => {
    const api = await openTestApi()
    const password = `${'ü茶🌴 '.repeat(39)}end!!`
    expect(password).toHaveLength(200)
    await api.post('/api/users', { ...goodUser, password })
    const login = (typed: string) => api.post('/api/auth/login', { ...goodLogin, password: typed })
    expect((await login(password)).status).toBe(200)
    expect((await login(password.normalize('NFD').slice(0, 200))).status).toBe(401)
    expect((await login(`${password.slice(0, -1)}?`)).status).toBe(401)
  })

  it.each([
    ['seven77', 'too_short'],
    ['password1', 'common_password'],
    ['PASSWORD1', 'common_password'],
    // in full-width letters, which have the same hash
    ['ｐａｓｓｗｏｒｄ１', 'common_password'],
    ['aaaaaaaaaaaa', 'common_password'],
    [`x${'y'.repeat(200)}`, 'too_long'],
  ])('R-account-password: 6.2.1, 6.2.4: refuses the password %s', async (password, code) => {
    const answer = await (await openTestApi()).post('/api/users', { ...goodUser, password })
    expect([answer.status, (await answer.json()).fields]).toMatchObject([400, [{ field: 'password', code }]])
  })

  it('R-role-admin: 15.3.3: reads nothing from a body but its fields', async () => {
    const api = await openTestApi()
    const extra = { id: 'mine', _id: 'mine', role: 'admin', emailVerified: true, password_hash: 'x' }
    await api.post('/api/users', { ...goodUser, ...extra })
    const { user } = await (await api.post('/api/auth/login', goodLogin)).json()
    const fields = ['country', 'email', 'emailConfirmed', 'firstName', 'id', 'lastName']
    expect(Object.keys(user).sort()).toEqual(fields)
    expect([user.id === 'mine', user.emailConfirmed]).toEqual([false, false])
  })
})

describe('POST /api/auth/login', () => {
  it('R-session-tokens: returns the user and two tokens, of which only the hashes are stored', async () => {
    const api = await openTestApi()
    await api.post('/api/users', goodUser)
    const answer = await api.post('/api/auth/login', { ...goodLogin, email: ' Amara@EXAMPLE.com ' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { user, ...receipt } = loginReceipt.strict().parse(await answer.json())
    expect(user).toMatchObject({ firstName: 'Amara', lastName: 'Perera', country: 'Sri Lanka' })
    expect(receipt).toMatchObject({
      tokenExpiresAt: '2027-06-01T06:10:00.000Z',
      sessionExpiresAt: '2027-06-01T18:00:00.000Z',
    })
    const [refreshToken = ''] = refreshTokensOf(answer)
    for (const token of [receipt.token, refreshToken]) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    }
    expect(await api.db.prepare('SELECT user_id, refresh_hash FROM sessions').all()).toEqual([
      { user_id: user.id, refresh_hash: hashToken(refreshToken) },
    ])
    expect(await api.db.prepare('SELECT token_hash FROM access_tokens').pluck().all()).toEqual([
      hashToken(receipt.token),
    ])
  })

  it.each([
    [false, 12],
    [true, 30 * 24],
  ])('R-login-remember: with remember %s signs in for %i hours', async (remember, hours) => {
    let now = new Date('2027-06-01T06:00:00Z')
    const api = await openTestApi({ now: () => now })
    await api.post('/api/users', goodUser)
    await api.post('/api/auth/login', { ...goodLogin, remember })
    const expiresAt = new Date(now.getTime() + hours * hourMs)
    expect(await api.db.prepare('SELECT expires_at FROM sessions').pluck().get()).toBe(
      expiresAt.toISOString(),
    )
    now = expiresAt
    await api.post('/api/auth/login', goodLogin)
    expect((await api.counts()).sessions).toBe(1)
  })

  it('R-call-login-message, R-account-silence: 6.3.8: answers an unknown address and a wrong password alike', async () => {
    const api = await openTestApi()
    await api.post('/api/users', goodUser)
    const wrong = await api.post('/api/auth/login', { ...goodLogin, password: 'not-this-one' })
    const unknown = await api.post('/api/auth/login', { ...goodLogin, email: 'nobody@example.com' })
    const body = await wrong.text()
    expect([wrong.status, unknown.status, await unknown.text()]).toEqual([401, 401, body])
    expect(JSON.parse(body)).toEqual({
      ok: false,
      message: 'E-mail or password is incorrect.',
      error: 'E-mail or password is incorrect.',
      code: 'invalid_credentials',
    })
  })
})

describe('POST /api/auth/google', () => {
  it('R-call-google: trusts no name and address without a proof, and stores no row', async () => {
    const api = await openTestApi()
    await api.post('/api/users', goodUser)
    const before = await api.counts()
    for (const body of [goodGoogle, { ...goodGoogle, email: 'new@example.com', profilePic: null }]) {
      const answer = await api.post('/api/auth/google', body)
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { error: 'Google has not confirmed this sign-in.', code: 'google_proof_missing' },
      ])
    }
    expect(await api.counts()).toEqual(before)
  })
})

import { accountSchema } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { goodUser } from '../../../testing/inputs.ts'
import { joinAs, mailsOf, openLink, refreshBy, signInAs } from '../../../testing/members.ts'
import { openTestApi, type TestApi, testNow } from '../../../testing/test-api.ts'

const password = 'quiet-lagoon-at-dusk'

const patch = (api: TestApi, body: object, auth: Record<string, string>) =>
  api.app.request('/api/me', {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...auth },
  })

const fieldsOf = async (answer: Response) => [answer.status, (await answer.json()).fields]

/** Creates an account through Google, without a password. */
const joinByGoogle = async (api: TestApi) => {
  const member = await joinAs(api)
  await api.db.prepare('UPDATE users SET password_hash = NULL, country = ?').run('')
  await api.db
    .prepare('INSERT INTO identities (issuer, subject, user_id, created_at) VALUES (?, ?, ?, ?)')
    .run('https://accounts.example', 'subject', member.userId, testNow.toISOString())
  return member
}

describe('GET /api/me', () => {
  it('answers the account, which proxies must not store', async () => {
    const api = await openTestApi()
    const { auth, userId } = await joinAs(api)
    const answer = await api.get('/api/me', auth)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(accountSchema.strict().parse(await answer.json())).toEqual({
      id: userId,
      firstName: 'Amara',
      lastName: 'Perera',
      email: 'amara@example.com',
      country: 'Sri Lanka',
      emailConfirmed: false,
      hasPassword: true,
      google: false,
      createdAt: testNow.toISOString(),
    })
  })

  it('reports an account through Google without a password', async () => {
    const api = await openTestApi()
    const { auth } = await joinByGoogle(api)
    const account = await (await api.get('/api/me', auth)).json()
    expect(account).toMatchObject({ hasPassword: false, google: true, country: '' })
  })
})

describe('PATCH /api/me', () => {
  it('changes name and country, and answers the account in its new state', async () => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    const wanted = { firstName: ' Nimal ', lastName: 'de\nSilva', country: 'Deutschland' }
    const answer = await patch(api, wanted, auth)
    const now = { firstName: 'Nimal', lastName: 'de Silva', country: 'Deutschland' }
    expect([answer.status, await answer.json()]).toMatchObject([200, now])
    expect(await (await api.get('/api/me', auth)).json()).toMatchObject(now)
  })

  it('15.3.3: reads nothing from the body but its three fields', async () => {
    const api = await openTestApi()
    const other = await joinAs(api, { email: 'other@example.com' })
    const { auth, userId } = await joinAs(api)
    const before = await api.db.prepare('SELECT * FROM users WHERE id = ?').get(userId)
    const person = { firstName: 'Amara', lastName: 'Perera', country: 'Sri Lanka' }
    const extra = {
      _id: other.userId,
      id: other.userId,
      userId: other.userId,
      role: 'admin',
      email: 'eve@example.com',
      emailVerified: true,
      emailConfirmed: true,
      email_confirmed_at: 'now',
      password_hash: 'x',
      hasPassword: false,
      google: true,
      createdAt: '1999-01-01',
      ['__proto__']: { admin: true },
    }
    const answer = await patch(api, { ...person, ...extra }, auth)
    expect(accountSchema.strict().safeParse(await answer.json()).success).toBe(true)
    expect(await api.db.prepare('SELECT * FROM users WHERE id = ?').get(userId)).toEqual(before)
    expect(await (await api.get('/api/me', other.auth)).json()).toMatchObject({ id: other.userId })
  })

  it.each(['firstName', 'lastName', 'country'])('refuses an empty %s', async (field) => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    const answer = await patch(api, { ...goodUser, [field]: ' ' }, auth)
    expect(await fieldsOf(answer)).toMatchObject([400, [{ field, code: 'required' }]])
  })
})

describe('POST /api/me/password', () => {
  const change = (api: TestApi, auth: Record<string, string>, body: object) =>
    api.post('/api/me/password', { currentPassword: goodUser.password, password, ...body }, auth)

  it('changes it, ends every other session, drops links to reset it and notifies the owner', async () => {
    const api = await openTestApi()
    const here = await joinAs(api)
    const elsewhere = await signInAs(api, here.person)
    const link = await openLink(api, 'reset', here.userId)
    const answer = await change(api, here.auth, {})
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    const statusOf = async (auth: Record<string, string>) => (await api.get('/api/me', auth)).status
    expect([await statusOf(here.auth), await statusOf(elsewhere.auth)]).toEqual([200, 401])
    expect((await refreshBy(api, elsewhere.refreshToken)).status).toBe(401)
    expect((await refreshBy(api, here.refreshToken)).status).toBe(200)
    expect((await api.post('/api/auth/reset', { token: link, password: 'another-quiet-one' })).status).toBe(
      410,
    )
    await signInAs(api, { email: goodUser.email, password })
    expect((await mailsOf(api)).at(-1)).toMatchObject({ kind: 'password-changed', userId: here.userId })
  })

  it.each([
    ['the current one is wrong', { currentPassword: 'a-wrong-guess' }, 'currentPassword', 'wrong_password'],
    ['the current one is missing', { currentPassword: undefined }, 'currentPassword', 'required'],
    ['the new one is too short', { password: 'seven77' }, 'password', 'too_short'],
    ['the new one is common', { password: 'PassWord1' }, 'password', 'common_password'],
  ])('R-account-password: changes nothing where %s', async (_, body, field, code) => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    const before = await api.db.prepare('SELECT * FROM users').all()
    expect(await fieldsOf(await change(api, auth, body))).toMatchObject([400, [{ field, code }]])
    expect(await api.db.prepare('SELECT * FROM users').all()).toEqual(before)
  })

  it('lets one of two concurrent changes win, and refuses the other', async () => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    const answers = await Promise.all(
      ['first-of-two-here', 'second-of-two-here'].map((one) => change(api, auth, { password: one })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('sets a first one for an account through Google', async () => {
    const api = await openTestApi()
    const { auth } = await joinByGoogle(api)
    expect((await api.post('/api/auth/login', { ...goodUser, password })).status).toBe(401)
    expect((await api.post('/api/me/password', { password }, auth)).status).toBe(200)
    expect((await api.post('/api/auth/login', { ...goodUser, password })).status).toBe(200)
  })
})

describe('POST /api/me/confirmation', () => {
  it('sends the link again while the address is not confirmed', async () => {
    const api = await openTestApi()
    const { auth, userId } = await joinAs(api)
    const ask = async () => (await api.post('/api/me/confirmation?lang=zh', {}, auth)).status
    expect(await ask()).toBe(202)
    expect((await mailsOf(api)).at(-1)).toEqual({ kind: 'confirm-email', userId, lang: 'zh' })
    await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) }, auth)
    const before = await mailsOf(api)
    expect(await ask()).toBe(202)
    expect(await mailsOf(api)).toEqual(before)
  })
})

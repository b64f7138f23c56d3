import { describe, expect, it } from 'vitest'
import { goodLogin, goodUser } from '../../../testing/inputs.ts'
import { joinAs, mailsOf, openLink, refreshBy } from '../../../testing/members.ts'
import { openTestApi, type TestApi, testNow } from '../../../testing/test-api.ts'

const password = 'quiet-lagoon-at-dusk'

const reset = (api: TestApi, token: string, chosen = password) =>
  api.post('/api/auth/reset', { token, password: chosen })

const confirm = (api: TestApi, token: string, auth?: Record<string, string>) =>
  api.post('/api/auth/confirm', { token }, auth)

const failureOf = async (answer: Response) => [answer.status, (await answer.json()).code]

const signIn = async (api: TestApi, typed: string) =>
  (await api.post('/api/auth/login', { ...goodLogin, password: typed })).status

describe('6.3.8: POST /api/auth/forgot', () => {
  it('R-account-silence, R-password-reset: answers a known and an unknown address alike', async () => {
    const api = await openTestApi()
    const { userId } = await joinAs(api)
    const known = await api.post('/api/auth/forgot?lang=de', { email: ' AMARA@example.com' })
    const unknown = await api.post('/api/auth/forgot?lang=de', { email: 'nobody@example.com' })
    const answers = await Promise.all([known, unknown].map(async (a) => [a.status, await a.text()]))
    expect(answers[0]).toEqual([202, '{"success":true}'])
    expect(answers[1]).toEqual(answers[0])
    const namesOf = (answer: Response) => [...answer.headers.keys()]
    expect(namesOf(unknown)).toEqual(namesOf(known))

    // the same row for both, one of them without a recipient: the same work
    const [forKnown, forUnknown] = (await mailsOf(api)).slice(1)
    expect(forKnown).toEqual({ kind: 'password-reset', userId, lang: 'de' })
    expect(forUnknown).toMatchObject({ kind: 'password-reset', lang: 'de' })
    expect(await api.db.prepare('SELECT 1 FROM users WHERE id = ?').get(forUnknown?.userId)).toBe(undefined)
  })

  it('stores no token and no address in the outbox', async () => {
    const api = await openTestApi()
    await joinAs(api)
    await api.post('/api/auth/forgot', { email: goodUser.email })
    expect((await api.counts()).account_links).toBe(0)
    expect(JSON.stringify(await api.db.prepare('SELECT * FROM outbox').all())).not.toContain('example.com')
  })
})

describe('POST /api/auth/reset', () => {
  it('R-password-reset: sets the password, ends every session, confirms the address and notifies the owner', async () => {
    const api = await openTestApi()
    const { userId, auth, refreshToken } = await joinAs(api)
    const answer = await reset(api, await openLink(api, 'reset', userId))
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }])
    expect([await signIn(api, goodUser.password), await signIn(api, password)]).toEqual([401, 200])
    expect((await api.get('/api/me', auth)).status).toBe(401)
    expect((await refreshBy(api, refreshToken)).status).toBe(401)
    expect(await api.db.prepare('SELECT email_confirmed_at FROM users').pluck().get()).toBe(
      testNow.toISOString(),
    )
    expect((await mailsOf(api)).at(-1)).toMatchObject({ kind: 'password-changed', userId })
  })

  it('R-password-reset: works once, even for 20 concurrent requests, and invalidates the other links of the account', async () => {
    const api = await openTestApi()
    const { userId } = await joinAs(api)
    const other = await openLink(api, 'reset', userId)
    const token = await openLink(api, 'reset', userId)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => reset(api, token, `${password}${i}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(410)])
    for (const used of [token, other]) {
      expect(await failureOf(await reset(api, used))).toEqual([410, 'link_invalid'])
    }
  })

  it.each([
    ['that has expired', (api: TestApi, userId: string) => openLink(api, 'reset', userId, 0)],
    ['of another kind', (api: TestApi, userId: string) => openLink(api, 'confirm', userId)],
    ['that nobody sent', () => 'x'.repeat(43)],
  ])('refuses a link %s', async (_, tokenOf) => {
    const api = await openTestApi()
    const { userId } = await joinAs(api)
    expect(await failureOf(await reset(api, await tokenOf(api, userId)))).toEqual([410, 'link_invalid'])
    expect(await signIn(api, goodUser.password)).toBe(200)
  })

  it.each(['', 'short', `${'x'.repeat(43)}' OR 1=1 --`, null, 7])(
    'refuses what is no token: %j',
    async (token) => {
      const answer = await (await openTestApi()).post('/api/auth/reset', { token, password })
      expect([answer.status, (await answer.json()).fields[0].field]).toEqual([400, 'token'])
    },
  )

  it('R-account-password: 6.2.4: refuses a common password, and the link still works', async () => {
    const api = await openTestApi()
    const { userId } = await joinAs(api)
    const token = await openLink(api, 'reset', userId)
    const refused = await reset(api, token, 'PassWord1')
    expect([refused.status, (await refused.json()).fields]).toMatchObject([
      400,
      [{ field: 'password', code: 'common_password' }],
    ])
    expect((await reset(api, token)).status).toBe(200)
  })

  it('locks out a stranger who registered with the address', async () => {
    const api = await openTestApi()
    const squatter = await joinAs(api, { password: 'i-was-here-before-you' })
    await reset(api, await openLink(api, 'reset', squatter.userId))
    expect((await api.get('/api/me', squatter.auth)).status).toBe(401)
    expect(await signIn(api, 'i-was-here-before-you')).toBe(401)
  })
})

describe('POST /api/auth/confirm', () => {
  const isConfirmed = async (api: TestApi, auth: Record<string, string>) =>
    (await (await api.get('/api/me', auth)).json()).emailConfirmed

  it('R-email-confirmed: confirms the address, once', async () => {
    const api = await openTestApi()
    const { userId, auth } = await joinAs(api)
    const token = await openLink(api, 'confirm', userId)
    expect(await isConfirmed(api, auth)).toBe(false)
    expect((await confirm(api, token, auth)).status).toBe(200)
    expect(await isConfirmed(api, auth)).toBe(true)
    expect(await failureOf(await confirm(api, token))).toEqual([410, 'link_invalid'])
  })

  it.each([
    ['that has expired', (api: TestApi, userId: string) => openLink(api, 'confirm', userId, 0)],
    ['to reset a password', (api: TestApi, userId: string) => openLink(api, 'reset', userId)],
    ['that nobody sent', () => '-'.repeat(43)],
  ])('rejects a link %s', async (_, tokenOf) => {
    const api = await openTestApi()
    const { userId, auth } = await joinAs(api)
    expect(await failureOf(await confirm(api, await tokenOf(api, userId)))).toEqual([410, 'link_invalid'])
    expect(await isConfirmed(api, auth)).toBe(false)
  })

  it('R-email-confirmed: changes nothing by a GET', async () => {
    const api = await openTestApi()
    const { userId, auth } = await joinAs(api)
    const token = await openLink(api, 'confirm', userId)
    expect((await api.get(`/api/auth/confirm?token=${token}`)).status).toBe(405)
    expect(await isConfirmed(api, auth)).toBe(false)
  })
})

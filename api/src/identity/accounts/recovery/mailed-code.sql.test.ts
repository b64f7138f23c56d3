import { accountCode, limits } from '@calm-rest/contract/limits'
import { expect, it } from 'vitest'
import { goodLogin, goodUser } from '../../../testing/inputs.ts'
import { openMailedApi } from '../../../testing/mailed-api.ts'
import { joinAs } from '../../../testing/members.ts'
import { testNow } from '../../../testing/test-api.ts'

const { email } = goodUser
const password = 'quiet-lagoon-at-dusk'
const { attempts } = accountCode

/** Headers of a client elsewhere on the internet. */
const from = (address: string) => ({ 'X-Forwarded-For': address })
const home = from('203.0.113.9')
const wrongOf = (code: string) => (code === '00000000' ? '00000001' : '00000000')
const codeIn = ({ text = '' }) => /\b\d{8}\b/.exec(text)?.[0] ?? ''
const failureOf = async (answer: Response) => [answer.status, (await answer.json()).code]
const refused = [401, 'code_refused']

const openWithAccount = async () => {
  let now = testNow
  const api = await openMailedApi({ now: () => now, trustedProxies: ['127.0.0.1'] })
  const incoming = { socket: { remoteAddress: '127.0.0.1' } }
  const member = await joinAs(api)
  /** Cookies of the browsers that requested a mail, by their location. */
  const jar = new Map<unknown, string>()
  const post = (path: string, body: object, headers: Record<string, string>) => {
    const request = { method: 'POST', body: JSON.stringify(body) }
    const sent = { 'Content-Type': 'application/json', ...headers }
    return api.app.request(path, { ...request, headers: sent }, { incoming })
  }
  const ask = async (headers: Record<string, string>) => {
    const answer = await post('/api/auth/forgot', { email }, headers)
    jar.set(headers, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '')
    return answer
  }
  const reset = (code: string, headers: Record<string, string>, more: object = {}, browser = headers) => {
    const cookie = jar.get(browser)
    return post(
      '/api/auth/reset',
      { email, code, password, ...more },
      { ...headers, ...(cookie && { Cookie: cookie }) },
    )
  }
  return {
    api,
    member,
    ask,
    reset,
    post,
    codes: async (count: number) => (await api.mailsOf('password-reset', count)).map(codeIn),
    signIn: async (typed: string) =>
      (await api.post('/api/auth/login', { ...goodLogin, password: typed })).status,
    pass: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
    },
  }
}

it('R-password-reset: the code beside the link sets the password once, even on another device', async () => {
  const { ask, reset, codes, signIn } = await openWithAccount()
  await ask(home)
  const [code = ''] = await codes(1)
  const typed = `${code.slice(0, 4)} ${code.slice(4)}`
  expect((await reset(typed, from('198.51.100.7'), { email: ' AMARA＠example.com' })).status).toBe(200)
  expect([await signIn(password), await signIn(goodUser.password)]).toEqual([200, 401])
  expect(await failureOf(await reset(code, home))).toEqual(refused)
})

it('is useless after its time, for another address, or to confirm an address', async () => {
  const { ask, reset, post, codes, pass, signIn } = await openWithAccount()
  await ask(home)
  const [code = ''] = await codes(1)
  expect(await failureOf(await reset(code, home, { email: 'nobody@example.com' }))).toEqual(refused)
  expect(await failureOf(await post('/api/auth/confirm', { email, code }, home))).toEqual(refused)
  pass(limits.links.resetMinutes)
  expect(await failureOf(await reset(code, home))).toEqual(refused)
  expect(await signIn(goodUser.password)).toBe(200)
})

it('every mail has a code of its own, and earlier ones stay valid', async () => {
  const { ask, reset, codes } = await openWithAccount()
  await ask(home)
  await ask(from('198.51.100.7'))
  const sent = await codes(2)
  expect(new Set(sent).size).toBe(2)
  expect((await reset(sent[0] ?? '', home)).status).toBe(200)
  expect(await failureOf(await reset(sent[1] ?? '', home))).toEqual(refused)
})

it('a stranger in the same network uses up no guess of the browser that requested the mail', async () => {
  const { ask, reset, codes } = await openWithAccount()
  await ask(home)
  const [code = ''] = await codes(1)
  const stranger = { ...home }
  for (let i = 0; i < 3 * attempts.network; i += 1) await reset(wrongOf(code), stranger)
  expect(await failureOf(await reset(code, stranger))).toEqual(refused)
  for (let i = 1; i < attempts.browser; i += 1)
    expect(await failureOf(await reset(wrongOf(code), home))).toEqual(refused)
  expect((await reset(code, home)).status).toBe(200)
})

it('accepts five guesses of one browser, through any number of networks, and twenty of one network', async () => {
  const { api, ask, reset, codes } = await openWithAccount()
  await ask(home)
  const [code = ''] = await codes(1)
  for (let i = 0; i <= attempts.browser; i += 1) await reset(wrongOf(code), from(`192.0.${i}.7`), {}, home)
  expect(await failureOf(await reset(code, home))).toEqual(refused)
  const counted = api.db.prepare("SELECT max(code_attempts) FROM account_links WHERE kind = 'reset'").pluck()
  expect(await counted.get()).toBe(attempts.browser)
  // browsers of one network that request one after another, until the limit
  for (let i = 0; i < 6; i += 1) {
    const browser = from('198.51.100.7')
    await ask(browser)
    for (let guess = 0; guess < attempts.browser; guess += 1) await reset(wrongOf(code), browser)
  }
  expect(await counted.get()).toBe(attempts.browser + attempts.network + attempts.stranger)
})

it('becomes invalid after too many errors from all networks, while the link beside it stays valid', async () => {
  const { api, ask, reset, post, codes } = await openWithAccount()
  await ask(home)
  const [code = ''] = await codes(1)
  await api.db.prepare<[number]>('UPDATE account_links SET code_attempts = ?').run(attempts.all - 1)
  await reset(wrongOf(code), from('198.51.100.7'))
  expect(await failureOf(await reset(code, home))).toEqual(refused)
  const mail = await api.mailOf('password-reset')
  const token = /reset-password#([\w-]{43})/.exec(mail.text ?? '')?.[1]
  expect((await post('/api/auth/reset', { token, password }, home)).status).toBe(200)
})

it('answers an unknown address like one with a code', async () => {
  const { ask, reset, post, codes } = await openWithAccount()
  await ask(home)
  const [code = ''] = await codes(1)
  const known = await reset(wrongOf(code), home)
  const asked = await post('/api/auth/forgot', { email: 'nobody@example.com' }, home)
  const unknown = await reset(code, home, { email: 'nobody@example.com' })
  expect(asked.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-calm-rest-code=[\w-]{22}\.\d+\.[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ])
  expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
})

it('R-email-confirmed: the code of the welcome confirms the address, in the session or outside', async () => {
  const { api, member, post } = await openWithAccount()
  const code = codeIn(await api.mailOf('welcome'))
  expect(await failureOf(await post('/api/auth/confirm', { email, code: wrongOf(code) }, home))).toEqual(
    refused,
  )
  const answer = await post('/api/auth/confirm', { email, code }, { ...home, ...member.auth })
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, passwordEnded: false }])
  expect(await failureOf(await post('/api/auth/confirm', { email, code }, home))).toEqual(refused)
})

it.each([
  [{}, 'token'],
  [{ email }, 'code'],
  [{ code: '12345678' }, 'email'],
  [{ email, code: '1234567' }, 'code'],
  [{ email, code: '1234567x' }, 'code'],
])('requires what is missing in %j', async (proof, field) => {
  const { post } = await openWithAccount()
  const answer = await post('/api/auth/confirm', proof, home)
  expect([answer.status, (await answer.json()).fields[0].field]).toEqual([400, field])
})

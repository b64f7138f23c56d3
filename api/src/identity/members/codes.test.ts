import { staffLimits } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import type { ApiOptions } from '../../index.ts'
import { openMailedApi, tokensIn } from '../../testing/mailed-api.ts'
import { callStaff, inviteTo, staffHeaders, staffTokenIn } from '../../testing/staff.ts'
import { testNow } from '../../testing/test-api.ts'

const email = 'amara@example.com'

/** Headers and connection of a client elsewhere on the internet. */
const from = (address: string) => ({ 'X-Forwarded-For': address })
const elsewhere = from('203.0.113.9')
const wrongOf = (code: string) => (code === '00000000' ? '00000001' : '00000000')
const deviceOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('__Host-calm-rest-staff-device=')) ?? ''

const requestOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('__Host-calm-rest-staff-code=')) ?? ''

/** A member of the staff on a device without a passkey. */
const openWithMember = async (options: Partial<ApiOptions> = {}) => {
  let now = testNow
  const api = await openMailedApi({ now: () => now, trustedProxies: ['127.0.0.1'], ...options })
  /** The API behind a proxy on this machine, so that a test may come from anywhere. */
  const incoming = { socket: { remoteAddress: '127.0.0.1' } }
  const proxied = {
    db: api.db,
    app: { request: (path: string, init?: RequestInit) => api.app.request(path, init, { incoming }) },
  }
  const { token } = await inviteTo(api, { name: 'Amara', role: 'owner', email })
  const [mailed = ''] = tokensIn(await api.mailOf('staff-invite'))
  expect(mailed).toMatch(/^invite=[\w-]{43}$/)
  const accept = async (given: string) => callStaff(api, 'acceptInvite', { body: { token: given } })
  const codes = async (count: number) =>
    (await api.mailsOf('staff-code', count)).map(({ text = '' }) => /\b\d{8}\b/.exec(text)?.[0] ?? '')
  /** The cookies of browsers that requested a code, by their location. */
  const jar = new Map<string, string>()
  const place = ({ 'X-Forwarded-For': address = '' }: Record<string, string>) => address
  return {
    api,
    token,
    mailed: mailed.slice('invite='.length),
    accept,
    codes,
    ask: async (headers: Record<string, string> = {}) => {
      const asked = await callStaff(proxied, 'sendCode', { headers, body: { email } })
      jar.set(place(headers), requestOf(asked.answer))
      return asked
    },
    /** Uses the cookie of the browser that requested a code from there, or from another place. */
    use: (code: string, headers: Record<string, string> = {}, browser = headers) => {
      const cookies = [headers.Cookie, jar.get(place(browser))].filter((cookie) => cookie !== undefined)
      const sent = { ...headers, Cookie: cookies.join('; ') }
      return callStaff(proxied, 'signInByCode', { headers: sent, body: { email, code } })
    },
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

it('R-staff-code: a mailed code signs in once, and permits changes neither to money nor to the staff', async () => {
  const { api, token, mailed, accept, ask, use, codes } = await openWithMember()
  expect((await accept(mailed)).status).toBe(201)
  // the other link of the same invitation
  expect((await accept(token)).data.code).toBe('link_invalid')
  expect((await ask()).status).toBe(202)
  const [code = ''] = await codes(1)
  const { answer, data } = await use(code)
  expect(data).toMatchObject({ signedInBy: 'code', provedUntil: null })
  expect((await use(code)).data.code).toBe('code_refused')
  const headers = staffHeaders(staffTokenIn(answer) ?? '')
  expect(data.rightsByPasskey).toEqual(['decide money', 'set prices', 'change the property', 'manage staff'])
  const invite = { headers, body: { name: 'Mallory', role: 'owner' } }
  expect((await callStaff(api, 'inviteMember', invite)).data.code).toBe('passkey_sign_in')
  expect((await callStaff(api, 'passkeyOptions', { headers })).data.code).toBe('proof_required')
})

it('invalidates a code after a few wrong ones from one network, and after ten minutes', async () => {
  const { mailed, accept, ask, use, codes, pass } = await openWithMember()
  await accept(mailed)
  await ask()
  await ask(elsewhere)
  const [first = ''] = await codes(2)
  for (let i = 0; i < staffLimits.codeAttempts; i += 1)
    expect((await use(wrongOf(first))).data.code).toBe('code_refused')
  expect((await use(first)).data.code).toBe('code_refused')
  // the member, from another place
  expect((await use(first, elsewhere)).status).toBe(200)

  await ask(elsewhere)
  const [, , second = ''] = await codes(3)
  expect(second).not.toBe(first)
  pass(staffLimits.codeMinutes * 60_000)
  expect((await use(second, elsewhere)).data.code).toBe('code_refused')
})

it('R-staff-code: a stranger who requests and guesses from many networks locks no member out, and floods no mailbox', async () => {
  const { api, mailed, accept, ask, use, codes } = await openWithMember()
  await accept(mailed)
  for (let network = 0; network < 8; network += 1)
    for (let i = 0; i < 6; i += 1) expect((await ask(from(`198.51.${network}.7`))).status).toBe(202)
  await api.quiet()
  const sent = api.server.received.filter(({ subject }) => subject === 'Your code for the front desk')
  expect(sent.length).toBeLessThanOrEqual(7)
  for (let network = 0; network < 8; network += 1)
    for (let i = 0; i < 6; i += 1) await use('00000000', from(`198.51.${network}.7`))
  // all of these mails contain the valid code, also for the member who requests it now
  expect((await ask(elsewhere)).status).toBe(202)
  const [first = '', ...others] = await codes(sent.length)
  expect(new Set(others.concat(first)).size).toBe(1)
  expect((await use(first, elsewhere)).status).toBe(200)
})

it('R-staff-code: a known device of a member gets a code of its own, which no stranger invalidates', async () => {
  const { mailed, accept, ask, use, codes } = await openWithMember()
  const { answer } = await accept(mailed)
  const device = deviceOf(answer)
  expect(device).toMatch(/^__Host-calm-rest-staff-device=[\w-]{43}$/)
  const known = { ...elsewhere, Cookie: device }
  for (let i = 0; i < 40; i += 1) await ask(from(`198.51.${i}.7`))
  await codes(7)
  await ask(known)
  const own = (await codes(8)).at(-1) ?? ''
  for (let i = 0; i < 25; i += 1)
    for (let guess = 0; guess < 5; guess += 1) await use(wrongOf(own), from(`198.51.${i}.7`))
  // nor is it valid anywhere else
  expect((await use(own, from('203.0.113.200'))).data.code).toBe('code_refused')
  expect((await use(own, known)).status).toBe(200)
  // a forged cookie is ignored
  expect((await ask({ ...from('198.51.1.7'), Cookie: device.replace(/.$/, '_') })).status).toBe(202)
})

it('R-staff-code: refuses a guess from a browser that has not requested a code, and counts none', async () => {
  const { api, mailed, accept, ask, use, codes } = await openWithMember()
  await accept(mailed)
  const { answer } = await ask(elsewhere)
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-calm-rest-staff-code=[\w-]{22}\.\d+\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ])
  const [code = ''] = await codes(1)
  for (let i = 0; i < 25; i += 1)
    for (let guess = 0; guess < 5; guess += 1) await use(wrongOf(code), from(`198.51.${i}.7`))
  // nor from the member's own network, nor with the code itself
  for (let guess = 0; guess < 9; guess += 1) await use(wrongOf(code), elsewhere, from('nowhere'))
  expect((await use(code, elsewhere, from('nowhere'))).data.code).toBe('code_refused')
  expect(await api.db.prepare('SELECT attempts FROM staff_codes').pluck().all()).toEqual([0])
  // the browser may have moved to another network
  expect((await use(code, from('192.0.2.7'), elsewhere)).status).toBe(200)
})

it('R-staff-code: strangers of twenty networks who request and guess wrongly invalidate no code', async () => {
  const { mailed, accept, ask, use, codes } = await openWithMember()
  await accept(mailed)
  await ask(elsewhere)
  const [code = ''] = await codes(1)
  for (let i = 0; i < 20; i += 1) {
    await ask(from(`198.51.${i}.7`))
    for (let guess = 0; guess < 5; guess += 1) await use(wrongOf(code), from(`198.51.${i}.7`))
    expect((await use(code, from(`198.51.${i}.7`))).data.code).toBe('code_refused')
  }
  expect((await use(code, elsewhere)).status).toBe(200)
})

it('accepts five guesses from one browser, through any number of networks', async () => {
  const { mailed, accept, ask, use, codes } = await openWithMember()
  await accept(mailed)
  await ask(elsewhere)
  const [code = ''] = await codes(1)
  for (let i = 0; i < staffLimits.codeAttempts; i += 1)
    await use(wrongOf(code), from(`198.51.${i}.7`), elsewhere)
  expect((await use(code, from('192.0.2.7'), elsewhere)).data.code).toBe('code_refused')
})

it('invalidates a code that was mistyped two thousand times from all networks', async () => {
  const { api, mailed, accept, ask, use, codes } = await openWithMember()
  await accept(mailed)
  await ask(elsewhere)
  const [code = ''] = await codes(1)
  await api.db.prepare<[number]>('UPDATE staff_codes SET attempts = ?').run(staffLimits.codeAttemptsInAll - 1)
  await ask()
  await use(wrongOf(code))
  expect((await use(code, elsewhere)).data.code).toBe('code_refused')
})

it('answers an unknown address like a member, mails nobody, and no member too often', async () => {
  const { api, mailed, accept, ask, codes } = await openWithMember({ rateLimits: { staffCodes: 2 } })
  const unknown = await callStaff(api, 'sendCode', { body: { email: 'mallory@example.com' } })
  // nor a member who has not accepted the invitation
  const early = await ask()
  await accept(mailed)
  const known = await ask()
  const beyond = await ask()
  for (const { status, data, answer } of [unknown, early, known, beyond]) {
    expect([status, data]).toEqual([202, { success: true }])
    expect(requestOf(answer)).not.toBe('')
  }
  await codes(1)
  await api.quiet()
  expect(
    api.server.received.filter(({ subject }) => subject === 'Your code for the front desk'),
  ).toHaveLength(1)
})

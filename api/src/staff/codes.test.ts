import { staffLimits } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import type { ApiOptions } from '../index.ts'
import { openMailedApi, tokensIn } from '../testing/mailed-api.ts'
import { callStaff, inviteTo, staffHeaders, staffTokenIn } from '../testing/staff.ts'
import { testNow } from '../testing/test-api.ts'

const email = 'amara@example.com'

/** Somebody of the staff whose device has no passkey. */
const openWithMember = async (options: Partial<ApiOptions> = {}) => {
  let now = testNow
  const api = await openMailedApi({ now: () => now, ...options })
  const { token } = await inviteTo(api, { name: 'Amara', role: 'owner', email })
  const [mailed = ''] = tokensIn(await api.mailOf('staff-invite'))
  expect(mailed).toMatch(/^invite=[\w-]{43}$/)
  const accept = async (given: string) => callStaff(api, 'acceptInvite', { body: { token: given } })
  const codes = async (count: number) =>
    (await api.mailsOf('staff-code', count)).map(({ text = '' }) => /\b\d{8}\b/.exec(text)?.[0] ?? '')
  return {
    api,
    token,
    mailed: mailed.slice('invite='.length),
    accept,
    codes,
    ask: () => callStaff(api, 'sendCode', { body: { email } }),
    use: (code: string) => callStaff(api, 'signInByCode', { body: { email, code } }),
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
}

it('R-staff-code: a mailed code signs in once, and decides neither money nor the staff', async () => {
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
  expect((await callStaff(api, 'listMembers', { headers })).status).toBe(200)
  const invite = { headers, body: { name: 'Mallory', role: 'owner' } }
  expect((await callStaff(api, 'inviteMember', invite)).data.code).toBe('proof_required')
  expect((await callStaff(api, 'passkeyOptions', { headers })).data.code).toBe('proof_required')
})

it('ends a code after a few wrong ones, after ten minutes, and with the next one', async () => {
  const { mailed, accept, ask, use, codes, pass } = await openWithMember()
  await accept(mailed)
  await ask()
  const [first = ''] = await codes(1)
  const wrong = first === '00000000' ? '00000001' : '00000000'
  for (let i = 0; i < staffLimits.codeAttempts; i += 1)
    expect((await use(wrong)).data.code).toBe('code_refused')
  expect((await use(first)).data.code).toBe('code_refused')
  await ask()
  await codes(2)
  await ask()
  const [, second = '', third = ''] = await codes(3)
  expect((await use(second)).data.code).toBe('code_refused')
  pass(staffLimits.codeMinutes * 60_000)
  expect((await use(third)).data.code).toBe('code_refused')
})

it('answers an address that nobody has as it answers a member, mails nobody, and no member too often', async () => {
  const { api, mailed, accept, ask, codes } = await openWithMember({ rateLimits: { staffCodes: 2 } })
  const unknown = await callStaff(api, 'sendCode', { body: { email: 'mallory@example.com' } })
  // nor who has not begun yet
  const early = await ask()
  await accept(mailed)
  const known = await ask()
  const beyond = await ask()
  for (const { status, data } of [unknown, early, known, beyond])
    expect([status, data]).toEqual([202, { success: true }])
  await codes(1)
  await api.quiet()
  expect(
    api.server.received.filter(({ subject }) => subject === 'Your code for the front desk'),
  ).toHaveLength(1)
})

import { staffLimits } from '@calm-rest/contract/staff'
import { expect } from 'vitest'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import {
  acceptWith,
  callStaff,
  inviteTo,
  joinStaff,
  openTestStaff,
  origin,
  signInWith,
  staffHeaders,
  staffTokenIn,
} from '../../testing/staff.ts'
import { openTestApi, testNow } from '../../testing/test-api.ts'

const minuteMs = 60_000

const openClocked = async () => {
  let now = testNow
  const api = await openTestApi({ now: () => now })
  return {
    api,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    now: () => now,
  }
}

it('R-staff-invite: a one-time link lets its member in with a passkey, once', async () => {
  const api = await openTestApi()
  const { token } = await inviteTo(api, { name: 'Nirosha', role: 'owner' })
  const body = { token }
  expect((await callStaff(api, 'readInvite', { body })).data).toMatchObject({
    name: 'Nirosha',
    role: 'owner',
    mayUseCode: false,
    expiresAt: '2027-06-02T06:00:00.000Z',
  })
  const authenticator = createAuthenticator({ origin })
  const { status, data, answer } = await acceptWith(api, token, authenticator)
  expect(status).toBe(201)
  expect(data).toMatchObject({
    member: { name: 'Nirosha', role: 'owner' },
    signedInBy: 'passkey',
    endsAt: '2027-06-01T18:00:00.000Z',
    provedUntil: '2027-06-01T06:10:00.000Z',
  })
  const [cookie = ''] = answer.headers.getSetCookie()
  expect(cookie).toMatch(
    /^__Host-calm-rest-staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  // replayed, with the same passkey or another
  for (const route of ['readInvite', 'inviteOptions', 'acceptInvite'] as const)
    expect((await callStaff(api, route, { body })).data.code).toBe('link_invalid')
  expect((await signInWith(api, authenticator)).status).toBe(200)
})

onBoth('R-staff-invite: of two concurrent uses of one link one gets in', async () => {
  const api = await openTestApi()
  const { token } = await inviteTo(api, { name: 'Nirosha', role: 'owner' })
  const answers = await Promise.all(
    [createAuthenticator({ origin }), createAuthenticator({ origin })].map((one) =>
      acceptWith(api, token, one),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 410])
  expect(await api.db.prepare('SELECT COUNT(*) FROM staff_passkeys').pluck().get()).toBe(1)
})

it('a link is valid for a day, and without an address a passkey is required', async () => {
  const { api, pass } = await openClocked()
  const { token } = await inviteTo(api, { name: 'Nirosha', role: 'owner' })
  expect((await callStaff(api, 'acceptInvite', { body: { token } })).data.code).toBe('passkey_needed')
  pass(staffLimits.inviteHours * 60 * minuteMs)
  expect((await callStaff(api, 'readInvite', { body: { token } })).data.code).toBe('link_invalid')
})

it('R-staff-passkey: refuses a passkey of another site, without its owner, that was copied, unknown, or for another challenge', async () => {
  const api = await openTestApi()
  const { authenticator } = await joinStaff(api)
  const { token } = await inviteTo(api, { name: 'Amara', role: 'desk' })
  const elsewhere = { origin: 'https://calmrest.example.evil', rpId: 'localhost' }
  for (const wrong of [elsewhere, { origin, rpId: 'evil.example' }, { origin, isVerified: false }])
    expect((await acceptWith(api, token, createAuthenticator(wrong))).data.code).toBe('passkey_refused')
  expect((await signInWith(api, createAuthenticator({ origin }))).data.code).toBe('passkey_refused')

  const options = async () => (await callStaff(api, 'signInOptions')).data as { challenge: string }
  const signIn = (response: object) => callStaff(api, 'signIn', { body: { response } })
  const asked = await options()
  const response = authenticator.get(asked)
  expect((await signIn(response)).status).toBe(200)
  // intercepted and repeated, or signed again for the same challenge
  for (const again of [response, authenticator.get(asked)])
    expect((await signIn(again)).data.code).toBe('passkey_refused')
  expect((await signIn(authenticator.get({ challenge: 'bWFkZSB1cA' }))).data.code).toBe('passkey_refused')
  // a link's challenge cannot be used to sign in
  const { data } = await callStaff(api, 'inviteOptions', { body: { token } })
  expect((await signIn(authenticator.get(data as { challenge: string }))).data.code).toBe('passkey_refused')
  authenticator.rewind()
  expect((await signInWith(api, authenticator)).data.code).toBe('passkey_refused')
})

it('a challenge is valid for some minutes', async () => {
  const { api, pass } = await openClocked()
  const { authenticator } = await joinStaff(api)
  const { data } = await callStaff(api, 'signInOptions')
  pass(staffLimits.challengeMinutes * minuteMs)
  const response = authenticator.get(data as { challenge: string })
  expect((await callStaff(api, 'signIn', { body: { response } })).data.code).toBe('passkey_refused')
})

it('limits the challenges of a network, and not those of another one', async () => {
  const api = await openTestApi({ rateLimits: { staffChallenges: 2 } })
  const at = (remoteAddress: string) => {
    const incoming = { socket: { remoteAddress } }
    const request = (path: string, init?: RequestInit) => api.app.request(path, init, { incoming })
    return { db: api.db, app: { request } }
  }
  const statuses = []
  for (const address of ['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '203.0.113.7'])
    statuses.push((await callStaff(at(address), 'signInOptions')).status)
  expect(statuses).toEqual([200, 200, 429, 200])
  // anybody may be behind this machine
  for (let i = 0; i < 4; i += 1) expect((await callStaff(at('127.0.0.1'), 'signInOptions')).status).toBe(200)
})

it('R-staff-session: ends after two idle hours, after twelve in any case, and at once when it is ended', async () => {
  const { api, pass } = await openClocked()
  const { call, authenticator } = await joinStaff(api)
  const code = async () => (await call('readSession')).data.code
  pass(119 * minuteMs)
  expect(await code()).toBeUndefined()
  pass(119 * minuteMs)
  expect(await code()).toBeUndefined()
  pass(120 * minuteMs)
  expect(await code()).toBe('unauthorized')

  const phone = staffTokenIn((await signInWith(api, authenticator)).answer) ?? ''
  const laptop = staffTokenIn((await signInWith(api, authenticator)).answer) ?? ''
  const as = (token: string) => ({ headers: staffHeaders(token) })
  const { data: sessions } = await callStaff(api, 'listOwnSessions', as(laptop))
  expect(sessions).toHaveLength(2)
  const other = sessions.find(({ isThis }) => !isThis)
  await callStaff(api, 'endOwnSession', { ...as(laptop), params: { id: other?.id ?? '' } })
  expect((await callStaff(api, 'readSession', as(phone))).data.code).toBe('unauthorized')
  for (let hours = 1; hours < staffLimits.sessionHours; hours += 1) {
    pass(60 * minuteMs)
    expect((await callStaff(api, 'readSession', as(laptop))).status).toBe(200)
  }
  pass(60 * minuteMs)
  expect((await callStaff(api, 'readSession', as(laptop))).data.code).toBe('unauthorized')
})

it('signing in ends the former session of the browser, and signing out ends it on the server', async () => {
  const { api, authenticator, headers, call } = await openTestStaff()
  const { data: options } = await callStaff(api, 'signInOptions')
  const response = authenticator.get(options as { challenge: string })
  const { answer } = await callStaff(api, 'signIn', { headers, body: { response } })
  expect((await call('readSession')).data.code).toBe('unauthorized')
  const next = { headers: staffHeaders(staffTokenIn(answer) ?? '') }
  expect((await callStaff(api, 'signOut', next)).answer.headers.getSetCookie()[0]).toMatch(
    /^__Host-calm-rest-staff=; Max-Age=0;/,
  )
  expect((await callStaff(api, 'readSession', next)).data.code).toBe('unauthorized')
})

it('R-staff-proof: a stolen cookie changes neither money nor the staff: that requires the passkey of the same member', async () => {
  const { api, pass, now } = await openClocked()
  const owner = await joinStaff(api)
  const other = await joinStaff(api, 'owner', { name: 'Amara', now })
  pass(staffLimits.proofMinutes * minuteMs)
  const invite = () => owner.call('inviteMember', { body: { name: 'Mallory', role: 'owner' } })
  expect((await invite()).data.code).toBe('proof_required')
  expect((await owner.call('passkeyOptions')).data.code).toBe('proof_required')

  const options = async () => (await owner.call('proofOptions')).data as { challenge: string }
  const strangers = other.authenticator.get(await options())
  expect((await owner.call('prove', { body: { response: strangers } })).data.code).toBe('passkey_refused')
  // a signature from the sign-in page is no proof in this session
  const { data: signInOptions } = await callStaff(api, 'signInOptions')
  const lured = owner.authenticator.get(signInOptions as { challenge: string })
  expect((await owner.call('prove', { body: { response: lured } })).data.code).toBe('passkey_refused')
  expect((await invite()).data.code).toBe('proof_required')

  const response = owner.authenticator.get(await options())
  expect((await owner.call('prove', { body: { response } })).data.provedUntil).not.toBeNull()
  expect((await invite()).status).toBe(201)
})

it('a member adds a second passkey, signs in with it, and keeps at least one', async () => {
  const { api, call } = await openTestStaff()
  const second = createAuthenticator({ origin })
  const { data: options } = await call('passkeyOptions')
  const response = second.create(options as { challenge: string })
  const added = await call('addPasskey', { body: { response, deviceName: 'Laptop' } })
  expect([added.status, added.data.deviceName]).toEqual([201, 'Laptop'])
  expect((await signInWith(api, second)).status).toBe(200)
  const { data: passkeys } = await call('listPasskeys')
  const [first, last] = passkeys as [(typeof passkeys)[number], (typeof passkeys)[number]]
  expect((await call('removePasskey', { params: { id: first.id } })).status).toBe(200)
  expect((await call('removePasskey', { params: { id: last.id } })).data.code).toBe('passkey_needed')
})

it('R-staff-passkey: another member’s passkey can be neither the first nor an additional one', async () => {
  const { api, authenticator } = await openTestStaff()
  const { token } = await inviteTo(api, { name: 'Mallory', role: 'desk' })
  const begun = await acceptWith(api, token, authenticator)
  expect([begun.status, begun.data.code]).toEqual([409, 'passkey_taken'])
  // the link is still unused
  const own = createAuthenticator({ origin })
  const { answer, status } = await acceptWith(api, token, own)
  expect(status).toBe(201)
  const headers = staffHeaders(staffTokenIn(answer) ?? '')
  for (const one of [authenticator, own]) {
    const { data: options } = await callStaff(api, 'passkeyOptions', { headers })
    const response = one.create(options as { challenge: string })
    const added = await callStaff(api, 'addPasskey', { headers, body: { response, deviceName: 'Laptop' } })
    expect([added.status, added.data.code]).toEqual([409, 'passkey_taken'])
  }
  expect(await api.db.prepare('SELECT COUNT(*) FROM staff_passkeys').pluck().get()).toBe(2)
})

it('R-staff-members: the owner invites, sees, signs out and removes; an owner always remains', async () => {
  const { api, call, memberId } = await openTestStaff()
  const { data: invited } = await call('inviteMember', { body: { name: 'Amara', role: 'desk' } })
  expect(invited).toMatchObject({ member: { name: 'Amara', role: 'desk', hasAccepted: false } })
  expect(invited.link).toMatch(/^http:\/\/localhost\/desk#invite=[\w-]{43}$/)
  expect((await call('inviteMember', { body: { name: 'amara', role: 'desk' } })).data.code).toBe('name_taken')
  const token = invited.link.split('invite=')[1] ?? ''
  const authenticator = createAuthenticator({ origin })
  const desk = staffHeaders(staffTokenIn((await acceptWith(api, token, authenticator)).answer) ?? '')
  const { data: members } = await call('listMembers')
  expect(
    members.map(({ name, hasAccepted, passkeys, sessions }) => [name, hasAccepted, passkeys, sessions]),
  ).toEqual([
    ['Amara', true, 1, 1],
    ['owner', true, 1, 1],
  ])
  const params = { id: invited.member.id }
  await call('endSessionsOfMember', { params })
  expect((await callStaff(api, 'readSession', { headers: desk })).data.code).toBe('unauthorized')
  expect((await call('removeMember', { params })).status).toBe(200)
  expect((await signInWith(api, authenticator)).data.code).toBe('passkey_refused')
  expect((await call('removeMember', { params: { id: memberId } })).data.code).toBe('last_owner')
  const log = await api.db.prepare('SELECT who, action, subject FROM desk_log ORDER BY id').all()
  expect(log.slice(-5)).toEqual([
    { who: 'owner', action: 'staff sign in', subject: 'owner' },
    { who: 'owner', action: 'staff invite', subject: 'Amara' },
    { who: 'Amara', action: 'staff sign in', subject: 'Amara' },
    { who: 'owner', action: 'staff sign out', subject: 'Amara' },
    { who: 'owner', action: 'staff remove', subject: 'Amara' },
  ])
})

it('R-first-owner: a property without staff gets a link at each start until somebody has accepted one', async () => {
  const api = await openTestApi()
  const first = (await api.firstInvite()) ?? ''
  const second = (await api.firstInvite()) ?? ''
  expect((await callStaff(api, 'readInvite', { body: { token: first } })).data.code).toBe('link_invalid')
  expect((await acceptWith(api, second, createAuthenticator({ origin }))).data.member.role).toBe('owner')
  expect(await api.firstInvite()).toBeUndefined()
})

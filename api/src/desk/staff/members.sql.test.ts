import { rightsOf } from '@calm-rest/contract/staff'
import { expect } from 'vitest'
import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { joinStaff, openTestStaff, origin } from '../../testing/staff.ts'

/** An owner, a member with the role desk, and the owner's list entry of a member. */
const openWithAmara = async () => {
  const owner = await openTestStaff()
  const amara = await joinStaff(owner.api, 'desk', { name: 'Amara' })
  const listed = async (id: string) => {
    const { data } = await owner.call('listMembers')
    const found = data.find((member) => member.id === id)
    if (!found) throw new Error(`Nobody has the id ${id}`)
    return found
  }
  return { ...owner, amara, listed }
}

it('R-staff-role: another role applies from the next request of each session on, and is in the audit log', async () => {
  const { api, call, amara, listed } = await openWithAmara()
  const params = { id: amara.memberId }
  const { version } = await listed(amara.memberId)
  expect((await amara.call('readDay')).status).toBe(200)
  const { status, data } = await call('setRole', { params, body: { version, role: 'housekeeping' } })
  expect([status, data.role]).toEqual([200, 'housekeeping'])
  expect((await amara.call('readDay')).data.code).toBe('forbidden')
  expect((await amara.call('readSession')).data.rights).toEqual(rightsOf('housekeeping'))

  // on a phone that still shows the former role
  const stale = await call('setRole', { params, body: { version, role: 'owner' } })
  expect(stale.data).toMatchObject({ code: 'changed_meanwhile', current: data })
  expect((await listed(amara.memberId)).role).toBe('housekeeping')
  expect(await createAuditLog(api.db).newest(1)).toMatchObject([
    {
      who: 'owner',
      action: 'staff role',
      subject: 'Amara',
      before: { role: 'desk' },
      after: { role: 'housekeeping' },
    },
  ])
})

it('R-staff-role: an owner always remains, and an invited one does not count yet', async () => {
  const { call, memberId, amara, listed } = await openWithAmara()
  const set = async (id: string, role: string) => {
    const { version } = await listed(id)
    return (await call('setRole', { params: { id }, body: { version, role } })).data
  }
  const { data: invited } = await call('inviteMember', { body: { name: 'Bela', role: 'owner' } })
  expect((await set(memberId, 'desk')).code).toBe('last_owner')
  expect((await set(memberId, 'owner')).role).toBe('owner')
  expect((await set(invited.member.id, 'desk')).role).toBe('desk')
  expect((await set(amara.memberId, 'owner')).role).toBe('owner')
  expect((await set(memberId, 'desk')).role).toBe('desk')
  expect((await call('listMembers')).data.code).toBe('forbidden')
})

it('R-staff-members: shows until when a link is open, and when a member was last seen, even after signing out', async () => {
  const { api, call, amara, listed, setClock } = await openWithAmara()
  const { data: invited } = await call('inviteMember', {
    body: { name: 'Bela', role: 'desk', email: 'bela@example.com', lang: 'de' },
  })
  expect(invited.link).toMatch(/^http:\/\/localhost\/desk\?lang=de#invite=[\w-]{43}$/)
  expect(invited.member).toMatchObject({ lang: 'de', invitedUntil: invited.expiresAt, lastSeenAt: null })
  const mails = api.db.prepare("SELECT lang FROM outbox WHERE kind = 'staff-invite'").pluck()
  expect(await mails.all()).toEqual(['de'])

  await call('endSessionsOfMember', { params: { id: amara.memberId } })
  expect(await listed(amara.memberId)).toMatchObject({ sessions: 0, lastSeenAt: '2027-06-01T06:00:00.000Z' })
  expect((await listed(amara.memberId)).invitedUntil).toBeNull()
  const later = new Date(Date.parse(invited.expiresAt) + 1).toISOString()
  await setClock(later)
  expect((await listed(invited.member.id)).invitedUntil).toBeNull()
})

it('R-staff-own: the last passkey can be removed if codes can be mailed, and never the last one of an owner', async () => {
  const { api, call, amara } = await openWithAmara()
  const mailed = { email: 'bela@example.com' }
  const bela = await joinStaff(api, 'desk', { name: 'Bela', ...mailed })
  const chandra = await joinStaff(api, 'owner', { name: 'Chandra', email: 'chandra@example.com' })
  const removeLast = async (who: Pick<typeof bela, 'call'>) => {
    const [passkey, ...more] = (await who.call('listPasskeys')).data
    const { data } = await who.call('removePasskey', { params: { id: passkey?.id ?? '' } })
    return [more.length, passkey?.mayRemove, data.code]
  }
  expect(await removeLast(amara)).toEqual([0, false, 'passkey_needed'])
  expect(await removeLast(chandra)).toEqual([0, false, 'passkey_needed'])
  expect(await removeLast(bela)).toEqual([0, true, undefined])
  // another member's passkey counts as unknown
  const { data: owners } = await call('listPasskeys')
  await chandra.call('removePasskey', { params: { id: owners[0]?.id ?? '' } })
  expect((await call('listPasskeys')).data).toHaveLength(1)
})

onBoth(
  'R-staff-own: the audit log has a member’s acts on sessions and passkeys, and of two passkeys one remains',
  async () => {
    const { api, call, signIn, headers } = await openTestStaff()
    const first = { ...headers }
    const second = createAuthenticator({ origin })
    const { data: options } = await call('passkeyOptions')
    const response = second.create(options as { challenge: string })
    await call('addPasskey', { body: { response, deviceName: 'Laptop' } })
    await signIn()
    const { data: sessions } = await call('listOwnSessions')
    const other = sessions.find(({ isThis }) => !isThis)
    await call('endOwnSession', { params: { id: other?.id ?? '' } })
    expect((await call('readSession', { headers: first })).data.code).toBe('unauthorized')
    const { data: passkeys } = await call('listPasskeys')
    expect(passkeys.map(({ mayRemove }) => mayRemove)).toEqual([true, true])
    const removed = await Promise.all(
      passkeys.map(({ id }) => call('removePasskey', { params: { id } }).then(({ status }) => status)),
    )
    expect(removed.sort()).toEqual([200, 422])
    const log = (await createAuditLog(api.db).newest(10)).filter(({ who }) => who === 'owner')
    expect(log.map(({ action }) => action).reverse()).toEqual([
      'staff sign in',
      'staff passkey add',
      'staff sign in',
      'staff session end',
      'staff passkey remove',
    ])
  },
)

it('R-staff-members: another link for a member is a new one, mailed in their language, and logged with the role', async () => {
  const { api, call } = await openTestStaff()
  const { data: first } = await call('inviteMember', {
    body: { name: 'Bela', role: 'desk', email: 'bela@example.com', lang: 'de' },
  })
  const { status, data } = await call('inviteAgain', { params: { id: first.member.id } })
  expect([status, data]).toEqual([
    200,
    {
      member: first.member,
      link: expect.stringMatching(/^http:\/\/localhost\/desk\?lang=de#invite=[\w-]{43}$/),
      expiresAt: first.expiresAt,
    },
  ])
  expect(data.link).not.toBe(first.link)
  const mails = api.db.prepare("SELECT lang FROM outbox WHERE kind = 'staff-invite'").pluck()
  expect(await mails.all()).toEqual(['de', 'de'])
  const log = api.db.prepare<[], { after: string }>(
    `SELECT who, action, subject, after FROM desk_log WHERE subject = 'Bela' ORDER BY id`,
  )
  expect((await log.all()).map((row) => ({ ...row, after: JSON.parse(row.after) }))).toEqual([
    { who: 'owner', action: 'staff invite', subject: 'Bela', after: { role: 'desk' } },
    { who: 'owner', action: 'staff invite again', subject: 'Bela', after: { role: 'desk' } },
  ])
})

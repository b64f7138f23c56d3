import { rights } from '@calm-rest/contract/staff'
import { expect } from 'vitest'
import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { callStaff, joinStaff, openTestStaff } from '../../testing/staff.ts'

/** An owner, a composed role, and a member who has it. */
const openWithManager = async () => {
  const owner = await openTestStaff()
  const { data: role } = await owner.call('addRole', {
    body: { name: 'Manager', rights: ['read stays', 'manage staff'] },
  })
  const amal = await joinStaff(owner.api, role.id, { name: 'Amal' })
  return { ...owner, role, amal }
}

onBoth(
  'R-staff-roles: the owner composes a role, which holds from the next request of each session, and is in the audit log',
  async () => {
    const { api, call, role, amal } = await openWithManager()
    expect(role).toMatchObject({
      name: 'Manager',
      rights: ['own session', 'read stays', 'manage staff'],
      isComposed: true,
      mayGive: true,
      members: 0,
    })
    expect((await amal.call('readDay')).status).toBe(200)
    expect((await amal.call('listUnits')).data.code).toBe('forbidden')
    expect((await amal.call('readSession')).data.member).toMatchObject({ role: role.id, roleName: 'Manager' })

    const params = { id: role.id }
    const body = { version: role.version, name: 'Rooms', rights: ['keep rooms'] }
    const { data: changed } = await call('changeRole', { params, body })
    expect(changed).toMatchObject({ name: 'Rooms', rights: ['own session', 'keep rooms'], members: 1 })
    expect((await amal.call('readDay')).data.code).toBe('forbidden')
    expect((await amal.call('listUnits')).status).toBe(200)
    // on a phone that still shows the former rights
    const stale = await call('changeRole', { params, body: { ...body, rights: [...rights] } })
    expect(stale.data).toMatchObject({ code: 'changed_meanwhile', current: changed })

    const end = (more: object) => call('removeRole', { params, body: { version: changed.version, ...more } })
    expect((await end({})).data.code).toBe('role_in_use')
    expect((await end({ moveTo: 'night' })).status).toBe(200)
    expect((await amal.call('readSession')).data.member).toMatchObject({ role: 'night', roleName: null })
    expect((await call('listRoles')).data.map(({ id }) => id)).not.toContain(role.id)
    expect(
      (await createAuditLog(api.db).newest(4)).map(({ who, action, subject }) => [who, action, subject]),
    ).toEqual([
      ['owner', 'staff role remove', 'Rooms'],
      ['owner', 'staff role', 'Amal'],
      ['owner', 'staff role change', 'Manager'],
      ['Amal', 'staff sign in', 'Amal'],
    ])
  },
)

it('R-staff-roles: somebody who manages the staff gets no right that they lack', async () => {
  const { api, call, role, amal, memberId } = await openWithManager()
  const code = async <T extends { data: { code?: string } }>(answer: Promise<T>) => (await answer).data.code
  const { data: members } = await amal.call('listMembers')
  const versionOf = (id: string) => members.find((one) => one.id === id)?.version ?? ''
  const setRole = (id: string, to: string) =>
    code(amal.call('setRole', { params: { id }, body: { version: versionOf(id), role: to } }))
  expect(await setRole(amal.memberId, 'owner')).toBe('right_not_held')
  expect(await setRole(memberId, 'housekeeping')).toBe('right_not_held')
  const owner = { params: { id: memberId } }
  for (const route of ['inviteAgain', 'removeMember', 'endSessionsOfMember'] as const)
    expect(await code(amal.call(route, owner))).toBe('right_not_held')
  const more = { name: 'More', rights: ['set prices'] }
  expect(await code(amal.call('addRole', { body: more }))).toBe('right_not_held')
  const own = { params: { id: role.id }, body: { ...more, version: role.version } }
  expect(await code(amal.call('changeRole', own))).toBe('right_not_held')
  expect(await code(amal.call('inviteMember', { body: { name: 'Mallory', role: 'desk' } }))).toBe(
    'right_not_held',
  )
  expect((await amal.call('addRole', { body: { name: 'Reader', rights: ['read stays'] } })).status).toBe(201)
  expect(await code(call('addRole', { body: { name: 'reader', rights: ['read stays'] } }))).toBe(
    'role_name_taken',
  )
  for (const name of ['owner', 'OWNER', 'ｏｗｎｅｒ', 'Rezeption', '店主'])
    expect(await code(call('addRole', { body: { name, rights: ['read stays'] } }))).toBe('role_name_taken')
  for (const name of ['Rea\u200bder', '\u202eReader', 'Reader\u2066'])
    expect((await call('addRole', { body: { name, rights: ['read stays'] } })).data).toMatchObject({
      fields: [{ field: 'name', code: 'invalid_text' }],
    })
  expect((await call('readSession')).data.member.role).toBe('owner')
  // what older code writes during an upgrade is the role of the member
  await api.db.prepare("UPDATE staff_members SET role = 'desk' WHERE id = ?").run(amal.memberId)
  expect((await amal.call('readSession')).data.member).toMatchObject({ role: 'desk', roleName: null })
})

it('R-staff-roles: a role that is gone leaves its members their own session alone', async () => {
  const { api, role, amal } = await openWithManager()
  await api.db.prepare('DELETE FROM staff_roles WHERE id = ?').run(role.id)
  expect((await amal.call('readSession')).data).toMatchObject({
    member: { role: 'none' },
    rights: ['own session'],
  })
  expect((await amal.call('readDay')).data.code).toBe('forbidden')
})

it('R-staff-roles: the night checks guests out without a change of dates or price', async () => {
  const { api, call, setClock } = await openTestStaff()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  await setClock('2027-07-02T06:00:00.000Z')
  const night = await joinStaff(api, 'night', { now: () => new Date('2027-07-02T06:00:00.000Z') })
  const params = { reference }
  const { stay } = (await night.call('readStay', { params })).data
  const arrived = await night.call('markStay', { params, body: { version: stay.version, mark: 'check_in' } })
  expect(arrived.status).toBe(200)
  const { version } = arrived.data
  const early = { version, mark: 'check_out', nightsLeft: 'given_back', totalPrice: 235 }
  expect((await night.call('markStay', { params, body: early })).data.code).toBe('forbidden')
  expect((await call('readStay', { params })).data.stay).toMatchObject({ version })
  expect((await night.call('markStay', { params, body: { version, mark: 'check_out' } })).status).toBe(200)
  expect((await callStaff(api, 'readFigures', { headers: night.headers })).data.code).toBe('forbidden')
})

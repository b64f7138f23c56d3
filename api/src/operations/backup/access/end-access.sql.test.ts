import { expect, it } from 'vitest'
import { joinAs, refreshBy, signInAs } from '../../../testing/members.ts'
import { callStaff, joinStaff, signInWith } from '../../../testing/staff.ts'
import { openTestApi } from '../../../testing/test-api.ts'
import { endAccessIn } from './end-access.ts'

const openUsed = async () => {
  const api = await openTestApi()
  return { api, owner: await joinStaff(api), guest: await joinAs(api) }
}

it('ends every session of a database that other tools restored, and requires new invitations of the staff', async () => {
  const { api, owner, guest } = await openUsed()
  const access = await endAccessIn(api.db, { trustsBackup: false })
  expect(access).toMatchObject({
    comparison: { kind: 'unknown' },
    ended: { 'sessions of the staff': 1, "guests' sessions": 1 },
    removed: [{ name: 'owner', role: 'owner' }],
    hasOwner: false,
    forgotten: 0,
  })
  expect((await callStaff(api, 'readSession', { headers: owner.headers })).status).toBe(401)
  expect((await refreshBy(api, guest.refreshToken)).status).toBe(401)
  expect((await signInWith(api, owner.authenticator)).status).toBe(401)
  expect((await api.post('/api/auth/login', guest.person)).status).toBe(401)
  expect(await api.firstInvite()).toBeTypeOf('string')
})

it('keeps members, passkeys and passwords if the operator states that nothing was ended since', async () => {
  const { api, owner, guest } = await openUsed()
  await endAccessIn(api.db, { trustsBackup: true })
  expect((await callStaff(api, 'readSession', { headers: owner.headers })).status).toBe(401)
  expect((await signInWith(api, owner.authenticator)).status).toBe(200)
  await signInAs(api, guest.person)
})

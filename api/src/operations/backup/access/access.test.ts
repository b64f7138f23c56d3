import { renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { databaseFile } from '../../../core/database/sqlite/open-file.ts'
import { openPartners } from '../../../partners/open-partners.ts'
import { createAuthenticator } from '../../../testing/authenticator.ts'
import { cookieOf, joinAs, openLink, refreshBy, signInAs } from '../../../testing/members.ts'
import { acceptWith, callStaff, inviteTo, joinStaff, origin, signInWith } from '../../../testing/staff.ts'
import { openTempDir, openTestApi, type TestApi, testNow } from '../../../testing/test-api.ts'
import { makeBackup, restoreBackup } from '../index.ts'
import { openSiteToRestore } from './site-to-restore.fixture.ts'

const sessionStatus = async (api: TestApi, headers: Record<string, string>) =>
  (await callStaff(api, 'readSession', { headers })).status

const membersOf = (api: TestApi) =>
  api.db.prepare('SELECT name, role, email FROM staff_members ORDER BY name').all()

describe('access granted by the backup', () => {
  it('ends the cookie of the staff: a thief whose session was revoked stays out', async () => {
    const { api, backup, desk, restoreOverItself } = await openSiteToRestore()
    const { headers, memberId } = await joinStaff(api)
    const file = await backup()
    await desk.staff.endSessions(memberId)
    expect(await sessionStatus(api, headers)).toBe(401)
    const { restored, access } = await restoreOverItself(file)
    expect(await sessionStatus(restored, headers)).toBe(401)
    expect(access.ended).toEqual({ 'sessions of the staff': 1 })
  })

  it('ends invitations and codes of the staff, and waiting mails with more of them', async () => {
    const { api, backup, restoreOverItself } = await openSiteToRestore()
    await joinStaff(api)
    const { token } = await inviteTo(api, { name: 'Amara', role: 'desk', email: 'amara@example.com' })
    await callStaff(api, 'sendCode', { body: { email: 'amara@example.com' } })
    const { restored } = await restoreOverItself(await backup())
    const accepted = await callStaff(restored, 'inviteOptions', { body: { token } })
    expect([accepted.status, accepted.data.code]).toEqual([410, 'link_invalid'])
    const waiting = restored.db
      .prepare("SELECT COUNT(*) FROM outbox WHERE kind IN ('staff-invite', 'staff-code')")
      .pluck()
    expect(await waiting.get()).toBe(0)
  })

  it("ends guests' sessions, both of their tokens, and links about their accounts", async () => {
    const { api, backup, restoreOverItself } = await openSiteToRestore()
    const guest = await joinAs(api)
    const link = await openLink(api, 'reset', guest.userId)
    const { restored } = await restoreOverItself(await backup())
    const statuses = [
      (await restored.get('/api/me', guest.auth)).status,
      (await refreshBy(restored, guest.refreshToken)).status,
      (await restored.get('/api/me', cookieOf(guest.refreshToken))).status,
      (await restored.post('/api/auth/reset', { token: link, password: 'another-quiet-one' })).status,
    ]
    expect(statuses).toEqual([401, 401, 401, 410])
    await signInAs(restored, guest.person)
  })

  it('notifies no phone until it is subscribed again, with another key', async () => {
    const { api, backup, restoreOverItself } = await openSiteToRestore()
    const { call, memberId } = await joinStaff(api)
    await call('readPush')
    await api.db
      .prepare(`INSERT INTO push_subscriptions (id, member_id, endpoint, p256dh, auth, lang, used_at)
        VALUES ('lost', ?, 'https://push.example/lost', 'a', 'b', 'en', '2027-06-01')`)
      .run(memberId)
    const { restored, access } = await restoreOverItself(await backup())
    expect(await restored.db.prepare('SELECT COUNT(*) FROM push_subscriptions').pluck().get()).toBe(0)
    expect(await restored.db.prepare('SELECT COUNT(*) FROM push_keys').pluck().get()).toBe(0)
    expect(access.ended).toMatchObject({ 'phones that are told': 1 })
  })
})

describe('what was revoked since the backup', () => {
  it('keeps a removed member, passkey and right away, and names their owners', async () => {
    const { api, backup, desk, restoreOverItself } = await openSiteToRestore()
    await joinStaff(api)
    const removed = await joinStaff(api, 'desk', { name: 'Amara' })
    const lowered = await joinStaff(api, 'owner', { name: 'Bandu', email: 'bandu@example.com' })
    const lost = await joinStaff(api, 'desk', { name: 'Chandi' })
    const file = await backup()
    await desk.staff.remove(removed.memberId)
    await desk.staff.setRole(lowered.memberId, 'desk')
    await api.db.prepare('UPDATE staff_members SET email = NULL WHERE id = ?').run(lowered.memberId)
    await api.db.prepare('DELETE FROM staff_passkeys WHERE member_id = ?').run(lost.memberId)

    const { restored, access } = await restoreOverItself(file)
    expect((await signInWith(restored, removed.authenticator)).status).toBe(401)
    expect((await signInWith(restored, lost.authenticator)).status).toBe(401)
    expect((await signInWith(restored, lowered.authenticator)).status).toBe(200)
    expect(await membersOf(restored)).toEqual([
      { name: 'Bandu', role: 'desk', email: null },
      { name: 'Chandi', role: 'desk', email: null },
      { name: 'owner', role: 'owner', email: null },
    ])
    expect(access).toMatchObject({
      comparison: { kind: 'known' },
      removed: [{ name: 'Amara', role: 'desk' }],
      lockedOut: [{ name: 'Chandi', role: 'desk' }],
      hasOwner: true,
    })
  })

  it('and a person who became a member or an owner since is neither', async () => {
    const { api, backup, desk, restoreOverItself } = await openSiteToRestore()
    await joinStaff(api)
    const cleaner = await joinStaff(api, 'housekeeping', { name: 'Dilan' })
    const file = await backup()
    const thief = await joinStaff(api, 'owner', { name: 'Thief' })
    await desk.staff.setRole(cleaner.memberId, 'owner')
    const { restored } = await restoreOverItself(file)
    expect((await signInWith(restored, thief.authenticator)).status).toBe(401)
    expect(await membersOf(restored)).toMatchObject([
      { name: 'Dilan', role: 'housekeeping' },
      { name: 'owner', role: 'owner' },
    ])
  })

  it('and a composed role has the rights that both grant, and a role that is another one now none', async () => {
    const { api, backup, desk, restoreOverItself } = await openSiteToRestore()
    await joinStaff(api)
    const role = await desk.roles.add({ name: 'Manager', rights: ['read stays', 'set prices'] })
    const amara = await joinStaff(api, role.id, { name: 'Amara' })
    const bela = await joinStaff(api, role.id, { name: 'Bela' })
    const file = await backup()
    await desk.roles.change(role.id, { name: 'Manager', rights: ['read stays', 'keep rooms'] })
    await desk.staff.setRole(bela.memberId, 'accounts')
    const { restored } = await restoreOverItself(file)
    const rightsOf = async ({ authenticator }: typeof amara) =>
      (await signInWith(restored, authenticator)).data.rights
    expect(await rightsOf(amara)).toEqual(['own session', 'read stays'])
    expect(await rightsOf(bela)).toEqual(['own session'])
  })

  it("keeps a guest's former password invalid, and the new one valid", async () => {
    const { api, backup, restoreOverItself } = await openSiteToRestore()
    const guest = await joinAs(api)
    const file = await backup()
    const password = 'quiet-lagoon-at-dusk'
    await api.post('/api/me/password', { currentPassword: guest.person.password, password }, guest.auth)
    const { restored, access } = await restoreOverItself(file)
    expect((await restored.post('/api/auth/login', guest.person)).status).toBe(401)
    await signInAs(restored, { ...guest.person, password })
    expect(access.changed).toEqual({ "guests' passwords": 1 })
  })

  it("keeps addresses of calendars, partners' pages and links as they were ended or replaced", async () => {
    const { api, backup, restoreOverItself, desk } = await openSiteToRestore()
    const partnersOf = (dataDir: string) => openPartners({ dataDir }, () => testNow)
    const partners = await partnersOf(api.dataDir)
    await partners.add({ id: 'alpin', name: 'Alpin', origins: ['https://a.example', 'https://b.example'] })
    await partners.add({ id: 'gone', name: 'Gone', origins: ['https://c.example'] })
    const old = await desk.channels.add('coral-suite', 'booking.com')
    const dropped = await desk.channels.add('coral-suite', 'airbnb')
    const file = await backup()
    await partners.rotateLinks('alpin')
    await partners.replaceOrigins('alpin', ['https://a.example'])
    await partners.remove('gone')
    await partners.close()
    const fresh = await desk.channels.rotate('coral-suite', 'booking.com')
    await desk.channels.remove('coral-suite', 'airbnb')

    const { restored } = await restoreOverItself(file)
    const statuses = [old, dropped, fresh].map(async ({ path }) => (await restored.get(path)).status)
    expect(await Promise.all(statuses)).toEqual([404, 404, 200])
    const after = await partnersOf(restored.dataDir)
    expect(await after.list()).toMatchObject([
      { id: 'alpin', status: 'active', origins: ['https://a.example'], linksVersion: 2 },
      { id: 'gone', status: 'ended', origins: [] },
    ])
    await after.close()
  })

  it('keeps a removed key removed, and links valid that were mailed since', async () => {
    const { api, backup, restoreOverItself } = await openSiteToRestore()
    const add = api.db.prepare('INSERT INTO signing_keys (id, key, created_at) VALUES (?, ?, ?)')
    await add.run('stolen', Buffer.alloc(32, 1), '2027-01-01')
    await add.run('kept', Buffer.alloc(32, 2), '2027-01-02')
    const file = await backup()
    await api.db.exec("DELETE FROM signing_keys WHERE id = 'stolen'")
    await add.run('new', Buffer.alloc(32, 3), '2027-01-03')
    const { restored } = await restoreOverItself(file)
    const ids = await restored.db.prepare('SELECT id FROM signing_keys ORDER BY id').pluck().all()
    expect(ids).toEqual(['kept', 'new'])
  })
})

describe('a database of a later release, after a rollback of a deployment,', () => {
  const openDeployed = async () => {
    const site = await openSiteToRestore()
    await joinStaff(site.api)
    const removed = await joinStaff(site.api, 'desk', { name: 'Amara' })
    const file = await site.backup()
    await site.desk.staff.remove(removed.memberId)
    return { ...site, file }
  }

  it('is compared as well', async () => {
    const { api, file, restore } = await openDeployed()
    const changedBy = 'PRAGMA user_version = 9999; ALTER TABLE rates ADD COLUMN of_tomorrow TEXT'
    const { access } = await restore(file, { over: api, changedBy })
    expect(access).toMatchObject({
      comparison: { kind: 'known' },
      removed: [{ name: 'Amara' }],
      hasOwner: true,
    })
  })

  it('counts as unknown if its members are stored differently', async () => {
    const { api, file, restore } = await openDeployed()
    const changedBy = 'PRAGMA user_version = 9999; ALTER TABLE staff_members RENAME COLUMN role TO rights'
    const { access } = await restore(file, { over: api, changedBy })
    expect(access).toMatchObject({
      comparison: { kind: 'unknown', reason: expect.stringContaining('no such column') },
      removed: [{ name: 'Amara' }, { name: 'owner' }],
    })
  })
})

describe('if it is unknown what was revoked since', () => {
  const damaged = async () => {
    const dataDir = openTempDir()
    writeFileSync(join(dataDir, databaseFile), 'not a database\n'.repeat(1000))
    return dataDir
  }

  it.each([
    ['there was no database', async () => openTempDir(), 'there was no database to compare it with'],
    ['it cannot be read', damaged, /^the database that is replaced cannot be read \(.*not a database/],
    [
      'it was begun anew',
      async () => {
        const fresh = await openTestApi()
        await joinStaff(fresh)
        const { file } = await makeBackup({ dataDir: fresh.dataDir, folder: openTempDir() })
        renameSync(file, join(dirname(file), databaseFile))
        return dirname(file)
      },
      'the database that is replaced was not made from the same one as the backup',
    ],
  ])('since %s: the staff are invited anew, and guests choose another password', async (_, place, reason) => {
    const { api, backup } = await openSiteToRestore()
    const { authenticator } = await joinStaff(api)
    const guest = await joinAs(api)
    const file = await backup()
    const dataDir = await place()
    const { access } = await restoreBackup({ dataDir, file, overNewer: true })
    expect(access).toMatchObject({
      comparison: { kind: 'unknown', reason: expect.stringMatching(reason) },
      removed: [{ name: 'owner', role: 'owner' }],
      hasOwner: false,
    })
    const again = await openTestApi({ dataDir })
    expect((await signInWith(again, authenticator)).status).toBe(401)
    expect((await again.post('/api/auth/login', guest.person)).status).toBe(401)
    const link = await openLink(again, 'reset', guest.userId)
    const password = 'another-quiet-one'
    expect((await again.post('/api/auth/reset', { token: link, password })).status).toBe(200)
    // as on the first day
    const token = (await again.firstInvite()) ?? ''
    expect((await acceptWith(again, token, createAuthenticator({ origin }))).status).toBe(201)
  })

  it('the operator may state that nothing was, and the staff keep their passkeys', async () => {
    const { api, backup, restore } = await openSiteToRestore()
    const { authenticator, headers } = await joinStaff(api)
    const guest = await joinAs(api)
    const { restored, access } = await restore(await backup(), { trustsBackup: true })
    expect(access.comparison).toEqual({ kind: 'trusted' })
    expect(await sessionStatus(restored, headers)).toBe(401)
    expect((await signInWith(restored, authenticator)).status).toBe(200)
    await signInAs(restored, guest.person)
  })
})

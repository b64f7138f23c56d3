import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eachGuestText } from '@calm-rest/contract/guest-texts'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import { readMigrations } from '../../core/database/migrations.ts'
import { databaseFile, erasingSince, openFile } from '../../core/database/sqlite/open-file.ts'
import { createDeskCommands } from '../../desk/create-desk-commands.ts'
import { goodBooking, goodMessage, goodUser } from '../../testing/inputs.ts'
import { joinAs, openLink } from '../../testing/members.ts'
import { openTempDir, openTestApi, testNow } from '../../testing/test-api.ts'

const guest = { firstName: 'Zanzibar', lastName: 'Canarybird', email: 'canary@zanzibar.example' }
const phone = '+94771234987'
const fullName = `${guest.firstName} ${guest.lastName}`
const canaries = [guest.firstName, guest.lastName, guest.email, phone, 'sings at night']

/** Returns which of the guest's data is in the bytes of the database or its log, in any page. */
const foundIn = (dataDir: string) =>
  ['', '-wal'].flatMap((end) => {
    const file = join(dataDir, `${databaseFile}${end}`)
    if (!existsSync(file)) return []
    const bytes = readFileSync(file).toString('latin1').toLowerCase()
    return canaries
      .filter((canary) => bytes.includes(canary.toLowerCase()))
      .map((canary) => `${canary}${end}`)
  })

/** A guest with an account who stayed, with everything that the front desk can write. */
const openKnown = async () => {
  const api = await openTestApi()
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  const { auth, userId, person } = await joinAs(api, guest)
  await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) }, auth)
  const book = async (body: object, headers = {}) =>
    (await (await api.post('/api/bookings', { ...goodBooking, ...body }, headers)).json()).reference
  const stay = { checkIn: '2027-06-01', checkOut: '2027-06-04', phone }
  const own = await book({ ...guest, ...stay, ...eachGuestText(() => `${fullName} sings at night`) }, auth)
  const others = await book({ checkIn: '2027-08-01', checkOut: '2027-08-04' })
  await desk.stays.writeNote(own, `${fullName} sings at night`)
  await desk.stays.setPrice(own, 500, `${fullName} complained`)
  await desk.payments.take(own, { amount: 100, method: 'cash', note: `From ${fullName}` })
  await desk.payments.reverse(own, 1, `${fullName} paid by card`)
  await desk.stays.writeNote(others, `Friends of ${fullName}, same floor`)
  await desk.stays.setPrice(others, 600, `As promised to ${fullName}, ${phone}`)
  const block = { roomId: 'lighthouse-suite', from: '2027-09-02', until: '2027-09-05' }
  await desk.blocks.add({ ...block, reason: `Wedding of ${fullName}` })
  await api.post('/api/messages', { ...goodMessage, ...guest, fullName, phone })
  await desk.messages.answer(1, `Dear ${fullName}, yes`)
  await desk.bookings.arrive(own)
  await desk.bookings.leave(own)
  return { api, desk, auth, person, own, others }
}

const reasonsIn = (log: { after: object | null }[]) =>
  log.flatMap(({ after }) => (after && 'reason' in after ? [after.reason] : []))

it('leaves no byte of an erased guest in the database or its log, and every line of the audit log', async () => {
  const { api, desk, others } = await openKnown()
  const { newest } = createAuditLog(api.db)
  const lines = (await newest(100)).length
  expect(foundIn(api.dataDir).length).toBeGreaterThan(0)
  await desk.guests.erase(guest.email)
  expect(foundIn(api.dataDir)).toEqual([])
  const log = await newest(100)
  // one more for the erasure
  expect(log).toHaveLength(lines + 1)
  expect(reasonsIn(log).filter((reason) => reason !== null)).toEqual([])
  const note = api.db.prepare<[string], string>('SELECT note FROM bookings WHERE reference = ?').pluck()
  expect(await note.get(others)).toBe('Friends of …, same floor')
})

it('leaves none of a guest who deletes the account either', async () => {
  const { api, auth } = await openKnown()
  expect((await api.post('/api/me/removal', { password: goodUser.password }, auth)).status).toBe(200)
  await api.db.purgeLog()
  expect(foundIn(api.dataDir)).toEqual([])
})

it('rewrites a database of an earlier version, so that data which that version deleted is gone, too', () => {
  const dataDir = openTempDir()
  const earlier = readMigrations('sqlite').slice(0, erasingSince)
  expect(earlier.pop()?.sql).toContain('CREATE TABLE erasures')
  const old = new Sqlite(join(dataDir, databaseFile))
  for (const { sql } of earlier) old.exec(sql)
  old.exec(`PRAGMA user_version = ${earlier.length}; PRAGMA secure_delete = OFF;
    INSERT INTO messages (full_name, email, message, lang, created_at)
      VALUES ('${fullName}', '${guest.email}', 'sings at night', 'en', '2027'); DELETE FROM messages`)
  old.close()
  expect(foundIn(dataDir).length).toBeGreaterThan(0)
  openFile(dataDir).close()
  expect(foundIn(dataDir)).toEqual([])
})

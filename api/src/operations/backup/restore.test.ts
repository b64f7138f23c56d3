import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { openDesk } from '../../desk/open-desk.ts'
import { createApi } from '../../index.ts'
import { startChild } from '../../testing/child.ts'
import { placeOf } from '../../testing/engine.ts'
import { goodBooking, goodMessage } from '../../testing/inputs.ts'
import { joinAs, refreshBy } from '../../testing/members.ts'
import { openTempDir, openTestApi, testNow } from '../../testing/test-api.ts'
import { makeBackup, type RestoreOptions, restoreBackup } from './index.ts'

const silent = { now: () => testNow, logger: pino({ level: 'silent' }) }

/** A closed database with one booking in its backup and a second one after it. */
const closedDatabase = async () => {
  const dataDir = openTempDir()
  const folder = join(openTempDir(), 'backups')
  const api = await createApi({ dataDir, ...silent })
  const post = (path: string, body: unknown) =>
    api.app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
  await post('/api/bookings', goodBooking)
  const { file } = await makeBackup({ dataDir, folder })
  await post('/api/bookings', { ...goodBooking, checkIn: '2027-07-10', checkOut: '2027-07-13' })
  await post('/api/messages', goodMessage)
  await api.close()
  const bookings = (path = join(dataDir, 'calm-rest.db')) => {
    const db = new Sqlite(path, { readonly: true })
    const count = db.prepare('SELECT COUNT(*) FROM bookings').pluck().get()
    db.close()
    return count
  }
  const restore = (options: Partial<RestoreOptions> = {}) =>
    restoreBackup({ dataDir, file, overNewer: false, ...options })
  return { dataDir, file, bookings, restore }
}

describe('refuses, and changes nothing,', () => {
  it('while the site runs', async () => {
    const { dataDir, restore, bookings } = await closedDatabase()
    const child = startChild('../serve.ts', [], { PORT: '0', DATA_DIR: dataDir })
    await child.nextLine()
    await expect(restore({ overNewer: true })).rejects.toThrow('The site runs on')
    child.process.kill('SIGTERM')
    await child.ended
    expect(bookings()).toBe(2)
    await restore({ overNewer: true })
    expect(bookings()).toBe(1)
  })

  it('over newer data without confirmation, and describes it', async () => {
    const { restore, bookings, dataDir } = await closedDatabase()
    const before = readdirSync(dataDir)
    const words = await restore().then(
      () => '',
      (cause: Error) => cause.message,
    )
    expect(words).toMatch(/^The backup lacks what is there: bookings \(1\), messages \(1\)\.\n/)
    expect(words).toMatch(
      /\n {2}bookings:\n {4}CR-\S+ {2}Amara Perera, lighthouse-suite from 2027-07-10 to 2027-07-13, 705\.00\n/,
    )
    expect(words).toMatch(/\n {2}messages:\n {4}2027-06-01 \d\d:\d\d UTC {2}\S.*\nSay --yes /)
    // reading it creates an empty log
    expect(readdirSync(dataDir).filter((name) => !/-(wal|shm)$/.test(name))).toEqual(before)
    expect(bookings()).toBe(2)
  })

  it('lists what is lost: changed bookings, payments, prices and staff, even with --yes', async () => {
    const { dataDir, file, restore } = await closedDatabase()
    const now = () => new Date('2027-06-02T08:00:00.000Z')
    const desk = await openDesk({ ...placeOf(dataDir), who: 'nirosha', now })
    const booked = { by: 'made', from: '2027-01-01', until: '2028-01-01' } as const
    const stays = await desk.bookings.ofGroup(booked)
    const reference = stays.find(({ checkIn }) => checkIn === '2027-07-01')?.reference ?? ''
    await desk.stays.setPrice(reference, 600, 'No water')
    await desk.payments.take(reference, { amount: 200, method: 'card' })
    await desk.rooms.setPrices('coral-suite', { price: 280 })
    await desk.staff.invite({ name: 'Bela', role: 'desk' })
    await desk.close()
    const lost = [
      'bookings (1), changed bookings (1), payments (1), prices (1), staff (1), messages (1)',
      `${reference}  Amara Perera, lighthouse-suite from 2027-07-01 to 2027-07-04, 600.00 instead of 705.00`,
      `2027-06-02 08:00 UTC  200.00 by card for ${reference} Amara Perera, taken by nirosha`,
      '2027-06-02 08:00 UTC  room price of coral-suite by nirosha',
      'Bela (desk)',
    ]
    const asked: string[] = []
    const refuse = async (words: string) => {
      asked.push(words)
      throw new Error('no')
    }
    await expect(restore({ confirmLoss: refuse })).rejects.toThrow('no')
    const done = await restore({ overNewer: true, file })
    for (const words of lost) {
      expect(asked[0]).toContain(words)
      expect(done.lost).toContain(words)
    }
    // repeating it loses nothing
    expect((await restore({ file })).lost).toBeUndefined()
  })

  it('lists what is lost: the staff’s changes to rooms, amenities, units and the property', async () => {
    const { dataDir, restore } = await closedDatabase()
    const now = () => new Date('2027-06-02T08:00:00.000Z')
    const desk = await openDesk({ ...placeOf(dataDir), who: 'nirosha', now })
    const texts = { en: { description: 'Above the garden.' }, de: { description: 'Über dem Garten.' } }
    await desk.roomTypes.edit('coral-suite', { texts })
    await desk.roomTypes.edit('horizon-room', { guests: 1 })
    const names = { en: 'Espresso machine', de: 'Espressomaschine', zh: '浓缩咖啡机' }
    await desk.amenities.add({ icon: 'tea', names })
    const { amenities } = await desk.roomTypes.find('horizon-room')
    await desk.roomTypes.edit('horizon-room', { amenities: [...amenities, 'espresso-machine'] })
    await desk.facts.change({ checkInFrom: '15:00', phone: '+94 41 555 0199' })
    await desk.units.set('courtyard-room', 2, 'dirty')
    const closed = { from: '2027-07-02', until: '2027-07-05', reason: 'New roof' }
    await desk.blocks.add({ roomId: 'courtyard-room', unit: 1, ...closed })
    await desk.rateRules.closeProperty({ from: '2027-05-16', until: '2027-06-20', note: 'Monsoon' })
    await desk.close()
    const words = await restore().then(
      () => '',
      (cause: Error) => cause.message,
    )
    for (const line of [
      'texts of coral-suite in de, en',
      'guests, size or category of horizon-room',
      'amenities of horizon-room',
      'espresso-machine, not in the backup',
      'check-in from 15:00 instead of 14:00',
      'telephone +94 41 555 0199 instead of +94 41 555 0142',
      'courtyard-room/2  dirty instead of clean',
      'courtyard-room/1  from 2 to 4 July 2027: New roof',
      '2027-06-02 08:00 UTC  rates change of rates by nirosha: property closed: 16 May to 19 June 2027, Monsoon',
    ])
      expect(words).toContain(`\n    ${line}\n`)
    expect(words).not.toMatch(/[{}]/)
  })

  it('over a database that cannot be read, since the loss is unknown', async () => {
    const { dataDir, restore } = await closedDatabase()
    writeFileSync(join(dataDir, 'calm-rest.db'), 'not a database\n'.repeat(1000))
    await expect(restore()).rejects.toThrow(/cannot be read: file is not a database\.\nSay --yes/)
  })

  it('a backup in which one bit has changed', async () => {
    const { file, restore } = await closedDatabase()
    const bytes = readFileSync(file)
    bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1
    writeFileSync(file, bytes)
    await expect(restore({ overNewer: true })).rejects.toThrow('another SHA-256')
  })

  it.each([
    ['no file', () => {}, 'There is no file'],
    ['no database', (file: string) => writeFileSync(file, 'x'.repeat(5000)), 'file is not a database'],
    [
      'another database',
      (file: string) => new Sqlite(file).exec('CREATE TABLE a (b)').close(),
      'of a guesthouse',
    ],
    [
      'one of a later code',
      (file: string, backup: string) => {
        copyFileSync(backup, file)
        const db = new Sqlite(file)
        db.pragma('user_version = 9999')
        db.close()
      },
      'Did you forget to update the code?',
    ],
    [
      'half of a backup',
      (file: string, backup: string) => writeFileSync(file, readFileSync(backup).subarray(0, 100_000)),
      /damaged|malformed/,
    ],
  ])('%s', async (_, write, words) => {
    const { file, dataDir, restore, bookings } = await closedDatabase()
    const other = join(openTempDir(), 'other.db')
    write(other, file)
    const before = readdirSync(dataDir)
    await expect(restore({ file: other, overNewer: true })).rejects.toThrow(words)
    expect(readdirSync(dataDir)).toEqual(before)
    expect(bookings()).toBe(2)
  })
})

it('moves the former database aside, from which everything can be recovered', async () => {
  const { restore, bookings, dataDir } = await closedDatabase()
  const { replaced = '' } = await restore({ overNewer: true })
  expect([bookings(), bookings(replaced)]).toEqual([1, 2])
  expect((await restore({ file: replaced })).bookings).toBe(2)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.restore'))).toEqual([])
})

it('moves a damaged database aside with its log', async () => {
  const { restore, bookings, dataDir } = await closedDatabase()
  const file = join(dataDir, 'calm-rest.db')
  writeFileSync(file, 'not a database\n'.repeat(1000))
  writeFileSync(`${file}-wal`, 'not a log')
  const { replaced = '' } = await restore({ overNewer: true })
  expect(bookings()).toBe(1)
  expect([existsSync(`${file}-wal`), readFileSync(`${replaced}-wal`, 'utf8')]).toEqual([false, 'not a log'])
  expect(readFileSync(replaced, 'utf8')).toMatch(/^not a database/)
})

it('migrates an older database to the version of the code', async () => {
  const old = join(openTempDir(), 'old.db')
  const dataDir = openTempDir()
  const db = new Sqlite(old)
  db.exec(readFileSync(new URL('../../../migrations/sqlite/0001-tables.sql', import.meta.url), 'utf8'))
  db.pragma('user_version = 1')
  db.close()
  const { version, hadSum } = await restoreBackup({ dataDir, file: old, overNewer: false })
  expect([version > 3, hadSum]).toEqual([true, false])
})

it('ends every session and every link: what was signed out or used since must stay invalid', async () => {
  const api = await openTestApi()
  const { refreshToken } = await joinAs(api)
  const { file } = await makeBackup({ dataDir: api.dataDir, folder: openTempDir() })
  const dataDir = openTempDir()
  await restoreBackup({ dataDir, file, overNewer: false })
  const again = await openTestApi({ dataDir })
  expect((await refreshBy(again, refreshToken)).status).toBe(401)
  expect(await again.counts()).toMatchObject({ users: 1, sessions: 0, account_links: 0 })
})

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { startChild } from '../../testing/child.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTempDir, openTestApi } from '../../testing/test-api.ts'
import { damageDatabase } from './damaged-database.fixture.ts'
import { type MadeBackup, makeBackup, restoreBackup } from './index.ts'

const openSeeded = async () => {
  const api = await openTestApi()
  const folder = join(openTempDir(), 'backups')
  return { api, folder, back: () => makeBackup({ dataDir: api.dataDir, folder }) }
}

const restored = async ({ file }: Pick<MadeBackup, 'file'>, dataDir = openTempDir(), overNewer = false) => ({
  dataDir,
  ...(await restoreBackup({ dataDir, file, overNewer })),
})

const read = (dataDir: string) => {
  const db = new Sqlite(join(dataDir, 'calm-rest.db'), { readonly: true })
  const references = db.prepare<[], string>('SELECT reference FROM bookings').pluck().all()
  const counts = ['booking_nights', 'idempotency', 'outbox', 'sessions'].map((table) =>
    db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get(),
  )
  const integrity = db.pragma('integrity_check', { simple: true })
  const orphans = db.pragma('foreign_key_check')
  db.close()
  return { references: new Set(references), counts, integrity, orphans }
}

const rounds = 6

it('has every booking acknowledged before it, each complete, while four workers go on booking', async () => {
  const { api, back } = await openSeeded()
  const worker = startChild('./booking-worker.ts', [api.dataDir])
  // a process takes time to start
  const acknowledged = [await worker.nextLine()]
  const rests: MadeBackup[] = []
  let isDone = false
  const listening = (async () => {
    while (!isDone) acknowledged.push(await worker.nextLine())
  })()
  for (let round = 0; round < rounds; round += 1) {
    // more than the last backup has, however long the worker waited meanwhile
    await expect.poll(() => acknowledged.length).toBeGreaterThan(rests.at(-1)?.bookings ?? 10)
    const before = [...acknowledged]
    const made = await back()
    const { dataDir, ms, hadSum, bookings, missing } = await restored(made)
    const { references, counts, integrity, orphans } = read(dataDir)
    expect(before.filter((reference) => !references.has(reference))).toEqual([])
    expect([integrity, orphans, hadSum, missing]).toEqual(['ok', [], true, []])
    // two nights and two mails each: no booking is stored partially
    expect(counts.slice(0, 3)).toEqual([bookings * 2, bookings, bookings * 2])
    expect(bookings).toBe(references.size)
    expect(ms).toBeLessThan(60_000)
    rests.push(made)
  }
  isDone = true
  await listening
  worker.process.kill('SIGKILL')
  // the workers went on meanwhile: these were made under writes
  const sizes = rests.map(({ bookings }) => bookings)
  expect(new Set(sizes).size).toBe(rounds)
})

it('can be started on: it books what the backup left free, and refuses what was taken', async () => {
  const { api, back } = await openSeeded()
  expect((await api.post('/api/bookings', goodBooking)).status).toBe(201)
  const made = await back()
  const later = { ...goodBooking, checkIn: '2027-07-10', checkOut: '2027-07-13' }
  expect((await api.post('/api/bookings', later)).status).toBe(201)
  const { dataDir } = await restored(made)
  const again = await openTestApi({ dataDir })
  expect((await again.post('/api/bookings', goodBooking)).status).toBe(409)
  expect((await again.post('/api/bookings', later)).status).toBe(201)
})

it('is one file readable by its owner alone, verifiable with sha256sum, and leaves no draft', async () => {
  const { folder, back } = await openSeeded()
  const { file } = await back()
  expect(readdirSync(folder).sort()).toEqual([basename(file), `${basename(file)}.sha256`])
  expect(basename(file)).toMatch(/^calm-rest-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.db$/)
  expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(
    `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${basename(file)}\n`,
  )
  expect([folder, file].map((path) => statSync(path).mode & 0o077)).toEqual([0, 0])
})

const addPhotograph = async ({ api }: Awaited<ReturnType<typeof openSeeded>>, hash: string) => {
  const folder = join(api.dataDir, 'media', hash)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, '480.avif'), hash)
  await api.db
    .prepare(`INSERT INTO photographs (room_type_id, position, hash, width, height, widths, jpeg_width, preview,
      file_name, added_at) VALUES ('coral-suite', 1, ?, 480, 320, '[480]', 480, '', 'a.jpg', '2027')`)
    .run(hash)
}

it('contains the photographs that its rooms show, one copy for all backups, and restores them', async () => {
  const site = await openSeeded()
  await addPhotograph(site, 'a'.repeat(32))
  await site.back()
  await addPhotograph(site, 'b'.repeat(32))
  const made = await site.back()
  expect(readdirSync(join(site.folder, 'media'))).toEqual(made.photographs)
  const { dataDir, missing } = await restored(made)
  expect([made.missing, missing]).toEqual([[], []])
  expect(readFileSync(join(dataDir, 'media', 'b'.repeat(32), '480.avif'), 'utf8')).toBe('b'.repeat(32))
})

it('is refused where a forged one names a photograph outside of its folder', async () => {
  const { folder, back } = await openSeeded()
  const { file } = await back()
  const forged = new Sqlite(file)
  forged.pragma('foreign_keys = OFF')
  forged.exec(`INSERT INTO photographs (room_type_id, position, hash, width, height, widths, jpeg_width, preview,
    file_name, added_at) VALUES ('coral-suite', 1, '../private', 480, 320, '[480]', 480, '', 'a.jpg', '2027')`)
  forged.close()
  rmSync(`${file}.sha256`)
  mkdirSync(join(folder, 'private'))
  await expect(restored({ file })).rejects.toThrow("no photograph can be called '../private'")
})

it('is made without missing files of a photograph, and reports them', async () => {
  const site = await openSeeded()
  await addPhotograph(site, 'a'.repeat(32))
  rmSync(join(site.api.dataDir, 'media'), { recursive: true })
  const made = await site.back()
  expect([made.missing, (await restored(made)).missing]).toEqual([['a'.repeat(32)], ['a'.repeat(32)]])
})

it('refuses a folder without a database, and creates nothing there', async () => {
  const dataDir = openTempDir()
  const folder = openTempDir()
  await expect(makeBackup({ dataDir, folder })).rejects.toThrow('There is no database in')
  expect([readdirSync(dataDir), readdirSync(folder)]).toEqual([[], []])
})

it('is not made of a damaged database: it is read back, and nothing of it stays', async () => {
  const { api, folder, back } = await openSeeded()
  damageDatabase(api.dataDir)
  await expect(back()).rejects.toThrow('1 of its rows name others that are not there')
  expect(readdirSync(folder)).toEqual([])
})

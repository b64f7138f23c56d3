import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTempDir, openTestApi } from '../../testing/test-api.ts'
import { chooseKept, makeBackup, pruneBackups } from './index.ts'
import { nameOf } from './names.ts'

const hourMs = 60 * 60_000
const newest = new Date('2027-06-01T06:30:00Z')

/** Returns one backup per hour, newest first. */
const hourly = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    file: String(i),
    takenAt: new Date(newest.getTime() - i * hourMs),
  }))

const keptOf = (count: number, keep: Parameters<typeof chooseKept>[1]) =>
  [...chooseKept(hourly(count), keep)].map(({ takenAt }) => takenAt.toISOString().slice(0, 13))

it('keeps the last ones, the newest of each day, and the newest of each week', () => {
  expect(keptOf(24 * 30, { last: 2, daily: 3, weekly: 3 })).toEqual([
    '2027-06-01T06',
    '2027-06-01T05',
    '2027-05-31T23',
    '2027-05-30T23',
    // 1 June is a Tuesday: the weeks before end on Sunday 30 and 23 May
    '2027-05-23T23',
  ])
})

it('keeps the newest, whatever is configured', () => {
  expect(keptOf(50, { last: 0, daily: 0, weekly: 0 })).toEqual(['2027-06-01T06'])
  expect(keptOf(0, { last: 9, daily: 9, weekly: 9 })).toEqual([])
})

it('after a year of one an hour, the last day, two weeks by day and two months by week remain', () => {
  const kept = keptOf(24 * 365, { last: 24, daily: 14, weekly: 8 })
  expect(kept.length).toBeLessThanOrEqual(24 + 14 + 8)
  expect(kept.at(-1)).toBe('2027-04-18T23')
})

it('removes other backups with their sums and the photographs that only they refer to, and nothing else', async () => {
  const api = await openTestApi()
  const folder = openTempDir()
  const show = async (hash: string) => {
    mkdirSync(join(api.dataDir, 'media', hash), { recursive: true })
    writeFileSync(join(api.dataDir, 'media', hash, '480.avif'), hash)
    await api.db.exec(`DELETE FROM photographs;
      INSERT INTO photographs (room_type_id, position, hash, width, height, widths,
        jpeg_width, preview, file_name, added_at)
      VALUES ('coral-suite', 1, '${hash}', 480, 320, '[480]', 480, '', 'a.jpg', '2027')`)
  }
  await show('old')
  const first = await makeBackup({ dataDir: api.dataDir, folder }, () => newest)
  await show('new')
  const second = await makeBackup({ dataDir: api.dataDir, folder }, () => new Date(newest.getTime() + hourMs))
  writeFileSync(join(folder, 'notes.txt'), 'of the owner')
  expect(pruneBackups(folder, { last: 1, daily: 1, weekly: 1 }).map(({ file }) => file)).toEqual([first.file])
  const name = nameOf(second.takenAt)
  expect(readdirSync(folder).sort()).toEqual([name, `${name}.sha256`, 'media', 'notes.txt'])
  expect(readdirSync(join(folder, 'media'))).toEqual(['new'])
  expect(existsSync(second.file)).toBe(true)
})

import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { openTempDir, openTestApi } from '../../testing/test-api.ts'
import { damageDatabase } from './damaged-database.fixture.ts'
import { listBackups, verifyDatabase } from './index.ts'
import { startBackups } from './schedule.ts'

const hourMs = 60 * 60_000

const scheduled = async (
  folder: string,
  {
    now = () => new Date(),
    everyMs = hourMs,
    dataDir,
  }: { now?: () => Date; everyMs?: number; dataDir?: string } = {},
) => {
  const folderOfData = dataDir ?? (await openTestApi()).dataDir
  const lines: { msg: string; bookings?: number; removed?: number; reason?: string }[] = []
  const logger = pino({}, { write: (line) => void lines.push(JSON.parse(line)) })
  const keep = { last: 1, daily: 0, weekly: 0 }
  const schedule = startBackups({ dataDir: folderOfData, folder, everyMs, keep, now, logger, lookMs: 50 })
  onTestFinished(schedule.stop)
  return { lines, stop: schedule.stop }
}

it('makes one if there is none, the next when that is old enough, and keeps the configured number', async () => {
  const folder = openTempDir()
  let lateMs = 0
  // for one poll: what it makes is dated by the clock of the thread, and would be as old at the next poll
  const now = () => {
    const at = new Date(Date.now() + lateMs)
    lateMs = 0
    return at
  }
  const { lines } = await scheduled(folder, { now })
  await expect.poll(() => lines.length).toBe(1)
  const [first] = listBackups(folder)
  lateMs = hourMs
  await expect.poll(() => lines.length).toBeGreaterThan(1)
  expect(lines[1]).toMatchObject({ msg: 'backup made', bookings: 0, removed: 1 })
  const [second, ...others] = listBackups(folder)
  expect([second?.file === first?.file, others]).toEqual([false, []])
  expect(verifyDatabase(second?.file ?? '').bookings).toBe(0)
})

it('makes none while the newest is recent, even after a restart', async () => {
  const folder = openTempDir()
  const first = await scheduled(folder)
  await expect.poll(() => first.lines.length).toBe(1)
  await first.stop()
  const [made] = listBackups(folder)
  const looks: number[] = []
  const later = await scheduled(folder, {
    now: () => {
      looks.push(1)
      return new Date()
    },
  })
  await expect.poll(() => looks.length).toBeGreaterThan(5)
  expect([later.lines, listBackups(folder)]).toEqual([[], [made]])
})

it('reports a failure, and soon tries again', async () => {
  // a file in place of the folder
  const folder = join(openTempDir(), 'backups')
  writeFileSync(folder, '')
  const { lines } = await scheduled(folder)
  await expect.poll(() => lines.length).toBeGreaterThan(1)
  expect(lines[0]).toMatchObject({ msg: 'backup failed' })
  expect(lines[0]?.reason).toMatch(/^[A-Z]+$/)
})

it('makes none automatically if that is switched off', async () => {
  const folder = openTempDir()
  await scheduled(folder, { everyMs: 0 })
  expect(readdirSync(folder)).toEqual([])
})

it('reports why a database cannot be backed up', async () => {
  const { dataDir } = await openTestApi()
  damageDatabase(dataDir)
  const { lines } = await scheduled(openTempDir(), { dataDir })
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  expect(lines[0]?.reason).toMatch(/cannot be used: 1 of its rows name others that are not there$/)
})

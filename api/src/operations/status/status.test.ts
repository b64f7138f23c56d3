import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Status, statusParts } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { createMetrics } from '../../core/metrics/metrics.ts'
import { openTempDir, openTestDatabase } from '../../testing/test-api.ts'
import { createReadiness, type Facts } from '../health/readiness.ts'
import { createStatus } from './status.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Processes of one data folder, which look whenever they are asked. */
const openFolder = async (dataDir = openTempDir()) => {
  let now = new Date('2027-06-01T06:00:00Z')
  let facts: Partial<Facts> | 'hangs' = {}
  const db = await openTestDatabase()
  const metrics = createMetrics()
  const { facts: real } = createReadiness({ db, dataDir, now: () => now })
  const readiness = {
    facts: async () => (facts === 'hangs' ? new Promise<never>(() => {}) : { ...(await real()), ...facts }),
  }
  return {
    dataDir,
    metrics,
    file: join(dataDir, 'status.json'),
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    set: (given: typeof facts) => {
      facts = given
    },
    open: async (everyMs = 1e9) => {
      const status = createStatus({ db, dataDir, readiness, metrics, now: () => now, everyMs })
      await status.current()
      return status
    },
  }
}

type Folder = Awaited<ReturnType<typeof openFolder>>

/** A process that looks anew, half a minute after the last. */
const lookWith = async ({ open, pass }: Folder, ms = minuteMs / 2): Promise<Status> => {
  pass(ms)
  const status = await open()
  await status.stop()
  return status.current()
}

const statesOf = ({ parts }: Status) => parts.map(({ part, state }) => `${part} ${state}`)
const allWork = statusParts.map((part) => `${part} works`)

it('R-status: says what works and since when, to the minute', async () => {
  const folder = await openFolder()
  const first = await lookWith(folder)
  expect([statesOf(first), first.incidents]).toEqual([allWork, []])
  await lookWith(folder, 40_000)
  const { at, recordedSince, parts } = await lookWith(folder, 40_000)
  expect([at, recordedSince, parts[0]?.since]).toEqual([
    '2027-06-01T06:01:00.000Z',
    '2027-06-01T06:00:00.000Z',
    '2027-06-01T06:00:00.000Z',
  ])
})

it('R-status: records an incident with all that did not work, and none that was over at once', async () => {
  const folder = await openFolder()
  await lookWith(folder)
  folder.set({ disk: 'full' })
  expect(statesOf(await lookWith(folder))).toEqual([
    'pages works',
    'booking down',
    'mail works',
    'elements works',
  ])
  folder.set({})
  expect((await lookWith(folder)).incidents).toEqual([])
  folder.set({ disk: 'full' })
  await lookWith(folder)
  folder.set({ database: 'fails' })
  await lookWith(folder, 2 * minuteMs)
  folder.set({})
  const { incidents, parts } = await lookWith(folder, 2 * minuteMs)
  expect(incidents).toEqual([
    {
      parts: ['pages', 'booking', 'elements'],
      state: 'down',
      from: '2027-06-01T06:02:00.000Z',
      until: '2027-06-01T06:06:00.000Z',
    },
  ])
  expect(parts[1]?.since).toBe('2027-06-01T06:06:00.000Z')
})

it('R-status: an upgrade of the database is no incident', async () => {
  const folder = await openFolder()
  folder.set({ migrations: 'others', draining: true })
  expect(statesOf(await lookWith(folder))).toEqual(allWork)
})

it('R-status: knows that no process ran, and since when', async () => {
  const folder = await openFolder()
  await lookWith(folder)
  await lookWith(folder, 2 * minuteMs)
  expect((await lookWith(folder, 2 * minuteMs)).incidents).toEqual([])
  const { incidents, parts } = await lookWith(folder, 60 * minuteMs)
  expect(incidents).toMatchObject([
    { parts: ['pages', 'booking', 'elements'], state: 'down', from: '2027-06-01T06:04:00.000Z' },
  ])
  expect(parts.map(({ since }) => since.slice(11, 16))).toEqual(['07:04', '07:04', '06:00', '07:04'])
})

it('R-status: two processes of a data folder keep one record, and one takes over from the other', async () => {
  const folder = await openFolder()
  const first = await folder.open()
  folder.set({ disk: 'full' })
  folder.pass(minuteMs)
  const second = await folder.open()
  // the first writes, and has not looked since
  expect(statesOf(await second.current())).toEqual(allWork)
  await first.stop()
  expect(statesOf(await lookWith(folder))).toContain('booking down')
})

it('R-status: forgets what is older than 90 days, and stays small', async () => {
  const folder = await openFolder()
  const breakFor = async (ms: number) => {
    folder.set({ disk: 'full' })
    await lookWith(folder)
    folder.set({})
    await lookWith(folder, ms)
  }
  await lookWith(folder)
  await breakFor(3 * minuteMs)
  for (let i = 0; i < 110; i += 1) await breakFor(2.5 * minuteMs)
  const { incidents } = await lookWith(folder)
  expect(incidents).toHaveLength(100)
  expect(statSync(folder.file).size).toBeLessThan(20_000)
  // the gap is one of its own
  expect((await lookWith(folder, 91 * dayMs)).incidents).toHaveLength(1)
})

it('R-status: answers while the database hangs, and from memory on a full disk', async () => {
  const folder = await openFolder()
  mkdirSync(folder.file)
  folder.set('hangs')
  const startedMs = performance.now()
  const status = await folder.open()
  expect(statesOf(await status.current())).toContain('booking down')
  expect(performance.now() - startedMs).toBeLessThan(3000)
})

it('R-status: begins anew where its file is damaged', async () => {
  const folder = await openFolder()
  writeFileSync(folder.file, '{"since":')
  expect((await lookWith(folder)).incidents).toEqual([])
  expect(JSON.parse(readFileSync(folder.file, 'utf8')).parts.booking.state).toBe('works')
})

it('R-status: counts what guests meet: answers from 500 on', async () => {
  const { open, metrics } = await openFolder()
  const status = await open(10)
  const answered = (route: string, code: number, times: number) => {
    for (let i = 0; i < times; i += 1)
      metrics.request({ server: 'site', method: 'GET', route, status: code, seconds: 0 })
  }
  answered('/rooms', 200, 40)
  answered('/rooms', 503, 5)
  answered('/embed/rooms', 500, 5)
  const states = async () => statesOf(await status.current())
  await expect.poll(states).toEqual(['pages disturbed', 'booking works', 'mail works', 'elements down'])
  await status.stop()
})

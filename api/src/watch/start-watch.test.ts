import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { book, hourMs, openPushed } from '../notify/phones/pushed.fixture.ts'
import { openTestDatabase } from '../testing/test-api.ts'
import { createAlarms } from './alarms.ts'
import { createLocalSources } from './local-sources.ts'
import type { Sources } from './sources.ts'
import { createRound, startWatch } from './start-watch.ts'

const now = () => new Date('2027-06-01T06:00:00Z')
const full = { freeBytes: 1e6, totalBytes: 50e9 }
const pace = { firstMs: 10, everyMs: 10, deadlineMs: 100 }

const sourcesWith = (given: Partial<Sources>): Sources => ({
  now,
  startedAt: now(),
  readDisk: async () => full,
  readMailStandstill: async () => 0,
  readBackups: undefined,
  readElsewhere: undefined,
  certificate: undefined,
  clock: undefined,
  advisories: undefined,
  ...given,
})

const silent = pino({ level: 'silent' })
const closing = () => new AbortController().signal

it('R-watch-told: a mail server that is away rings the owner’s phone', async () => {
  const { api, join, mail, now: clock, setAhead } = await openPushed({ retryFirstMs: 1e9, retryCapMs: 1e9 })
  const owner = await join()
  await mail.stop()
  await book(api)
  const failed = api.db.prepare('SELECT COUNT(*) FROM outbox WHERE last_error IS NOT NULL').pluck()
  await expect.poll(() => failed.get()).toBeGreaterThan(0)
  setAhead(hourMs)
  const { readMailStandstill } = createLocalSources(api.db, api.dataDir, clock)
  const room = async () => ({ freeBytes: 40e9, totalBytes: 50e9 })
  const sources = sourcesWith({ now: clock, readMailStandstill, readDisk: room })
  await createRound({ db: api.db, sources, logger: silent, pace })(closing())
  await expect.poll(owner.tags).toContain('alarm mail')
  const told = owner.told().find(({ tag }) => tag === 'alarm mail')
  expect(told?.title).toBe('E-Mails gehen nicht hinaus')
  expect(JSON.stringify(told)).not.toContain('example')
})

it('runs each check when its time has come, and at the others although one hangs or fails', async () => {
  const db = await openTestDatabase()
  const looked: string[] = []
  const sources = sourcesWith({
    readDisk: async () => {
      looked.push('disk')
      return full
    },
    readMailStandstill: async () => {
      looked.push('mail')
      throw new Error('away')
    },
    certificate: {
      read: async (signal) => {
        looked.push('certificate')
        await once(signal, 'abort')
        throw new Error('late')
      },
      last: () => undefined,
    },
  })
  const round = createRound({ db, sources, logger: silent, pace })
  await round(closing())
  await round(closing())
  expect(looked).toEqual(['disk', 'certificate', 'mail'])
  expect((await createAlarms(db).open('en')).map(({ cause }) => cause)).toEqual(['disk'])
})

it('tries again what the database did not take', async () => {
  const db = await openTestDatabase()
  const log: string[] = []
  const logger = pino({}, { write: (line: string) => log.push(line) })
  const round = createRound({ db, sources: sourcesWith({}), logger, pace })
  await db.exec('ALTER TABLE alarms RENAME TO away')
  await round(closing())
  expect(log.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'alarm not stored', cause: 'disk' }])
  await db.exec('ALTER TABLE away RENAME TO alarms')
  await round(closing())
  expect(await createAlarms(db).open('en')).toHaveLength(1)
})

it('begins after its start, goes on, and ends at once although a server hangs', async () => {
  const db = await openTestDatabase()
  let asked = 0
  const hanging = { read: () => sleep(60_000, 0), last: () => undefined }
  const sources = sourcesWith({
    clock: {
      read: () => {
        asked += 1
        return hanging.read()
      },
      last: hanging.last,
    },
  })
  const { stop } = startWatch({
    db,
    sources,
    logger: silent,
    pace: { firstMs: 20, everyMs: 10, deadlineMs: 1e6 },
  })
  expect(asked).toBe(0)
  await expect.poll(() => asked).toBe(1)
  const startedMs = performance.now()
  await stop()
  expect(performance.now() - startedMs).toBeLessThan(1000)
})

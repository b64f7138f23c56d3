import { langs } from '@calm-rest/contract/widget'
import { describe, expect, it } from 'vitest'
import { wordsOfAlarm } from '../alarm-words.ts'
import type { AlarmWords, Finding } from '../check.ts'
import type { Sources } from '../sources.ts'
import { type Cause, checks } from './index.ts'

const now = new Date('2027-06-01T06:00:00Z')
const hours = (count: number) => new Date(now.getTime() - count * 60 * 60_000)
const day = (date: string) => new Date(`${date}T00:00:00Z`)

const nothing: Sources = {
  now: () => now,
  startedAt: now,
  readDisk: async () => ({ freeBytes: 40e9, totalBytes: 50e9 }),
  readMailStandstill: async () => 0,
  readBackups: undefined,
  readElsewhere: undefined,
  certificate: undefined,
  clock: undefined,
  advisories: undefined,
}

const disk = (freeBytes: number, totalBytes: number) => ({
  readDisk: async () => ({ freeBytes, totalBytes }),
})
const mail = (seconds: number) => ({ readMailStandstill: async () => seconds })
const backup = (newestAt: Date | undefined, startedAt = hours(0), everyMs = 60 * 60_000) => ({
  readBackups: () => ({ everyMs, newestAt }),
  startedAt,
})
const elsewhere = (ageSeconds: number, isLate: boolean, isGood?: boolean) => ({
  readElsewhere: () => ({
    ageSeconds,
    isLate,
    rehearsal: isGood === undefined ? undefined : { at: '2027-05-30T03:00:00.000Z', isGood },
  }),
})
const reading = <T>(value: T) => ({ read: async () => value, last: () => value })
const certificate = (endsAt: Date) => ({ certificate: reading({ endsAt }) })
const clock = (ms: number) => ({ clock: reading(ms) })
const holes = (count: number) => ({ advisories: reading(count) })

const cases: [Cause, string, Partial<Sources>, Finding | 'well'][] = [
  ['disk', 'a small disk with room', disk(3e9, 16e9), 'well'],
  ['disk', 'a large disk with 5 % free, which is plenty', disk(50e9, 1e12), 'well'],
  ['disk', 'a disk with 8 % free', disk(4e9, 50e9), { severity: 'soon', facts: { percent: 8 } }],
  [
    'disk',
    'a large disk with less than 2 GB',
    disk(1.9e9, 16e9),
    { severity: 'soon', facts: { percent: 11 } },
  ],
  ['disk', 'a disk with 2 % free', disk(1e9, 50e9), { severity: 'urgent', facts: { percent: 2 } }],
  ['mail', 'a standstill of some minutes', mail(1799), 'well'],
  ['mail', 'a standstill of half an hour', mail(1860), { severity: 'soon', facts: { minutes: 31 } }],
  ['backups', 'a backup of this hour', backup(hours(1)), 'well'],
  ['backups', 'none yet, soon after a start', backup(undefined), 'well'],
  ['backups', 'none since a start', backup(undefined, hours(3)), { severity: 'soon', facts: { hours: 3 } }],
  ['backups', 'an old one', backup(hours(30)), { severity: 'soon', facts: { hours: 30 } }],
  ['backups', 'one of the day, made once a day', backup(hours(30), hours(0), 24 * 60 * 60_000), 'well'],
  ['backupsElsewhere', 'a state of some seconds ago', elsewhere(8, false), 'well'],
  [
    'backupsElsewhere',
    'a state of an hour ago',
    elsewhere(3_630, true),
    { severity: 'soon', facts: { minutes: 60 } },
  ],
  ['restore', 'none yet', elsewhere(8, false), 'well'],
  ['restore', 'a good one', elsewhere(8, false, true), 'well'],
  [
    'restore',
    'one that failed',
    elsewhere(8, false, false),
    { severity: 'soon', facts: { day: '2027-05-30' } },
  ],
  ['certificate', 'a new one', certificate(day('2027-08-01')), 'well'],
  [
    'certificate',
    'one of two weeks',
    certificate(day('2027-06-14')),
    { severity: 'soon', facts: { lastDay: '2027-06-14' } },
  ],
  [
    'certificate',
    'one that ends tomorrow',
    certificate(day('2027-06-02')),
    { severity: 'urgent', facts: { lastDay: '2027-06-02' } },
  ],
  ['clock', 'a minute', clock(60_000), 'well'],
  ['clock', 'five minutes behind', clock(-300_000), { severity: 'soon', facts: { minutes: 5 } }],
  ['clock', 'an hour ahead', clock(3_600_000), { severity: 'urgent', facts: { minutes: 60 } }],
  ['holes', 'none', holes(0), 'well'],
  ['holes', 'two', holes(2), { severity: 'soon', facts: { count: 2 } }],
]

it.each(cases)('%s: %s', async (cause, _, given, outcome) => {
  const sources = { ...nothing, ...given }
  expect(await checks[cause].look(sources, AbortSignal.timeout(1000))).toEqual(outcome)
})

it('says nothing is wrong where there is nothing to look at', async () => {
  for (const { look } of Object.values(checks))
    expect(await look(nothing, AbortSignal.timeout(1000))).toBe('well')
})

const factsOf = Object.fromEntries(
  cases.flatMap(([cause, , , outcome]) => (outcome === 'well' ? [] : [[cause, outcome.facts]])),
) as Record<Cause, Finding['facts']>

describe.each(Object.keys(checks) as Cause[])('%s', (cause) => {
  it.each(langs)('has words in %s that fit a locked screen, with every fact', (lang) => {
    const words = wordsOfAlarm(cause, factsOf[cause], lang)
    const { title, text, advice, over } = words
    expect([title, text, advice, over].filter((one) => one.includes('{{'))).toEqual([])
    for (const fact of Object.keys(factsOf[cause]))
      expect(Object.values(checks[cause].words[lang] satisfies AlarmWords).join()).toContain(`{{${fact}}}`)
    expect(title.length).toBeLessThan(40)
    // what a push service takes, encrypted
    expect(Buffer.byteLength(`${title}${text}${advice}`)).toBeLessThan(1500)
  })
})

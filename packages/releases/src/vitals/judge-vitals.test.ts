import type { Channels } from '@calm-rest/contract/releases'
import { describe, expect, it } from 'vitest'
import { createRandom, logNormal } from '../statistics/random.fixture.ts'
import { comparison, judgeVitals } from './judge-vitals.ts'
import { bucketOf } from './metrics.ts'
import type { ReleaseVisit } from './vitals.ts'

const began = Date.parse('2027-06-01T12:00:00.000Z')
const minute = 60_000
/** Times of page views, one a minute. */
const times = Array.from({ length: 2000 }, (_, at) => new Date(began + at * minute).toISOString())

const channels: Channels = {
  stable: '1.0.0',
  previous: null,
  manifests: {},
  segments: {},
  canary: { version: '1.1.0', percent: 20 },
  history: [
    { at: '2027-05-01T00:00:00.000Z', action: 'promote', version: '1.0.0', by: 'ann' },
    { at: times[0] ?? '', action: 'canary', version: '1.1.0', percent: 20, by: 'ann' },
  ],
}

/** What guests get of a release: their median interaction time, and the share that sees an error. */
interface Quality {
  inpMs: number
  errors: number
}

const good: Quality = { inpMs: 120, errors: 2 }

const visitsOf = (random: () => number, { inpMs, errors }: Quality, count: number, everyMinutes: number) =>
  Array.from(
    { length: count },
    (_, at): ReleaseVisit => ({
      network: String(at),
      at: times[Math.floor(at * everyMinutes)] ?? '',
      // every third guest does not interact
      inp: random() < 1 / 3 ? null : bucketOf('inpMs', logNormal(random, inpMs, 0.8)),
      hasFailed: random() < errors / 100,
    }),
  )

interface Both {
  canary: readonly ReleaseVisit[]
  stable: readonly ReleaseVisit[]
}

const judge = ({ canary, stable }: Both, now = new Date(began + 2000 * minute)) =>
  judgeVitals({
    channels,
    now,
    visits: (version) => (version === '1.1.0' ? canary : stable) as ReleaseVisit[],
  })

/** Asks for a verdict as page views arrive, here at each possible look and between; returns the first one. */
const watch = ({ canary, stable }: Both) => {
  for (let seen = 50; seen <= canary.length; seen += 25) {
    const until = canary[seen - 1]?.at ?? ''
    const verdict = judge({ canary: canary.slice(0, seen), stable: stable.filter(({ at }) => at <= until) })
    if (verdict) return { seen, ...verdict }
  }
  return undefined
}

/** A canary for 20 % of visitors: four times as many see the release beside it. */
const both = (seed: number, quality: Quality, count = 400): Both => {
  const random = createRandom(seed)
  return { canary: visitsOf(random, quality, count, 4), stable: visitsOf(random, good, count * 4, 1) }
}

const seeds = Array.from({ length: 300 }, (_, seed) => seed)

it(`demotes at most ${comparison.falseAlarms} of a hundred canaries that are as good, however often it looks`, () => {
  const demoted = seeds.filter((seed) => watch(both(seed, good)))
  expect(demoted.length / seeds.length).toBeLessThanOrEqual(comparison.falseAlarms / 100)
})

describe.each([
  [
    'that answers twice as slowly',
    { ...good, inpMs: 240 },
    /^INP p75 \d+ ms against \d+ ms, \d+ and \d+ networks, p/,
  ],
  [
    'that throws for one of eight',
    { ...good, errors: 12 },
    /^uncaught errors on \d+\.\d % of page views against/,
  ],
])('a canary %s', (_, quality, reason) => {
  it('is demoted in at least nineteen of twenty cases, before four hundred networks had it', () => {
    const verdicts = seeds.slice(0, 60).map((seed) => watch(both(seed, quality)))
    const found = verdicts.filter((verdict) => verdict && reason.test(verdict.reason))
    expect(found.length).toBeGreaterThanOrEqual(57)
    expect(found[0]).toMatchObject({ act: 'demote', version: '1.1.0' })
  })
})

describe('a canary that is much worse', () => {
  const worse: Quality = { inpMs: 900, errors: 60 }

  it('stays before fifty networks had it, or if fewer had the release beside it', () => {
    const { canary, stable } = both(1, worse)
    expect(judge({ canary: canary.slice(0, 49), stable })).toBeUndefined()
    expect(judge({ canary, stable: stable.slice(0, 49) })).toBeUndefined()
    expect(judge({ canary, stable })).toBeDefined()
  })

  it('stays if few networks report it, each of them many times', () => {
    const { canary, stable } = both(1, worse)
    const few = canary.map((visit, at) => ({ ...visit, network: String(at % 40) }))
    expect(judge({ canary: few, stable })).toBeUndefined()
  })

  it('stays after seven days: later faults have another cause', () => {
    const { canary, stable } = both(1, worse)
    expect(judge({ canary, stable }, new Date(began + 8 * 24 * 60 * minute))).toBeUndefined()
  })
})

it('keeps a canary with a certain difference that nobody feels', () => {
  const answering = (bucketMs: number): ReleaseVisit[] =>
    times.slice(0, 400).map((at, network) => ({
      network: String(network),
      at,
      hasFailed: false,
      inp: bucketOf('inpMs', bucketMs),
    }))
  expect(judge({ canary: answering(100), stable: answering(80) })).toBeUndefined()
  expect(judge({ canary: answering(200), stable: answering(80) })).toBeDefined()
})

it('needs as many networks with errors as the error budget does', () => {
  const failing = (count: number): ReleaseVisit[] =>
    times
      .slice(0, 50)
      .map((at, network) => ({ network: String(network), at, inp: null, hasFailed: network < count }))
  const stable = times
    .slice(0, 400)
    .map((at, network) => ({ network: String(network), at: times[0] ?? at, inp: null, hasFailed: false }))
  expect(judge({ canary: failing(5), stable })).toBeUndefined()
  expect(judge({ canary: failing(6), stable })?.reason).toBe(
    'uncaught errors on 12.0 % of page views against 0.0 %, 50 and 400 networks, p < 0.001',
  )
})

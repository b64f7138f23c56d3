import { expect, it } from 'vitest'
import { homeLoadReport, journeyReport, lighthouseReport, pressesReport, returningReport } from './visits.ts'

const about = (median: number) => ({ median, low: median, high: median, rounds: 9 })

it('has a row for each kind of press, without the query of its page', () => {
  const times = { oursMs: about(900), oneBundleMs: about(1800), ratio: about(0.5) }
  const rows = pressesReport([{ what: 'the menu', path: '/book?room=a', cold: times, warm: times }]).split(
    '\n',
  )
  expect(rows).toHaveLength(3)
  expect(rows[2]).toMatch(/^\| the menu \(`\/book`\) \| 900 \(900–900\) \| 1,800 .* \| × 0\.50 \| 900 .* \|$/)
})

it('names the slowest event of a journey', () => {
  const both = { ours: about(96), oneBundle: about(120) }
  const inpMs = { ...both, ratio: about(0.8) }
  const counts = { ours: 70, oneBundle: 69 }
  const slowest = { name: 'keydown', durationMs: 632 }
  const text = journeyReport({ inpMs, medianMs: both, interactions: counts, slowest })
  expect(text).toContain('(INP) within, ms | 96 (96–96) | 120 (120–120) | × 0.80 |')
  expect(text).toContain('a `keydown` of 632 ms')
})

it('says what the load took of memory, and for how long it lasted', () => {
  const text = homeLoadReport({
    bytes: 16_955,
    perSecond: { ours: about(1600), bare: about(20_000), ratio: about(0.08) },
    p99Ms: { ours: about(49), bare: about(11) },
    memoryMb: { before: 268, after: 291 },
    seconds: 63,
  })
  expect(text).toContain('16,955 bytes')
  expect(text).toContain('268 MB before and 291 MB after 63 s')
})

it('says what comes again, in KB, with and without differences', () => {
  const bytes = { firstBytes: 138_000, againBytes: 0, afterShellBytes: 900, afterRemoteBytes: 1200 }
  const text = returningReport([
    { takesDifferences: true, ...bytes },
    { takesDifferences: false, ...bytes, afterShellBytes: 42_000 },
  ])
  expect(text.split('\n').slice(2)).toEqual([
    '| with differences | 138 | 0 | 0.9 | 1.2 |',
    '| without | 138 | 0 | 42 | 1.2 |',
  ])
})

it('has a row for each page that Lighthouse saw', () => {
  const figures = {
    'first-contentful-paint': about(1100),
    'largest-contentful-paint': about(1300),
    'total-blocking-time': about(20),
    'speed-index': about(1200),
    'cumulative-layout-shift': about(0),
  }
  const text = lighthouseReport([{ path: '/rooms', score: about(99), figures }])
  expect(text.split('\n').at(-1)).toMatch(/^\| `\/rooms` \| 99 \(99–99\) \| 1,100 .* \| 0 \(0–0\) \|$/)
})

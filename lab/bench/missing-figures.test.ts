import { describe, expect, it } from 'vitest'
import { countFigures, missingFigures } from './missing-figures.ts'
import { ratioOf, spreadOf } from './statistics.ts'

describe('what a benchmark does not say', () => {
  it('is nothing where every figure is a number', () => {
    expect(missingFigures([{ name: 'all rooms', tookMs: spreadOf([1, 2]), fails: 0 }])).toEqual([])
  })

  it('is a figure of no round, and a ratio to nothing', () => {
    const result = { reads: [{ tookMs: spreadOf([]), ratio: ratioOf([1], [0]) }] }
    expect(missingFigures(result)).toEqual([
      'reads.0.tookMs',
      'reads.0.ratio.median',
      'reads.0.ratio.low',
      'reads.0.ratio.high',
    ])
  })

  it('is a list or a table without an entry', () => {
    expect(missingFigures({ reads: [], pages: { figures: {} } })).toEqual(['reads', 'pages.figures'])
  })
})

it('counts figures, not words', () => {
  expect(countFigures([{ name: 'all rooms', tookMs: { median: 1, low: 0, high: 2, rounds: 3 } }])).toBe(4)
  expect(countFigures({ name: 'all rooms' })).toBe(0)
})

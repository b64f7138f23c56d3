import { describe, expect, it } from 'vitest'
import { ratioOf, spreadOf } from './statistics.ts'

describe('spreadOf', () => {
  it('is the middle and the quartiles, in whatever order the values came', () => {
    expect(spreadOf([5, 1, 3, 2, 4])).toEqual({ median: 3, low: 2, high: 4, rounds: 5 })
  })

  it('lies between two values where none is in the middle', () => {
    expect(spreadOf([1, 2, 3, 4])).toEqual({ median: 2.5, low: 1.75, high: 3.25, rounds: 4 })
  })

  it('is one value where there was one round', () => {
    expect(spreadOf([7])).toEqual({ median: 7, low: 7, high: 7, rounds: 1 })
  })
})

describe('ratioOf', () => {
  it('compares round with round, so that a slow moment counts on both sides', () => {
    expect(ratioOf([10, 100, 10], [20, 200, 20])).toMatchObject({ median: 0.5, low: 0.5, high: 0.5 })
  })
})

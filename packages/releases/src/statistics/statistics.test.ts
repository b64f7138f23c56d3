import { describe, expect, it } from 'vitest'
import { moreByChance } from './exact-test.ts'
import { quantileOf, shareOf } from './intervals.ts'
import { normalTail } from './normal-tail.ts'
import { createRandom } from './random.fixture.ts'
import { higherByChance } from './rank-test.ts'

it.each([
  [0, 0.5],
  [1.6448536, 0.05],
  [1.959964, 0.025],
  [3.0902323, 0.001],
  [4.7534243, 1e-6],
])('has the tail of the normal distribution above %s', (z, tail) => {
  expect(normalTail(z) / tail).toBeCloseTo(1, 5)
  expect(normalTail(-z)).toBeCloseTo(1 - tail, 6)
})

describe('the exact test', () => {
  // Fisher's own example, The Design of Experiments, 1935: a lady who names 4, or 3, of 4 cups right
  it.each([
    [4, 1 / 70],
    [3, 17 / 70],
  ])('says how likely %s of 4 against the rest of 4 is', (hits, chance) => {
    expect(moreByChance({ hits, of: 4 }, { hits: 4 - hits, of: 4 })).toBeCloseTo(chance, 10)
  })

  it('is certain of nothing if nothing happened, and handles thousands', () => {
    expect(moreByChance({ hits: 0, of: 50 }, { hits: 0, of: 500 })).toBeCloseTo(1, 10)
    expect(moreByChance({ hits: 120, of: 2000 }, { hits: 600, of: 20_000 })).toBeLessThan(1e-9)
  })
})

describe('the rank test', () => {
  it('agrees with shuffling, with as many ties as buckets make', () => {
    const random = createRandom(7)
    const draw = (most: number) => Array.from({ length: 60 }, () => Math.floor(random() * most))
    const ours = draw(7).map((bucket) => bucket + 1)
    const theirs = draw(8)
    const sumOf = (sample: readonly number[]) => sample.reduce((sum, bucket) => sum + bucket, 0)
    const wins = (sample: readonly number[], beside: readonly number[]) =>
      sumOf(sample.map((one) => beside.filter((other) => other < one).length)) +
      sumOf(sample.map((one) => beside.filter((other) => other === one).length)) / 2
    const observed = wins(ours, theirs)
    const all = [...ours, ...theirs]
    const rounds = 2000
    let asHigh = 0
    for (let round = 0; round < rounds; round += 1) {
      for (let at = all.length - 1; at > 0; at -= 1) {
        const other = Math.floor(random() * (at + 1))
        ;[all[at], all[other]] = [all[other] as number, all[at] as number]
      }
      if (wins(all.slice(0, 60), all.slice(60)) >= observed) asHigh += 1
    }
    expect(Math.abs(higherByChance(ours, theirs) - asHigh / rounds)).toBeLessThan(0.02)
  })

  it('corrects for ties and for steps, as the textbook does', () => {
    // wins 11.5 of 16; ties of 4, 2 and single values: 66; variance 10.4286; z 0.92899
    expect(higherByChance([1, 1, 2, 3], [0, 1, 1, 2])).toBeCloseTo(0.1764484, 6)
  })

  it('finds nothing if all are equal, and little if the others are higher', () => {
    const same = Array.from({ length: 80 }, () => 3)
    expect(higherByChance(same, same)).toBe(1)
    expect(higherByChance(same, [...same.slice(40), ...same.map(() => 5)])).toBeGreaterThan(0.99)
  })
})

describe('a quantile of a histogram', () => {
  const bounds = [100, 200, 400]

  it('lies within its bucket by its rank, between the ranks of its interval', () => {
    const { value, low, high } = quantileOf([25, 25, 50, 0], bounds, 0.75)
    expect(value).toBe(300)
    // ranks 66.5 and 83.5 of a hundred
    expect([low, high].map(Math.round)).toEqual([266, 334])
  })

  it('stops at the last bound, and handles a bucket of one value', () => {
    expect(quantileOf([0, 0, 0, 9], bounds, 0.75)).toEqual({ value: 400, low: 400, high: 400 })
    expect(quantileOf([9, 0], [0], 0.75).value).toBe(0)
  })
})

// Newcombe, Statistics in Medicine 17, 1998, table I, method 3
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
])('gives the interval of %s of %s', (hits, of, low, high) => {
  const share = shareOf({ hits, of })
  expect(share.low).toBeCloseTo(low, 4)
  expect(share.high).toBeCloseTo(high, 4)
})

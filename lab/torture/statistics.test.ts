import { expect, it } from 'vitest'
import { quantileOf, slopeOf } from './statistics.ts'

it('finds the value that all but a hundredth stay below', () => {
  const values = Array.from({ length: 200 }, (_, i) => 200 - i)
  expect([quantileOf(values, 0.5), quantileOf(values, 0.99), quantileOf([7], 0.99)]).toEqual([101, 199, 7])
})

it('finds by how much something grows', () => {
  const points = [0, 1, 2, 3].map((x) => ({ x, y: 5 + 2 * x + (x % 2 === 0 ? 0.1 : -0.1) }))
  expect(slopeOf(points)).toBeCloseTo(1.96)
})

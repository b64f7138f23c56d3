import { expect, it } from 'vitest'
import { slownessOf, watchSlowness } from './machine-speed.ts'

it.each([
  ['is that of the reference', [75, 75, 75], 1],
  ['counts a quicker machine as equal', [30, 40, 50], 1],
  ['is the median, so that a moment does not count', [900, 150, 150, 140, 160], 2],
  ['is that of the reference where nothing was measured', [], 1],
])('%s', (_, takenMs, slowness) => {
  expect(slownessOf(takenMs)).toBe(slowness)
})

it('measures this machine: never quicker than the reference, and not a hundred times as slow', () => {
  const slowness = watchSlowness()()
  expect(slowness).toBeGreaterThanOrEqual(1)
  expect(slowness).toBeLessThan(100)
})

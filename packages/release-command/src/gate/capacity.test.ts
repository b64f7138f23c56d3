import { expect, it } from 'vitest'
import { usualAtOnce } from './capacity.ts'

const mb = 1024 * 1024

it.each([
  ['a core each', 2, 8000, 2],
  ['and memory each', 8, 1400, 2],
  ['never none', 8, 100, 1],
  ['no more than the site can show', 64, 64_000, 4],
])('tries as many versions at once as there are cores, %s', (_, cores, free, versions) => {
  expect(usualAtOnce(cores, free * mb)).toBe(versions)
})

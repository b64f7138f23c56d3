import { expect, it } from 'vitest'
import { drawMutants, sideOf } from './draw.ts'
import type { Mutant } from './mutants.ts'

it.each([
  ['api/src/app.ts', 'server'],
  ['shell/server/create-site.ts', 'server'],
  ['packages/contract/src/stay.ts', 'server'],
  ['mf-desk/src/change/change-price.tsx', 'screens'],
  ['packages/ui/src/dialog/dialog.tsx', 'screens'],
  ['shell/src/slots/prefetch.ts', 'screens'],
  ['mf-desk/src/change/change-price.test.tsx', undefined],
  ['mf-desk/src/testing/desk.fixture.tsx', undefined],
  ['mf-desk/src/words.ts', undefined],
  ['api/src/testing/partner-site.ts', undefined],
  ['scripts/check.ts', undefined],
  ['mf-desk/rspack.config.ts', undefined],
])('counts %s to: %s', (file, side) => {
  expect(sideOf(file)).toBe(side)
})

const mutants: Mutant[] = Array.from({ length: 40 }, (_, i) => ({
  file: `${i % 10}.ts`,
  line: i,
  start: 0,
  end: 1,
  before: '<',
  after: '<=',
}))

it('draws the same mutants for the same seed, others for another, and one of each file at most', () => {
  const drawn = drawMutants(mutants, 43, 6)
  expect(drawMutants(mutants, 43, 6)).toEqual(drawn)
  expect(drawMutants(mutants, 44, 6)).not.toEqual(drawn)
  expect(new Set(drawn.map(({ file }) => file)).size).toBe(6)
  expect(drawMutants(mutants, 43, 60)).toHaveLength(10)
})

import { expect, it } from 'vitest'
import { describeScenario, pageOf } from './report.ts'
import { type Figure, isHeld } from './scenario.ts'

const result = (...figures: Figure[]) => ({
  name: 'kill',
  fault: 'kill -9',
  expected: 'nothing is lost',
  figures,
  date: '2027-06-01',
  seed: 7,
  node: 'v24.21.0',
  cores: 2,
  loadPerCore: 0.25,
})
const rounds = { what: 'rounds', value: 100 }
const lost = { what: 'lost', value: 0, exactly: 0 }
const slow = { what: 'ready again', value: 2345.6, unit: 'ms', atMost: 2000 } as const

it.each<[Figure, boolean]>([
  [rounds, true],
  [lost, true],
  [{ ...lost, value: 1 }, false],
  [slow, false],
  [{ ...slow, value: 2000 }, true],
  [{ what: 'stories', value: 9, atLeast: 10 }, false],
  // a figure that was not measured has not held
  [{ ...slow, value: Number.NaN }, false],
])('judges %j as held: %j', (figure, held) => {
  expect(isHeld(figure)).toBe(held)
})

it('marks the figure that was missed, and with it the scenario', () => {
  const { isHeld, text } = describeScenario(result(rounds, lost, slow))
  expect(isHeld).toBe(false)
  expect(text.split('\n')).toEqual([
    'FAILED  kill: kill -9',
    '    rounds              100',
    '    lost                  0  (0)',
    '  ! ready again    2,346 ms  (≤ 2,000 ms)',
  ])
})

it('says on its page whether a scenario held, with what it was measured', () => {
  const page = pageOf([result(rounds, lost), result(slow)])
  expect(page).toContain('Expected: nothing is lost. Held. 2027-06-01, seed 7, 2 cores')
  expect(page).toContain('**Not held.**')
  expect(page).toContain('| ready again | 2,346 ms | ≤ 2,000 ms |')
})

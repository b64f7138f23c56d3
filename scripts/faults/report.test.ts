import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantTree } from '../sources/tree.fixture.ts'
import type { Fault } from './fault.ts'
import { type FaultResult, saveResult } from './report.ts'

const fault = (id: string): Fault => ({
  id,
  what: `${id} breaks`,
  test: 'a.test.ts',
  file: 'a.ts',
  find: 'a',
  replace: 'b',
})
const row: FaultResult = {
  id: 'one',
  found: { name: 'a.test.ts > is|one', level: 'unit' },
  run: 'own',
  seconds: 12,
  isRedAnyway: false,
  date: '2027-01-02',
  commit: 'abc1234',
}

it('keeps the newest row of each fault, and says what was not tried', () => {
  const root = plantTree({ 'docs/faults.json': { before: { one: 'a.test.ts' }, rows: [] } })
  const faults = [fault('one'), fault('two'), fault('three'), fault('four')]
  saveResult(root, faults, { ...row, seconds: 90 })
  saveResult(root, faults, { ...row, id: 'two', found: undefined, run: 'whole' })
  saveResult(root, faults, row)
  saveResult(root, faults, { ...row, id: 'four', isRedAnyway: true })
  const page = readFileSync(join(root, 'docs/faults.md'), 'utf8')
  expect(page).toContain('4 faults, 3 tried, 1 found.')
  expect(page.split('\n').slice(-5, -1)).toEqual([
    '| `one` | one breaks | a.test.ts | a.test.ts > is\\|one | unit | own | 12 | abc1234 |',
    '| `two` | two breaks | no | **nothing** |  | whole | 12 | abc1234 |',
    '| `three` | three breaks | no | not tried |  |  |  |  |',
    '| `four` | four breaks | no | **nothing**: a.test.ts > is\\|one is red without it, too | unit | own | 12 | abc1234 |',
  ])
})

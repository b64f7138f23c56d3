import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { plantTree } from '../../sources/tree.fixture.ts'
import { plantMutant } from './refused.ts'
import { createTestRunner, type RunFiles } from './test-runner.ts'

it('leaves out a test that fails without the mutant, too, and asks the others', async () => {
  const folder = plantTree({ 'a.ts': 'one' })
  const mutant = { file: 'a.ts', line: 1, start: 0, end: 3, before: 'one', after: 'two' }
  const isPlanted = () => readFileSync(join(folder, 'a.ts'), 'utf8') === 'two'
  const restore = () => plantMutant(folder, { ...mutant, end: 3, before: 'two', after: 'one' })
  const asked: string[][] = []
  const runFiles: RunFiles = async (_, _project, files) => {
    asked.push([...files])
    const failed = files.find((file) => file === 'red.test.ts' || (file === 'a.test.ts' && isPlanted()))
    return { foundBy: failed && `${failed} > does it`, isLate: false }
  }
  const run = createTestRunner({ folder, restore }, runFiles)
  plantMutant(folder, mutant)
  const batch = ['red.test.ts', 'a.test.ts']
  const ended = { foundBy: 'a.test.ts > does it', isLate: false }
  expect(await run({ project: 'unit', batch, mutant, limitMs: 1 })).toEqual(ended)
  expect(asked).toEqual([batch, ['red.test.ts'], ['a.test.ts'], ['a.test.ts']])
  // both are known now
  expect(await run({ project: 'unit', batch, mutant, limitMs: 1 })).toEqual(ended)
  expect(asked.slice(4)).toEqual([['a.test.ts']])
  expect(isPlanted()).toBe(true)
})

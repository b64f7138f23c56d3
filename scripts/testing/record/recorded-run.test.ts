import { spawn } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { root } from '../../root.ts'
import { plantTree } from '../../sources/tree.fixture.ts'
import { ranFunctions } from './ran-functions.ts'
import { readRaw } from './raw.ts'

const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** Runs tests as `npm test -- --record` does. Returns the exit code. */
const runVitest = (cwd: string, folder: string, args: readonly string[]): Promise<number | null> => {
  const child = spawn(process.execPath, [vitest, 'run', ...args], {
    cwd,
    env: { ...process.env, TEST_RECORD: folder },
    stdio: 'ignore',
  })
  return new Promise((resolve) => child.once('close', resolve))
}

const recordTwoTests = async (): Promise<string> => {
  const folder = temporaryFolder('record')
  const files = ['mf-reviews/src/review-list/review-text.test.ts', 'packages/testing/src/site/start.test.ts']
  const names = 'shows a text of 120|returns an address'
  expect(await runVitest(root, folder, ['--project', 'unit', '-t', names, ...files])).toBe(0)
  return folder
}

it('tells which functions a test ran in its worker, and in a process that it started', async () => {
  const folder = await recordTwoTests()
  const raw = readRaw(folder)
  const ran = ranFunctions(root, folder, raw)
  const tests = raw.map(({ test }) => test.slice(root.length).replace(/^\//, ''))
  const testsOf = (file: string) => {
    const found = [...(ran.get(file)?.tests.values() ?? [])].flatMap((some) => [...some])
    return [...new Set(found)].map((test) => tests[test])
  }
  expect(testsOf('mf-reviews/src/review-list/review-text.tsx')).toEqual([
    'mf-reviews/src/review-list/review-text.test.ts',
  ])
  expect(testsOf('packages/testing/fixtures/site.mjs')).toEqual(['packages/testing/src/site/start.test.ts'])
})

it('leaves a file with a failed test out, as one that was never recorded', async () => {
  const folder = temporaryFolder('record')
  const tree = plantTree({
    'vitest.config.ts': `export default { test: { setupFiles: ['${join(root, 'scripts/testing/record/record-file.ts')}'] } }`,
    'passes.test.ts': "import { it } from 'vitest'\nit('passes', () => {})",
    'fails.test.ts':
      "import { describe, it } from 'vitest'\nit('passes', () => {})\ndescribe('one', () => it('fails', () => { throw new Error('no') }))",
  })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  expect(await runVitest(tree, folder, [])).toBe(1)
  expect(readRaw(folder).map(({ test }) => basename(test))).toEqual(['passes.test.ts'])
})

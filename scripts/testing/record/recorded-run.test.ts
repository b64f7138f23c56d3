import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { root } from '../../root.ts'
import { ranFunctions } from './ran-functions.ts'
import { readRaw } from './raw.ts'

const vitest = join(root, 'node_modules/vitest/vitest.mjs')

/** Runs two tests of this project as `npm test -- --record` does. Returns the folder with what they ran. */
const recordTwoTests = async (): Promise<string> => {
  const folder = temporaryFolder('record')
  const files = ['mf-reviews/src/review-list/review-text.test.ts', 'packages/testing/src/site/start.test.ts']
  const names = 'shows a text of 120|returns an address'
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'unit', '-t', names, ...files], {
    cwd: root,
    env: { ...process.env, TEST_RECORD: folder },
    stdio: 'ignore',
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code).toBe(0)
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

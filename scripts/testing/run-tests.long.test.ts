import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../checks/run-command.ts'
import { type Files, plantTree } from '../sources/tree.fixture.ts'
import type { RunOptions } from './run-tests.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))
const runner = new URL('./run-tests.ts', import.meta.url).href

/** Runs vitest in a process of its own on a small project with these test files; returns the counts. */
const count = async (tests: Record<string, string>, filters: string[] = [], options: RunOptions = {}) => {
  const files: Files = {
    'run.mjs': `import { runTests } from '${runner}'
      const { times, ...tally } = await runTests(import.meta.dirname, process.argv.slice(2), ${JSON.stringify(options)})
      console.log('counted ' + JSON.stringify(tally))`,
    'vitest.config.ts': 'export default { test: { fileParallelism: false } }',
  }
  for (const [name, text] of Object.entries(tests)) {
    files[`${name}.test.ts`] = `import { afterAll, beforeAll, describe, expect, it } from 'vitest'\n${text}`
  }
  const root = plantTree(files)
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
  const { output } = await runCommand(root, 'run.mjs', filters)
  const counted = /^counted (.*)$/m.exec(output)?.[1]
  return JSON.parse(counted ?? `"no answer: ${output}"`)
}
const passing = "it('passes', () => {})"

describe('runTests', () => {
  it('counts what passed and what failed', async () => {
    const tests = {
      one: `${passing}; it('fails', () => expect(1).toBe(2))`,
      two: `describe('all', () => { ${passing} })`,
    }
    expect(await count(tests)).toEqual({ passed: 2, failed: 1, reasons: [] })
  })

  it('runs only files whose path holds a filter', async () => {
    expect(await count({ rooms: passing, reviews: passing }, ['rooms'])).toEqual({
      passed: 1,
      failed: 0,
      reasons: [],
    })
  })

  it('runs files in the order that it is told, and ends after so many failures', async () => {
    const failing = "it('fails', () => expect(1).toBe(2))"
    const tests = { one: passing, two: failing, three: passing }
    const counted = await count(tests, ['two.test.ts', 'one.test.ts', 'three.test.ts'], {
      bail: 1,
      isOrdered: true,
    })
    expect(counted).toMatchObject({ passed: 0 })
  })

  it('counts as failed what did not run, or went wrong outside of a test', async () => {
    const tests = {
      skipped: "it.skip('later', () => {})",
      todo: "it.todo('later')",
      'without-tests': 'expect(1).toBe(1)',
      'empty-suite': `${passing}; describe('empty', () => {})`,
      unreadable: "import './gone.ts'",
      hook: `${passing}; afterAll(() => { throw new Error('oh') })`,
      uncaught: `${passing}; setTimeout(() => { throw new Error('oh') }); it('waits', () => new Promise((r) => setTimeout(r, 50)))`,
    }
    const { passed, failed, reasons } = await count({ ...tests, sound: passing })
    const expected = [
      /skipped\.test\.ts > later: did not run \(skip\)/,
      /todo\.test\.ts > later: did not run \(todo\)/,
      /without-tests\.test\.ts: an error outside of its tests/,
      /empty-suite\.test\.ts > empty: /,
      /unreadable\.test\.ts: an error outside of its tests/,
      /hook\.test\.ts.*an error outside/,
      /An error that no test caught/,
    ]
    for (const reason of expected) expect(reasons).toContainEqual(expect.stringMatching(reason))
    expect({ failed, reasons: reasons.length, passed }).toEqual({
      failed: expected.length,
      reasons: expected.length,
      passed: 5,
    })
  })

  it('counts every test that a throwing beforeAll kept from running', async () => {
    const suite = `describe('suite', () => { beforeAll(() => { throw new Error('oh') }); ${passing} })`
    const { passed, failed } = await count({ one: suite })
    expect(passed).toBe(0)
    expect(failed).toBeGreaterThan(0)
  })

  it('fails where a filter finds no file', async () => {
    expect(await count({ one: passing }, ['nowhere'])).toMatchObject({ passed: 0, failed: 1 })
  })
})

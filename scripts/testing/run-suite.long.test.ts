import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root as project } from '../root.ts'
import { plantTree } from '../sources/tree.fixture.ts'
import type { SuiteOptions } from './run-suite.ts'

const runner = join(import.meta.dirname, 'run-suite.ts')
const startProgramFile = join(project, 'packages/testing/src/site/process.ts')
const setup = join(import.meta.dirname, 'processor-time.ts')

/** Starts a run of a small project with these test files in a process of its own. */
const start = (
  tests: Record<string, string>,
  options: Partial<SuiteOptions> = {},
  { detached = false } = {},
) => {
  const files: Record<string, string> = {
    'run.mjs': `import { close, runSuite } from '${runner}'
      const checks = async () => [{ name: 'types', ok: true, output: '' }, { name: 'lint', ok: false, output: 'oh' }]
      close(await runSuite({ root: import.meta.dirname, checks, ...${JSON.stringify(options)}, processorLimitSeconds: () => 0.5 }))`,
    'vitest.config.ts': `export default { test: { maxWorkers: 1, testTimeout: 60_000, setupFiles: ['${setup}'] } }`,
  }
  for (const [name, text] of Object.entries(tests)) {
    files[`${name}.test.ts`] = `import { describe, expect, it } from 'vitest'\n${text}`
  }
  const folder = plantTree(files)
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  // one file for both streams: two pipes would lose the order of the lines, and the last line is looked at
  const log = join(folder, 'output.log')
  const fd = openSync(log, 'a')
  const child = spawn(process.execPath, ['run.mjs'], { cwd: folder, stdio: ['ignore', fd, fd], detached })
  closeSync(fd)
  const output = () => readFileSync(log, 'utf8')
  const ended = once(child, 'close').then(([code]) => ({ code, lines: output().trimEnd().split('\n') }))
  return { child, ended, output }
}

const passing = "it('passes', () => {})"
const failing = (count: number) =>
  `it.each(Array.from({ length: ${count} }, (_, i) => i))('fails %i', () => expect(1).toBe(2))`
/** Takes 0.6 s of processor time. */
const work = `const spent = () => { const { user, system } = process.cpuUsage(); return user + system }
  const end = spent() + 600_000; while (spent() < end) for (let i = 0; i < 1e6; i += 1);`

describe('a run of the suite', () => {
  let run: Awaited<ReturnType<typeof start>['ended']>

  beforeAll(async () => {
    const tests = {
      quick: passing,
      slow: `it('works', () => { ${work} })`,
      parent: `import { execFileSync } from 'node:child_process'
        const script = ${JSON.stringify(work)}
        it('has it done', () => { execFileSync(process.execPath, ['-e', script]) })`,
    }
    run = await start(tests).ended
  })

  it('ends with what passed and failed of checks and tests, and fails by its exit code', () => {
    expect(run.lines).toContain('FAILED  lint')
    expect(run.lines).toContain('counts as failed: The check of lint failed, see above.')
    // three tests and a check passed, a check and two files for their processor time failed
    expect(run.lines.at(-1)).toBe('4 passed, 3 failed')
    expect(run.code).toBe(1)
  })

  it('names its slowest files, the slowest first', () => {
    const from = run.lines.indexOf('The slowest files, with their processor time:')
    const listed = run.lines.slice(from + 1, from + 4)
    expect(listed.map((line) => line.replaceAll(/\d+\.\d/g, 'N').trim())).toEqual([
      expect.stringMatching(/^N s +N s {2}(slow|parent)\.test\.ts$/),
      expect.stringMatching(/^N s +N s {2}(slow|parent)\.test\.ts$/),
      expect.stringMatching(/^N s +N s {2}quick\.test\.ts$/),
    ])
    const seconds = listed.map((line) => Number.parseFloat(line))
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a))
  })

  it.each([
    ['works too long', 'slow'],
    ['starts what works too long', 'parent'],
  ])('fails for a file that %s, by its name', (_, file) => {
    const reason = `^counts as failed: ${file}\\.test\\.ts took \\d\\.\\d s of processor time, 0\\.5 at most$`
    expect(run.lines).toContainEqual(expect.stringMatching(new RegExp(reason)))
  })
})

describe('a run that ends early', () => {
  it('has as many failures as it may have, and says what it did not come to', async () => {
    const tests = { a: failing(3), b: failing(3), c: passing, d: passing }
    const { lines } = await start(tests, { bail: 2 }).ended
    const [, early] = lines.filter((line) => line.startsWith('counts as failed'))
    expect(early).toMatch(
      /^counts as failed: The run ended early: [2-4] files did not run, or not to their end\.$/,
    )
    // the check alone
    expect(lines.at(-1)).toMatch(/^1 passed, \d failed$/)
  })

  it('does not wait for the tests where the checks have failed as often as may be', async () => {
    const later = 'await new Promise((resolve) => setTimeout(resolve, 300))'
    const tests = Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [name, `it('waits', async () => { ${later} })`]),
    )
    const { lines } = await start(tests, { bail: 1 }).ended
    expect(lines).toContainEqual(expect.stringMatching(/^counts as failed: The run ended early/))
    expect(lines.at(-1)).toMatch(/^[12] passed, \d failed$/)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('says what it had when it gets a %s', async (signal) => {
    const tests = {
      a: `${passing}; ${failing(1)}`,
      b: `it('hangs', async () => { console.log('it hangs'); await new Promise(() => {}) })`,
    }
    const run = start(tests, { filters: ['a.test.ts', 'b.test.ts'], isOrdered: true })
    await expect.poll(run.output).toContain('it hangs')
    run.child.kill(signal)
    const { code, lines } = await run.ended
    expect(lines.at(-2)).toBe(`counts as failed: The run was ended by ${signal} while these ran: b.test.ts.`)
    expect(lines.at(-1)).toBe('2 passed, 3 failed')
    expect(code).toBe(1)
  })

  it.each([
    ['Ctrl-C, which reaches the workers, too', 'SIGINT', true],
    ['a signal that nothing can answer', 'SIGKILL', false],
  ] as const)('leaves no program of a test behind after %s', async (_, signal, isForAll) => {
    const stubborn = `process.on('SIGINT', () => {}); setInterval(() => {}, 1000); console.log('ready now')`
    const b = `import { startProgram } from '${startProgramFile}'
      it('hangs', async () => {
        const options = { args: ['-e', ${JSON.stringify(stubborn)}], env: {}, stopTimeoutMs: 1000 }
        const program = startProgram(process.execPath, options)
        await program.line(/^(ready) now$/m)
        console.log('started ' + program.pid)
        await new Promise(() => {})
      })`
    const run = start({ b }, {}, { detached: true })
    await expect.poll(run.output).toMatch(/started \d+/)
    const pid = Number(/started (\d+)/.exec(run.output())?.[1])
    process.kill((isForAll ? -1 : 1) * (run.child.pid ?? Number.NaN), signal)
    await run.ended
    await expect.poll(() => isRunning(pid)).toBe(false)
  })
})

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

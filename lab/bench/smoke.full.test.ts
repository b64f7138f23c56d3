import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { benchmarks } from './arguments.ts'

const script = new URL('../bench.ts', import.meta.url).pathname

/** Runs a benchmark as `npm run bench` does, without what vitest puts into the environment; rejects where it fails. */
const smokeRun = (benchmark: string) => {
  const { NODE_ENV, VITEST, ...env } = process.env
  return promisify(execFile)(process.execPath, [script, benchmark, '--smoke'], { env })
}

it.each(benchmarks)(
  '%s: runs, and gives figures',
  async (benchmark) => {
    const { stdout } = await smokeRun(benchmark)
    expect(stdout).toMatch(new RegExp(`^${benchmark}: [1-9]\\d* figures$`, 'm'))
  },
  480_000,
)

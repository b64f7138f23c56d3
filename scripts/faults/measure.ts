import type { Fault } from './fault.ts'
import { type FoundBy, foundBy } from './found-by.ts'
import { outputOf } from './output-of.ts'
import { plantFault } from './plant.ts'

/** Limit of one run, which only a run that hangs reaches. */
const limitMs = 30 * 60_000

export interface Measured {
  id: string
  /** Undefined where all of `npm test` passes with the fault. */
  found: FoundBy | undefined
  /** `own`: the test file of the fault; `whole`: all of `npm test`. */
  run: 'own' | 'whole'
  seconds: number
  /** Whether the test fails without the fault, too, and so proves nothing. */
  isRedAnyway: boolean
}

interface Scratch {
  folder: string
  restore: () => void
}

/**
 * Plants a fault in a scratch copy and runs its own test file, then all tests where that passes. The test that failed
 * is run once more without the fault.
 */
export const measureFault = async ({ folder, restore }: Scratch, fault: Fault): Promise<Measured> => {
  plantFault(folder, fault)
  const started = performance.now()
  const inOwn = foundBy(await runTests(folder, [fault.test, '--bail=1']))
  const found = inOwn ?? foundBy(await runTests(folder, ['--bail=1']))
  const seconds = Math.round((performance.now() - started) / 1000)
  restore()
  const isRedAnyway = found !== undefined && (await isRed(folder, found))
  return { id: fault.id, found, run: inOwn ? 'own' : 'whole', seconds, isRedAnyway }
}

/** Whether the file of a test fails without the fault. */
const isRed = async (folder: string, { name }: FoundBy) => {
  const [file = ''] = name.split(' > ')
  if (!/\.test\.tsx?$/.test(file)) return false
  const vitest = ['scripts/on-pinned-node.mjs', 'node_modules/vitest/vitest.mjs', 'run', '--bail=1', file]
  return /^ *FAIL /m.test((await outputOf(folder, process.execPath, vitest, limitMs)).output)
}

/** Standard output and error of `npm test`. */
const runTests = async (folder: string, args: readonly string[]) =>
  (await outputOf(folder, 'npm', ['test', '--', ...args], limitMs)).output

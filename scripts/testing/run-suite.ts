import { type CheckResult, printChecks } from '../checks/index.ts'
import { describeSlowest } from './file-times.ts'
import { type Progress, watchProgress } from './progress.ts'
import { type RunOptions, runTests, type TestRun } from './run-tests.ts'

export interface SuiteOptions extends RunOptions {
  root: string
  /** Parts of test paths: all tests where undefined, none where empty. */
  filters?: readonly string[] | undefined
  /** Checks to run beside the tests; each counts as one. */
  checks?: () => Promise<readonly CheckResult[]>
}

export interface Counts {
  passed: number
  failed: number
}

/**
 * Runs checks and tests side by side, prints the results, and ends with the line `N passed, N failed` and its exit
 * code; where the process is told to end early, with the results so far.
 */
export const runSuite = async ({ root, filters, checks, ...options }: SuiteOptions): Promise<Counts> => {
  const progress = watchProgress()
  const checking = check(checks, options.bail)
  const forget = closeWhenKilled(() => {
    const { passed, failed, running } = progress.soFar()
    const { counts, isOver } = checking.soFar()
    return {
      passed: passed + counts.passed,
      failed: failed + counts.failed,
      running: [...running, ...(isOver ? [] : ['the checks'])],
    }
  })
  const testing =
    filters?.length === 0
      ? noTests
      : runTests(root, filters ?? [], {
          ...options,
          signal: checking.failedTooOften,
          reporters: [progress.reporter],
        })
  const [checked, { passed, failed, reasons, times }] = await Promise.all([checking.ended, testing])
  forget()
  if (times.length > 0) console.log(`\n${describeSlowest(times)}\n`)
  printReasons([...checked.reasons, ...reasons])
  return { passed: passed + checked.passed, failed: failed + checked.failed }
}

/** Starts the checks, and prints their results as soon as they have ended. */
const check = (run: SuiteOptions['checks'], bail = Number.POSITIVE_INFINITY) => {
  const tooOften = new AbortController()
  let soFar: { counts: Counts; isOver: boolean } = {
    counts: { passed: 0, failed: 0 },
    isOver: run === undefined,
  }
  const ended = (async () => {
    const results = (await run?.()) ?? []
    printChecks(results)
    const failed = results.filter(({ ok }) => !ok)
    const counts = { passed: results.length - failed.length, failed: failed.length }
    soFar = { counts, isOver: true }
    if (failed.length >= bail) tooOften.abort()
    return { ...counts, reasons: failed.map(({ name }) => `The check of ${name} failed, see above.`) }
  })()
  return { ended, soFar: () => soFar, failedTooOften: tooOften.signal }
}

const noTests: TestRun = { passed: 0, failed: 0, reasons: [], times: [] }

export const printReasons = (reasons: readonly string[]) => {
  for (const reason of reasons) console.log(`counts as failed: ${reason}`)
}

/** Prints the last line and sets the exit code that belongs to it. */
export const close = ({ passed, failed }: Counts) => {
  process.exitCode = failed > 0 ? 1 : 0
  console.log(`${passed} passed, ${failed} failed`)
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Prints the results so far and ends, at a build server's limit or on Ctrl-C. Returns how to remove the handlers. */
const closeWhenKilled = (soFar: () => Progress) => {
  const onSignal = (signal: NodeJS.Signals) => {
    const { passed, failed, running } = soFar()
    const ran = running.length > 0 ? ` while these ran: ${running.join(', ')}` : ''
    printReasons([`The run was ended by ${signal}${ran}.`])
    close({ passed, failed: failed + 1 })
    process.exit()
  }
  for (const signal of signals) process.once(signal, onSignal)
  return () => {
    for (const signal of signals) process.off(signal, onSignal)
  }
}

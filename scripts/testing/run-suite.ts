import { type CheckResult, printChecks } from '../checks/index.ts'
import { describeSlowest } from './file-times.ts'
import { type Progress, watchProgress } from './progress.ts'
import { type RunOptions, runTests, type TestRun } from './run-tests.ts'

export interface SuiteOptions extends RunOptions {
  root: string
  /** Parts of paths: all tests where it is left out, none where it is empty. */
  filters?: readonly string[] | undefined
  /** Run before the tests; each counts as one. */
  checks?: () => Promise<readonly CheckResult[]>
}

export interface Counts {
  passed: number
  failed: number
}

/**
 * Runs checks and tests, says what it found, and ends with the line `N passed, N failed`, by its exit code too; where
 * the process is told to end before, with what it has by then.
 */
export const runSuite = async ({ root, filters, checks, ...options }: SuiteOptions): Promise<Counts> => {
  const checked: Counts = { passed: 0, failed: 0 }
  const progress = watchProgress()
  let isChecking = checks !== undefined
  const forget = closeWhenKilled(() => ({
    checked,
    tests: { ...progress.soFar(), ...(isChecking && { running: ['the checks'] }) },
  }))
  const results = (await checks?.()) ?? []
  isChecking = false
  printChecks(results)
  checked.failed = results.filter(({ ok }) => !ok).length
  checked.passed = results.length - checked.failed
  const isOver = filters?.length === 0 || (options.bail !== undefined && checked.failed >= options.bail)
  const { passed, failed, reasons, times } = isOver
    ? noTests
    : await runTests(root, filters ?? [], { ...options, reporters: [progress.reporter] })
  forget()
  if (times.length > 0) console.log(`\n${describeSlowest(times)}\n`)
  printReasons(reasons)
  return { passed: passed + checked.passed, failed: failed + checked.failed }
}

const noTests: TestRun = { passed: 0, failed: 0, reasons: [], times: [] }

export const printReasons = (reasons: readonly string[]) => {
  for (const reason of reasons) console.log(`counts as failed: ${reason}`)
}

/** The last line, and the exit code that goes with it. */
export const close = ({ passed, failed }: Counts) => {
  process.exitCode = failed > 0 ? 1 : 0
  console.log(`${passed} passed, ${failed} failed`)
}

interface SoFar {
  checked: Counts
  tests: Progress
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A build server's limit, or Ctrl-C: says what is known and ends. Answers how to leave it again. */
const closeWhenKilled = (soFar: () => SoFar) => {
  const onSignal = (signal: NodeJS.Signals) => {
    const { checked, tests } = soFar()
    const running = tests.running.length > 0 ? ` while these ran: ${tests.running.join(', ')}` : ''
    printReasons([`The run was ended by ${signal}${running}.`])
    close({ passed: checked.passed + tests.passed, failed: checked.failed + tests.failed + 1 })
    process.exit()
  }
  for (const signal of signals) process.once(signal, onSignal)
  return () => {
    for (const signal of signals) process.off(signal, onSignal)
  }
}

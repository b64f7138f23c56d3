import { relative } from 'node:path'
import { BaseSequencer, type Reporter, startVitest, type TestSpecification } from 'vitest/node'
import { type FileTime, overLimit, timeOf } from './file-times.ts'
import { type Tally, tallyModules } from './tally.ts'

export interface RunOptions {
  /** Runs files in the order of `filters`, as far as their kinds run in sequence anyway. */
  isOrdered?: boolean
  /** Number of failures that ends the run; that of the configuration where undefined. */
  bail?: number | undefined
  /** Share of the test files as vitest writes it: `1/3`. */
  shard?: string | undefined
  /** Limit of a file's processor time in seconds; called at the end of the run. */
  processorLimitSeconds?: () => number
  /** Receive the events of the run. */
  reporters?: readonly Reporter[]
  /** Ends the run before the next file. */
  signal?: AbortSignal
}

export interface TestRun extends Tally {
  times: FileTime[]
}

/** Runs the tests of the project in `root`, those whose path holds one of `filters` where there are any. */
export const runTests = async (
  root: string,
  filters: readonly string[],
  {
    bail,
    shard,
    isOrdered = false,
    processorLimitSeconds = () => Number.POSITIVE_INFINITY,
    reporters = [],
    signal,
  }: RunOptions = {},
): Promise<TestRun> => {
  let tally: Tally | undefined
  let times: FileTime[] = []
  const counter: Reporter = {
    // not in the handler of the signal: before its first file a run forgets that it was cancelled
    onTestModuleStart: ({ project }) =>
      void (signal?.aborted && project.vitest.cancelCurrentRun('test-failure')),
    onTestRunEnd: (modules, errors, reason) => {
      tally = tallyModules(modules, errors.length, reason === 'interrupted')
      times = modules.map(timeOf)
    },
  }
  const vitest = await startVitest([...filters], {
    root,
    watch: false,
    reporters: ['default', counter, ...reporters],
    ...(bail !== undefined && { bail }),
    ...(shard !== undefined && { shard }),
    ...(isOrdered && { sequence: { sequencer: inOrderOf(root, filters) } }),
  })
  await vitest.close()
  if (!tally) return { passed: 0, failed: 1, reasons: ['The tests could not be started.'], times }
  const slow = overLimit(times, processorLimitSeconds())
  return { ...tally, failed: tally.failed + slow.length, reasons: [...tally.reasons, ...slow], times }
}

/** Sorts files as `paths` lists them; by default the slowest of the last run start first. */
const inOrderOf = (root: string, paths: readonly string[]) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const placeOf = ({ moduleId }: TestSpecification) => paths.indexOf(relative(root, moduleId))
      return files.toSorted((one, other) => placeOf(one) - placeOf(other))
    }
  }

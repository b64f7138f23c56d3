import { type Reporter, startVitest } from 'vitest/node'
import { type Tally, tallyModules } from './tally.ts'

/** Runs the tests of the project in `root`, those whose path holds one of `filters` where there are any. */
export const runTests = async (root: string, filters: readonly string[]): Promise<Tally> => {
  let tally: Tally | undefined
  const counter: Reporter = {
    onTestRunEnd: (modules, errors) => {
      tally = tallyModules(modules, errors.length)
    },
  }
  const vitest = await startVitest([...filters], { root, watch: false, reporters: ['default', counter] })
  await vitest.close()
  return tally ?? { passed: 0, failed: 1, reasons: ['The tests could not be started.'] }
}

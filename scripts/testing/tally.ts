import type { TestCase, TestModule, TestSuite } from 'vitest/node'

export interface Tally {
  passed: number
  failed: number
  /** Reasons for failures that vitest would let pass. */
  reasons: string[]
}

/** The part of a vitest module that is counted. */
export type CountedModule = Pick<TestModule, 'relativeModuleId' | 'children' | 'errors' | 'state'>

/**
 * Counts tests. What did not run has not passed: a skipped test, a file without tests, an error outside of any test,
 * and a run that found no file each count as failed. All that a run did not come to, since it ended early, counts once.
 */
export const tallyModules = (
  all: readonly CountedModule[],
  errorsOutside: number,
  endedEarly = false,
): Tally => {
  const tally: Tally = { passed: 0, failed: 0, reasons: [] }
  const fail = (reason: string) => {
    tally.failed += 1
    tally.reasons.push(reason)
  }
  const modules = endedEarly ? all.filter(hasBegun) : all
  for (const module of modules) {
    const file = module.relativeModuleId
    const tests = [...module.children.allTests()].filter((test) => !endedEarly || hasEnded(test))
    for (const test of tests) countTest(test, file, tally, fail)
    for (const suite of module.children.allSuites()) countSuite(suite, file, fail)
    if (module.errors().length > 0) fail(`${file}: an error outside of its tests`)
    else if (tests.length === 0 && !endedEarly) fail(`${file}: has no tests`)
  }
  if (all.length === 0) fail('No test file was found.')
  const left = all.length - modules.filter(isWhole).length
  if (endedEarly) fail(`The run ended early: ${left} files did not run, or not to their end.`)
  for (let i = 0; i < errorsOutside; i += 1) fail('An error that no test caught.')
  return tally
}

const hasBegun = (module: CountedModule) => module.state() !== 'queued' && module.state() !== 'pending'

const hasEnded = (test: TestCase) => ['passed', 'failed'].includes(test.result().state)

const isWhole = (module: CountedModule) => [...module.children.allTests()].every(hasEnded)

type Fail = (reason: string) => void

const countTest = (test: TestCase, file: string, tally: Tally, fail: Fail) => {
  const { state } = test.result()
  if (state === 'passed') tally.passed += 1
  else if (state === 'failed') tally.failed += 1
  else fail(`${file} > ${test.fullName}: did not run (${test.options.mode ?? state})`)
}

const countSuite = (suite: TestSuite, file: string, fail: Fail) => {
  if (suite.errors().length > 0) fail(`${file} > ${suite.fullName}: an error outside of its tests`)
  else if (suite.children.size === 0) fail(`${file} > ${suite.fullName}: has no tests`)
}

// npm test [-- PART-OF-A-PATH…] [--changed[=BASE]] [--record] [--bail=N]
//
// Ends with the line `N passed, N failed`: vitest's tests and our checks, each check counted as one.

import { parseOrExit } from '@calm-rest/command'
import { runChecks } from './checks/index.ts'
import { root } from './root.ts'
import { parseTestCommand, type TestCommand } from './testing/arguments.ts'
import { changeSince, describeChange } from './testing/changed.ts'
import { watchSlowness } from './testing/machine-speed.ts'
import { recordRun } from './testing/record/record-run.ts'
import { close, runSuite } from './testing/run-suite.ts'
import { useChromium } from './testing/tools.ts'

/** Limit of one file on the reference machine, raised on a slower one; longer tests belong to `npm run test:all`. */
const processorLimitSeconds = 15

const command = parseOrExit(parseTestCommand)

/** The change and its tests, where only those were asked for. */
const readChange = ({ changedSince, filters }: TestCommand) => {
  if (changedSince === undefined) return undefined
  const change = changeSince(root, changedSince, filters)
  console.log(describeChange(change, changedSince))
  process.env.TEST_SCREENS = change.screens.join(',')
  return change
}

const run = async (given: TestCommand) => {
  const { filters, bail, record } = given
  const change = readChange(given)
  // long ones are left to test:all only where nobody asks for them, and a record says when to ask
  if (change || record || filters.length > 0) process.env.TEST_LONG = '1'
  useChromium()
  const slowness = watchSlowness()
  const recording = record ? recordRun(root) : undefined
  const counts = await runSuite({
    root,
    filters: change?.tests ?? (filters.length > 0 ? filters : undefined),
    checks: () => runChecks(root, change?.linted),
    isOrdered: change !== undefined,
    bail,
    processorLimitSeconds: () => processorLimitSeconds * slowness(),
  })
  await recording?.write()
  return counts
}

const counts = await run(command).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1 }
})
console.log(
  'Left to npm run test:all: matrices and long journeys, all of the API on PostgreSQL, the object store, Firefox, WebKit.',
)
close(counts)

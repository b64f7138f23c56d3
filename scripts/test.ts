// npm test [-- PART-OF-A-PATH…]
//
// Ends with the line `N passed, N failed`: vitest's tests and our checks, each check counted as one.
import { fileURLToPath } from 'node:url'
import { findChromium, findHeadlessShell } from '@calm-rest/testing/chromium'
import { hasCeph, withoutCeph } from '@calm-rest/testing/object-store'
import { printChecks, runChecks } from './checks/index.ts'
import { runTests } from './testing/run-tests.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const run = async (filters: readonly string[]) => {
  const option = filters.find((filter) => filter.startsWith('-'))
  if (option) throw new Error(`${option} is unknown. Usage: npm test [-- PART-OF-A-PATH…]`)
  // every browser test asks the environment first, so the search is done once
  const shell = findHeadlessShell()
  process.env.CHROME_PATH = findChromium()
  if (shell) process.env.CHROME_HEADLESS_PATH = shell
  console.log(`Chromium: ${process.env.CHROME_PATH}, headless: ${shell ?? 'the same'}`)
  if (hasCeph()) process.env.TEST_OBJECT_STORE = '1'
  else console.warn(`Left out: ${withoutCeph}`)

  const checks = await runChecks(root)
  printChecks(checks)
  const tests = await runTests(root, filters)
  for (const reason of tests.reasons) console.log(`counts as failed: ${reason}`)
  const failedChecks = checks.filter(({ ok }) => !ok).length
  return { passed: tests.passed + checks.length - failedChecks, failed: tests.failed + failedChecks }
}

const { passed, failed } = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return { passed: 0, failed: 1 }
})
process.exitCode = failed > 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)

// npm run test:all [-- PART-OF-A-PATH…] [--shard I/N]
//
// The quick tests and all that `npm test` leaves out. Ends with the line `N passed, N failed`, and with an entry in the
// ledger of the commit. What is missing on the machine counts as failed.

import { parseOrExit } from '@calm-rest/command'
import { runChecks } from './checks/index.ts'
import { root } from './root.ts'
import { readCommit } from './testing/commit.ts'
import { type Shard, writeLedger } from './testing/ledger.ts'
import { close, printReasons, runSuite } from './testing/run-suite.ts'
import { findTools } from './testing/tools.ts'
import { parseWholeCommand } from './testing/whole-arguments.ts'

const { filters, shard } = parseOrExit(parseWholeCommand)
const startedAt = new Date()
const before = readCommit(root)

const run = async ({ index, count }: Shard) => {
  const { versions: tools, missing } = findTools()
  printReasons(missing)
  if (missing.length > 0) return { passed: 0, failed: missing.length, tools }
  console.log(Object.entries(tools).flat().join(' '))
  process.env.TEST_LEVEL = 'all'
  const counts = await runSuite({
    root,
    filters: filters.length > 0 ? filters : undefined,
    ...(count > 1 && { shard: `${index}/${count}` }),
    ...(index === 1 && { checks: () => runChecks(root) }),
  })
  return { ...counts, tools }
}

const { tools, ...counts } = await run(shard).catch((error: unknown) => {
  console.error(error)
  return { passed: 0, failed: 1, tools: {} }
})
if (before && filters.length === 0) {
  const after = readCommit(root)
  const entry = {
    commit: before.commit,
    dirty: before.dirty || after?.dirty !== false || after.commit !== before.commit,
    startedAt: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
    shard,
    ...counts,
    tools,
  }
  console.log(`Ledger: ${writeLedger(root, entry)}`)
}
close(counts)

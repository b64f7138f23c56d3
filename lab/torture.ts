import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '@calm-rest/build'
import { parseOrExit } from '@calm-rest/command'
import { parseTortureCommand } from './torture/arguments.ts'
import { killServers } from './torture/processes/server.ts'
import { describeRow, type RowResult, saveResults, surroundingsOf } from './torture/report.ts'
import type { Row } from './torture/row.ts'
import { rows } from './torture/rows.ts'

// npm run torture [-- ROW…] [--seed N] [--minutes N] [--short]: tests the product while processes, disks and networks
// fail.
const all: Record<string, Row> = rows

const known = Object.keys(all)
const command = parseOrExit((args) => parseTortureCommand(args, known))

const runRow = async (name: string, row: Row): Promise<RowResult> => {
  const { seed, isShort, minutes } = command
  const dir = mkdtempSync(join(tmpdir(), 'calm-rest-torture-'))
  const on = surroundingsOf(seed)
  try {
    const figures = await row.run({ seed, isShort, minutes, dir, say: (line) => console.log(`  ${line}`) })
    return { name, fault: row.fault, expected: row.expected, ...on, figures }
  } finally {
    killServers()
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 })
  }
}

// an interrupted run leaves no server behind
process.on('exit', killServers)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))

if (!command.isShort) await buildSite()
let isAllHeld = true
for (const name of command.rows) {
  const row = all[name]
  if (!row) continue
  try {
    const result = await runRow(name, row)
    const { text, isHeld } = describeRow(result)
    console.log(text)
    isAllHeld &&= isHeld
    if (!command.isShort) saveResults([result])
  } catch (cause) {
    console.error(`FAILED  ${name}: ${cause instanceof Error ? cause.stack : cause}`)
    isAllHeld = false
  }
}
process.exit(isAllHeld ? 0 : 1)

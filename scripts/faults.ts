import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseOrExit } from '@calm-rest/command'
import { type FaultsCommand, parseFaultsCommand } from './faults/arguments.ts'
import type { Fault } from './faults/fault.ts'
import { faults } from './faults/faults.ts'
import { measureFault } from './faults/measure.ts'
import { saveResult } from './faults/report.ts'
import { type Outcome, reportLine, runSample, scores } from './faults/sample/index.ts'
import { makeScratch } from './faults/scratch.ts'
import { root } from './root.ts'
import { readRecord } from './testing/record/record.ts'

// npm run faults [-- FAULT…] [--list]: plants faults and reports which tests find them.
// npm run faults -- sample --seed N: plants faults at random, and reports how many tests find on each side.
const known = faults.map(({ id }) => id)
const command = parseOrExit((args) => parseFaultsCommand(args, known))

const describe = ({ id, what }: { id: string; what: string }) => `${id.padEnd(20)} ${what}`

/** Formats a page like the rest of docs. */
const format = (file: string) =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', file],
    { cwd: root, stdio: 'ignore' },
  )

const commit = () =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()

/** A copy of the last commit, which an interrupted run removes, too. */
const useScratch = () => {
  const scratch = makeScratch(root)
  process.once('exit', scratch.remove)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  return scratch
}

const sample = async ({ limitSeconds, ...options }: Extract<FaultsCommand, { name: 'sample' }>) => {
  console.log(`Sample ${options.seed} of ${commit()}`)
  const limitMs = limitSeconds * 1000
  const tell = (outcome: Outcome) => console.log(reportLine(outcome))
  const outcomes = await runSample(useScratch(), { ...options, limitMs, record: readRecord(root) }, tell)
  for (const line of scores(outcomes)) console.log(line)
}

const measureAll = async (wanted: readonly Fault[]) => {
  const scratch = useScratch()
  let missed = 0
  for (const fault of wanted) {
    const measured = await measureFault(scratch, fault)
    saveResult(root, faults, { ...measured, date: new Date().toISOString().slice(0, 10), commit: commit() })
    format('docs/faults.md')
    const { found, seconds, isRedAnyway } = measured
    const isFound = found !== undefined && !isRedAnyway
    if (!isFound) missed += 1
    console.log(`${isFound ? 'found ' : 'MISSED'}  ${describe(fault)}`)
    const anyway = isRedAnyway ? ', which is red without it, too' : ''
    console.log(
      `        ${found ? `${found.level}: ${found.name}${anyway}` : 'npm test is green'} (${seconds} s)`,
    )
  }
  console.log(`${wanted.length - missed} found, ${missed} missed`)
  process.exitCode = missed > 0 ? 1 : 0
}

if (command.name === 'sample') await sample(command)
else {
  const wanted = faults.filter(({ id }) => command.ids.includes(id))
  if (command.isList) for (const fault of wanted) console.log(describe(fault))
  else await measureAll(wanted)
}

import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseOrExit } from '@calm-rest/command'
import { parseFaultsCommand } from './faults/arguments.ts'
import { faults } from './faults/faults.ts'
import { measureFault } from './faults/measure.ts'
import { saveResult } from './faults/report.ts'
import { makeScratch } from './faults/scratch.ts'
import { root } from './root.ts'

// npm run faults [-- FAULT…] [--list]: plants faults and reports which tests find them.
const known = faults.map(({ id }) => id)
const { ids, isList } = parseOrExit((args) => parseFaultsCommand(args, known))
const wanted = faults.filter(({ id }) => ids.includes(id))

const describe = ({ id, what }: { id: string; what: string }) => `${id.padEnd(20)} ${what}`

/** Formats a page like the rest of docs. */
const format = (file: string) =>
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', file],
    { cwd: root, stdio: 'ignore' },
  )

const measureAll = async () => {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const scratch = makeScratch(root)
  // an interrupted run removes its copy, too
  process.once('exit', scratch.remove)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  let missed = 0
  for (const fault of wanted) {
    const measured = await measureFault(scratch, fault)
    saveResult(root, faults, { ...measured, date: new Date().toISOString().slice(0, 10), commit })
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

if (isList) for (const fault of wanted) console.log(describe(fault))
else await measureAll()

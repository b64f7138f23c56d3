import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '@calm-rest/build'
import { parseOrExit } from '@calm-rest/command'
import { parseTortureCommand } from './torture/arguments.ts'
import { killServers } from './torture/processes/server.ts'
import { describeScenario, type ScenarioResult, saveResults, surroundingsOf } from './torture/report.ts'
import type { Scenario } from './torture/scenario.ts'
import { scenarios } from './torture/scenarios.ts'

// npm run torture [-- SCENARIO…] [--seed N] [--minutes N] [--short]: tests the product while processes, disks and networks
// fail.
const all: Record<string, Scenario> = scenarios

const known = Object.keys(all)
const command = parseOrExit((args) => parseTortureCommand(args, known))

const runScenario = async (name: string, scenario: Scenario): Promise<ScenarioResult> => {
  const { seed, isShort, minutes } = command
  const dir = mkdtempSync(join(tmpdir(), 'calm-rest-torture-'))
  const on = surroundingsOf(seed)
  try {
    const say = (line: string) => console.log(`  ${line}`)
    const figures = await scenario.run({ seed, isShort, minutes, dir, say })
    return { name, fault: scenario.fault, expected: scenario.expected, ...on, figures }
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
for (const name of command.scenarios) {
  const scenario = all[name]
  if (!scenario) continue
  try {
    const result = await runScenario(name, scenario)
    const { text, isHeld } = describeScenario(result)
    console.log(text)
    isAllHeld &&= isHeld
    if (!command.isShort) saveResults([result])
  } catch (cause) {
    console.error(`FAILED  ${name}: ${cause instanceof Error ? cause.stack : cause}`)
    isAllHeld = false
  }
}
process.exit(isAllHeld ? 0 : 1)

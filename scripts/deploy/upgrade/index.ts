import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Refused } from '@calm-rest/command'
import { root } from '../../root.ts'
import { needEngine } from '../engine/engine.ts'
import type { UpgradeCommand } from './arguments.ts'
import { containerSlots } from './containers.ts'
import { processSlots } from './processes.ts'
import type { Slots } from './slots.ts'
import { openStateFile } from './state.ts'
import { returnToPrevious, type UpgradeDeps, upgrade } from './upgrade.ts'

const firstPort = 3000

interface Opened {
  slots: Slots
  stateFile: string
  /** Version to start where none is named. */
  usualVersion: string | undefined
}

/**
 * Containers where `folder` has the `.env` of `npm run deploy -- init`; else plain processes, with their state in DATA_DIR, on
 * the ports PORT and the next one.
 */
const openSlots = async (folder: string, variables: NodeJS.ProcessEnv): Promise<Opened> => {
  if (existsSync(join(folder, '.env'))) {
    const { name, compose } = await needEngine()
    const [program = '', ...words] = compose.command
    return {
      slots: containerSlots({ folder, compose: [program, ...words], engine: name, variables }),
      stateFile: join(folder, 'slots.json'),
      usualVersion: undefined,
    }
  }
  const { DATA_DIR, PORT } = variables
  const a = Number(PORT ?? firstPort)
  const state = join(resolve(DATA_DIR ?? 'data'), 'slots')
  return {
    slots: processSlots({ folder: state, ports: { a, b: a + 1 }, variables }),
    stateFile: join(state, 'slots.json'),
    usualVersion: root,
  }
}

const run = async (command: UpgradeCommand, folder: string, say: (line: string) => void) => {
  const { slots, stateFile, usualVersion } = await openSlots(folder, process.env)
  const state = openStateFile(stateFile)
  const deps: UpgradeDeps = {
    slots,
    state,
    say,
    readyMs: command.ready * 1000,
    settleMs: command.settle * 1000,
    backupMinutes: command.name === 'upgrade' ? command.backupMinutes : 0,
    withoutBackup: command.name === 'upgrade' && command.withoutBackup,
    now: () => new Date(),
  }
  try {
    if (command.name === 'return') return await returnToPrevious(deps)
    const version = versionOf(command.image ?? usualVersion)
    return await upgrade(deps, version)
  } finally {
    state.close()
  }
}

/** A folder is relative to the caller: npm runs scripts in the project's. */
const versionOf = (named: string | undefined): string => {
  if (named === undefined)
    throw new Refused('Name the image: npm run deploy -- upgrade --image calm-rest:1.4.0')
  const folder = resolve(process.env.INIT_CWD ?? '.', named)
  return existsSync(folder) ? folder : named
}

/** Progress goes to standard error: standard output has the answer alone. */
export const runUpgrade = async (command: UpgradeCommand, folder: string) => {
  const state = await run(command, folder, (line) => console.error(line))
  return { text: `done: slot ${state.live} serves ${state.versions[state.live ?? 'a']}`, json: state }
}

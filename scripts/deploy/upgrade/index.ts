import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Refused, runCommand } from '@calm-rest/command'
import { root } from '../../root.ts'
import { parseUpgradeCommand, type UpgradeCommand } from './arguments.ts'
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
 * Containers of `COMPOSE` (`podman-compose`, `docker compose`) in the folder `DEPLOY_DIR`; without `COMPOSE`, plain
 * processes on the ports `PORT` and the next one.
 */
const openSlots = (variables: NodeJS.ProcessEnv): Opened => {
  const { COMPOSE, DEPLOY_DIR = join(root, 'deploy'), DATA_DIR, PORT } = variables
  if (COMPOSE !== undefined) {
    const [program = '', ...words] = COMPOSE.split(' ')
    return {
      slots: containerSlots({ folder: DEPLOY_DIR, compose: [program, ...words], variables }),
      stateFile: join(DEPLOY_DIR, 'slots.json'),
      usualVersion: undefined,
    }
  }
  const a = Number(PORT ?? firstPort)
  const folder = join(resolve(DATA_DIR ?? 'data'), 'slots')
  return {
    slots: processSlots({ folder, ports: { a, b: a + 1 }, variables }),
    stateFile: join(folder, 'slots.json'),
    usualVersion: root,
  }
}

const run = async (command: UpgradeCommand, say: (line: string) => void) => {
  const { slots, stateFile, usualVersion } = openSlots(process.env)
  const state = openStateFile(stateFile)
  const deps: UpgradeDeps = {
    slots,
    state,
    say,
    readyMs: command.ready * 1000,
    settleMs: command.settle * 1000,
    backupMinutes: command.name === 'upgrade' ? command.backupMinutes : 0,
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

/** A folder is that of whoever typed it: npm runs scripts in the project's. */
const versionOf = (named: string | undefined): string => {
  if (named === undefined)
    throw new Refused('Name the image: npm run deploy -- upgrade --image calm-rest:1.4.0')
  const folder = resolve(process.env.INIT_CWD ?? '.', named)
  return existsSync(folder) ? folder : named
}

/** Progress goes to standard error: standard output has the answer alone. */
export const runUpgradeCommand = (args: readonly string[]) =>
  runCommand(args, async () => {
    const command = parseUpgradeCommand(args)
    const state = await run(command, (line) => console.error(line))
    return { text: `done: slot ${state.live} serves ${state.versions[state.live ?? 'a']}`, json: state }
  })

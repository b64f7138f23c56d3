import { openDesk } from '@calm-rest/api/desk'
import { startCommand } from '../run-command.fixture.ts'
import { parseDeskCommand } from './arguments.ts'

const site = 'https://calmrest.example'
const who = 'nirosha'

/** The command as a process of its own, beside whatever runs on `dataDir`, or on what `env` names. */
export const runDesk = (dataDir: string, args: readonly string[], env: Record<string, string> = {}) =>
  startCommand('desk', args, { DATA_DIR: dataDir, PUBLIC_URL: site, DESK_BY: who, ...env }).ended

/** Runs the command through a connection of its own, as a process does, without the second that a process takes. */
export const runDeskHere = async (dataDir: string, args: readonly string[]) => {
  const { work } = parseDeskCommand(args)
  const desk = await openDesk({ dataDir, who })
  try {
    return await work({ desk, ask: async () => {}, site })
  } finally {
    await desk.close()
  }
}

/** A change beside a site that runs in another process, and its answer as the command prints it. */
export const changeByDesk = async (dataDir: string, ...args: string[]) =>
  JSON.parse(JSON.stringify((await runDeskHere(dataDir, args)).json))

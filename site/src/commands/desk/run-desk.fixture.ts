import { type Desk, openDesk } from '@calm-rest/api/desk'
import { startCommand } from '../run-command.fixture.ts'
import { parseDeskCommand } from './arguments.ts'

const site = 'https://calmrest.example'
const who = 'nirosha'

/** The command as a process of its own, beside whatever runs on `dataDir`, or on what `env` names. */
export const runDesk = (dataDir: string, args: readonly string[], env: Record<string, string> = {}) =>
  startCommand('desk', args, { DATA_DIR: dataDir, PUBLIC_URL: site, DESK_BY: who, ...env }).ended

/** What the front desk does, through a connection of its own, as in another process than the site. */
export const withDesk = async <T>(dataDir: string, work: (desk: Desk) => Promise<T>): Promise<T> => {
  const desk = await openDesk({ dataDir, who })
  try {
    return await work(desk)
  } finally {
    await desk.close()
  }
}

/** Runs the command as `withDesk` does, without the second that a process takes. */
export const runDeskHere = (dataDir: string, args: readonly string[]) =>
  withDesk(dataDir, async (desk) => parseDeskCommand(args).work({ desk, ask: async () => {}, site }))

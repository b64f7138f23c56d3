import { createApi } from '@calm-rest/api'
import { temporaryFolder } from '@calm-rest/testing'
import { pino } from 'pino'
import { startCommand } from '../run-command.fixture.ts'

/** An empty database, and the commands on it, each as a process of its own. */
export const openCommands = async () => {
  const dataDir = temporaryFolder('backup')
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()

  const run = (script: 'backup' | 'restore', args: readonly string[], env: Record<string, string> = {}) =>
    startCommand(script, args, { DATA_DIR: dataDir, ...env }).ended

  return {
    dataDir,
    backup: (...args: string[]) => run('backup', args),
    restore: (...args: string[]) => run('restore', args),
    run,
  }
}

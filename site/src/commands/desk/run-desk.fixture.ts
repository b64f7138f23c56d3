import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { openDesk } from '@calm-rest/api/desk'
import { root } from '@calm-rest/releases/checkout'
import { whenDone } from '@calm-rest/testing'
import { parseDeskCommand } from './arguments.ts'

const site = 'https://calmrest.example'
const who = 'nirosha'

/** The command as a process of its own, beside whatever runs on `dataDir`, or on what `env` names. */
export const runDesk = async (dataDir: string, args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(root, 'site/src/commands/desk.ts'), ...args], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PUBLIC_URL: site,
      DESK_BY: who,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  whenDone(() => child.kill('SIGKILL'))
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  const [code] = await once(child, 'close')
  return { code, ...output }
}

/** A change that nobody is asked about, and its answer. */
export const changeByDesk = async (dataDir: string, ...args: string[]) =>
  JSON.parse((await runDesk(dataDir, [...args, '--yes', '--json'])).stdout)

/** What the command does, through a connection of its own as a process has, without the second that one takes. */
export const runDeskHere = async (dataDir: string, args: readonly string[]) => {
  const { work } = parseDeskCommand(args)
  const desk = await openDesk({ dataDir, who })
  try {
    return await work({ desk, ask: async () => {}, site })
  } finally {
    await desk.close()
  }
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { whenDone } from '@calm-rest/testing'
import { root } from '../root.ts'

/** The command as a process of its own, beside whatever runs on `dataDir`, or on what `env` names. */
export const runDesk = async (dataDir: string, args: readonly string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(root, 'scripts/desk.ts'), ...args], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://calmrest.example',
      DESK_BY: 'nirosha',
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

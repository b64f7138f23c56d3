import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { root } from '@calm-rest/releases/checkout'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'

/** An empty database, and the commands on it, each as a process of its own. */
export const openCommands = async () => {
  const dataDir = temporaryFolder('backup')
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()

  const run = async (
    script: 'backup' | 'restore',
    args: readonly string[],
    env: Record<string, string> = {},
  ) => {
    const child = spawn(process.execPath, [join(root, `site/src/commands/${script}.ts`), ...args], {
      env: { ...process.env, DATA_DIR: dataDir, ...env },
    })
    whenDone(() => child.kill('SIGKILL'))
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].setEncoding('utf8').on('data', (text: string) => {
        output[name] += text
      })
    }
    const [code] = await once(child, 'close')
    return { code: code as number | null, ...output }
  }

  return {
    dataDir,
    backup: (...args: string[]) => run('backup', args),
    restore: (...args: string[]) => run('restore', args),
    run,
  }
}

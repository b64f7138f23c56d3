import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import { whenDone } from '@calm-rest/testing'

/**
 * Runs one of the owner's commands as a process of its own, ended with the test; `ended` is its exit code and output. It
 * reads the file `input`, if one is named.
 */
export const startCommand = (
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
  input?: string,
) => {
  const child = spawn(process.execPath, [join(root, `site/src/commands/${name}.ts`), ...args], {
    env: { ...process.env, ...env },
    stdio: [input === undefined ? 'ignore' : openSync(input, 'r'), 'pipe', 'pipe'],
  })
  whenDone(() => child.kill('SIGKILL'))
  return { child, ended: outcomeOf(child) }
}

const outcomeOf = async (child: ChildProcess) => {
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
    })
  }
  const [code] = await once(child, 'close')
  return { code: code as number | null, ...output }
}

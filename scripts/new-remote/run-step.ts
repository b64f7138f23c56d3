import { spawn } from 'node:child_process'
import { root } from '../root.ts'

interface Step {
  /** Name of the step, shown while it runs. */
  what: string
  script: string
  args?: readonly string[]
  env?: Record<string, string>
}

/** Runs a script of the project to its end; rejects with its output where it fails or is interrupted. */
export const runStep = ({ what, script, args = [], env = {} }: Step, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    const stop = () => child.kill()
    signal.addEventListener('abort', stop)
    // only once it has ended: until then it may write into files that are about to be undone
    child.on('close', (code) => {
      signal.removeEventListener('abort', stop)
      if (signal.aborted) reject(signal.reason)
      else if (code === 0) resolve()
      else reject(new Error(`${said.trim()}\n\nNot done: ${what}.`))
    })
    child.on('error', reject)
  })

import { spawn } from 'node:child_process'

export interface Ended {
  /** Standard output and error. */
  output: string
  /** It exited with 0. */
  isGreen: boolean
  /** The limit ended it. */
  isLate: boolean
}

const graceMs = 10_000

/** Runs a command in a process group of its own, so that the limit also ends browsers and sites. */
export const outputOf = (
  cwd: string,
  command: string,
  args: readonly string[],
  limitMs: number,
): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, PLANTED_FAULT: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const end = (signal: NodeJS.Signals) => child.pid !== undefined && process.kill(-child.pid, signal)
    const endAtExit = () => end('SIGTERM')
    process.once('exit', endAtExit)
    let isLate = false
    let killing: ReturnType<typeof setTimeout> | undefined
    const timer = setTimeout(() => {
      isLate = true
      end('SIGTERM')
      // a test that computes without end hears no gentler signal
      killing = setTimeout(() => end('SIGKILL'), graceMs)
    }, limitMs)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      clearTimeout(killing)
      process.off('exit', endAtExit)
      resolve({ output, isGreen: code === 0, isLate })
    })
  })

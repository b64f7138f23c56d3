import { spawn } from 'node:child_process'

export interface Ended {
  ok: boolean
  /** Standard output and error in the order in which they were written. */
  output: string
}

/** Runs a tool of the project on this Node and collects its output. It ends with this process at the latest. */
export const runCommand = (root: string, script: string, args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const killNow = () => child.kill('SIGKILL')
    process.once('exit', killNow)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => {
      process.off('exit', killNow)
      resolve({ ok: code === 0, output })
    })
  })

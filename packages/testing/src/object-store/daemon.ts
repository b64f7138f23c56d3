import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { endWithParent } from '../end-with-parent.ts'

const run = promisify(execFile)
/** Time limit in milliseconds; a command takes a fraction of it. */
const patienceMs = 30_000

/** Runs one of the cluster's commands to its end; returns its output. */
export const command = async (program: string, conf: string, ...args: string[]): Promise<string> =>
  (await run(program, ['--conf', conf, ...args], { timeout: patienceMs })).stdout

/** Starts one of its daemons, which ends with this process. */
export const startDaemon = (program: string, conf: string, id: string) => {
  const child = spawn(program, ['--conf', conf, '--foreground', '--id', id], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  endWithParent(child)
  return {
    /** Nothing in it needs to outlive the run. */
    stop: async () => {
      if (hasEnded(child)) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** A command takes a fraction of it. */
const patienceMs = 30_000

/** Runs one of the cluster's commands to its end; answers what it said. */
export const command = async (program: string, conf: string, ...args: string[]): Promise<string> =>
  (await run(program, ['--conf', conf, ...args], { timeout: patienceMs })).stdout

/** Starts one of its daemons, which ends with this process. */
export const startDaemon = (program: string, conf: string, id: string) => {
  const child = spawn(program, ['--conf', conf, '--foreground', '--id', id], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)
  return {
    /** Nothing in it is to be kept. */
    stop: async () => {
      process.off('exit', killNow)
      if (hasEnded(child)) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

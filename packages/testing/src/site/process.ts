import { spawn } from 'node:child_process'
import { endWithParent } from '../end-with-parent.ts'
import { noteProcess, recordingOptions } from '../executed/processes.ts'

const readyTimeoutMs = 60_000

export interface Running {
  pid: number
  /**
   * First group of `pattern` once the output matches; undefined if the process ends or the time is over
   * before.
   */
  line(pattern: RegExp, timeoutMs?: number): Promise<string | undefined>
  stop(): Promise<number | null>
  output(): string
}

interface ProcessOptions {
  args?: readonly string[] | undefined
  env: Record<string, string>
  /** How long a process may take to end after it was asked to, in milliseconds. */
  stopTimeoutMs: number
}

/** Runs a script on the Node version of the tests: the pinned one. */
export const startProcess = (script: string, { args = [], ...options }: ProcessOptions): Running => {
  const running = startProgram(process.execPath, {
    ...options,
    args: [...recordingOptions(), script, ...args],
  })
  noteProcess(running.pid)
  return running
}

/** Runs a program, which ends with this process at the latest. */
export const startProgram = (program: string, { args = [], env, stopTimeoutMs }: ProcessOptions): Running => {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  endWithParent(child)
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }

  const line = (pattern: RegExp, timeoutMs = readyTimeoutMs) =>
    new Promise<string | undefined>((resolve) => {
      const finish = (found?: string) => {
        clearTimeout(timer)
        for (const stream of [child.stdout, child.stderr]) stream.off('data', look)
        resolve(found)
      }
      const look = () => {
        const found = pattern.exec(output)?.[1]
        if (found) finish(found)
      }
      const timer = setTimeout(finish, timeoutMs)
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
      void ended.then(() => finish(pattern.exec(output)?.[1]))
      look()
    })

  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs)
    const code = await ended
    clearTimeout(timer)
    return code
  }

  return { pid: child.pid ?? -1, line, stop, output: () => output }
}

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const fileOf = (script: string) => fileURLToPath(new URL(script, import.meta.url))

interface Child {
  process: ChildProcessWithoutNullStreams
  /** Returns the next line of its output; rejects if it ends before one. */
  nextLine(): Promise<string>
  /** Returns all further lines, until it ends. */
  lines(): Promise<string[]>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>
  /** Error output of the process so far. */
  errors(): string
}

/** Runs a script of this folder under the tests' version of Node. It is ended with the test. */
export const startChild = (
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Child =>
  follow(script, spawn(process.execPath, [fileOf(script), ...args], { env: { ...process.env, ...env } }))

/** Runs it in a process with a maximum file size. */
export const startChildWithFileLimit = (
  blocksOf512: number,
  script: string,
  env: Record<string, string>,
): Child => {
  const run = ['-c', `ulimit -f ${blocksOf512}; exec "$0" "$1"`, process.execPath, fileOf(script)]
  return follow(script, spawn('/bin/sh', run, { env: { ...process.env, ...env } }))
}

const follow = (script: string, child: ChildProcessWithoutNullStreams): Child => {
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | string)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return {
    process: child,
    nextLine: async () => {
      const { value, done } = await lines.next()
      if (done) throw new Error(`${script} ended early: ${errors}`)
      return value
    },
    lines: async () => {
      const all: string[] = []
      for (let next = await lines.next(); !next.done; next = await lines.next()) all.push(next.value)
      return all
    },
    ended,
    errors: () => errors,
  }
}

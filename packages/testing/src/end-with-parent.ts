import { type ChildProcess, spawn } from 'node:child_process'

/** Reads `+PID` and `-PID`; once the writer has ended, kills the remaining processes. */
const guardScript = `process.title = 'calm-rest-guard'
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
const pids = new Set()
require('node:readline').createInterface({ input: process.stdin })
  .on('line', (line) => line[0] === '+' ? pids.add(line.slice(1)) : pids.delete(line.slice(1)))
  .on('close', () => { for (const pid of pids) try { process.kill(pid, 'SIGKILL') } catch {} })`

let guard: ChildProcess | undefined

/**
 * One for this process, in its own session, which Ctrl-C does not reach: it notices our end by its closed
 * input.
 */
const theGuard = (): ChildProcess => {
  if (guard) return guard
  guard = spawn(process.execPath, ['-e', guardScript], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  // without it the tests run all the same; only processes of a killed run remain
  guard.on('error', () => {})
  guard.stdin?.on('error', () => {})
  if (guard.stdin && 'unref' in guard.stdin) (guard.stdin as unknown as { unref(): void }).unref()
  return guard
}

/**
 * Kills a child as soon as this process has ended, however it did: also by a signal that runs no 'exit'
 * handler. A child that may end by itself before does.
 */
export const endWithParent = (child: ChildProcess): void => {
  const { pid } = child
  if (pid === undefined) return
  theGuard().stdin?.write(`+${pid}\n`)
  child.once('exit', () => theGuard().stdin?.write(`-${pid}\n`))
}

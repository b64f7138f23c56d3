import { type ChildProcess, spawn } from 'node:child_process'

/** Reads `+PID` and `-PID`, and once whoever writes them has ended, ends those that are left. */
const guardScript = `process.title = 'calm-rest-guard'
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
const pids = new Set()
require('node:readline').createInterface({ input: process.stdin })
  .on('line', (line) => line[0] === '+' ? pids.add(line.slice(1)) : pids.delete(line.slice(1)))
  .on('close', () => { for (const pid of pids) try { process.kill(pid, 'SIGKILL') } catch {} })`

let guard: ChildProcess | undefined

/** One for this process, in a session of its own, which no Ctrl-C reaches: it hears of our end by its input's. */
const theGuard = (): ChildProcess => {
  if (guard) return guard
  guard = spawn(process.execPath, ['-e', guardScript], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.unref()
  // without it the tests go on; only what a killed run leaves stays
  guard.on('error', () => {})
  guard.stdin?.on('error', () => {})
  if (guard.stdin && 'unref' in guard.stdin) (guard.stdin as unknown as { unref(): void }).unref()
  return guard
}

/**
 * Kills a child as soon as this process has ended, however it did: by a signal, too, which runs no handler of 'exit'.
 * What may end by itself before does.
 */
export const endWithParent = (child: ChildProcess): void => {
  const { pid } = child
  if (pid === undefined) return
  theGuard().stdin?.write(`+${pid}\n`)
  child.once('exit', () => theGuard().stdin?.write(`-${pid}\n`))
}

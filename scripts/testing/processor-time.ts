import { readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

// A setup file of vitest: measures the processor time of a test file and of the processes that it started and ended.

const ticksPerSecond = 100

/** Processor time of child processes that have ended, as Linux counts it; no other system tells. */
const childrenSeconds = () => {
  if (process.platform !== 'linux') return 0
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // the name of the program, in brackets, may hold spaces: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const user = Number(fields[13])
  const system = Number(fields[14])
  return (user + system) / ticksPerSecond
}

const processorSeconds = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + childrenSeconds()
}

const before = processorSeconds()

// the first hook of a file is the last one to run: by then its processes have ended
// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a hook asks for
afterAll(({}, file) => {
  file.meta.processorSeconds = processorSeconds() - before
})

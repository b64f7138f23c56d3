import { readFileSync } from 'node:fs'

/** Unit of processor times in `/proc`. */
const tickMs = 10

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // it has ended
    return ''
  }
}

/** Fields of `/proc/PID/stat` behind the name, which may have spaces: the first is the state. */
const statOf = (pid: number) => read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []

/** A process and all that it started, by id. */
export const processesBelow = (pid: number): number[] => [
  pid,
  ...read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number).flatMap(processesBelow),
]

/** Whether a process has ended, and nobody has asked for its exit code. */
export const isZombie = (pid: number): boolean => statOf(pid)[0] === 'Z'

/** Processor time of living processes and of their ended children, in milliseconds. */
export const processorMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const ticks = statOf(pid).slice(11, 15).map(Number)
    return sum + ticks.reduce((all, each) => all + each, 0) * tickMs
  }, 0)

/** Memory of processes in bytes; what several share counts in parts (PSS). */
export const memoryBytes = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const kilobytes = /^Pss: +(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0
    return sum + Number(kilobytes) * 1024
  }, 0)

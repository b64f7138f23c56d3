import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Served } from './server.ts'

/** Resident MB of a process and its descendants, such as ssr workers; shared pages count for each. */
export const residentMb = (pid: number): number =>
  processesOf(pid).reduce((sum, one) => sum + sizeMb(one, 'status', /^VmRSS:\s+(\d+) kB/m), 0)

/** MB of a process alone in memory (PSS): of a page that several processes share, each has its part. */
export const proportionalMb = (pid: number): number => sizeMb(pid, 'smaps_rollup', /^Pss:\s+(\d+) kB/m)

/** A process and its descendants, such as ssr workers. */
export const processesOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(processesOf)]

const sizeMb = (pid: number, file: string, kilobytes: RegExp) =>
  Number(kilobytes.exec(readProcess(pid, file))?.[1] ?? 0) / 1024

/** Child processes, which Linux lists by thread. */
const childrenOf = (pid: number): number[] =>
  threadsOf(pid).flatMap((thread) =>
    (readProcess(pid, `task/${thread}/children`).match(/\d+/g) ?? []).map(Number),
  )

const threadsOf = (pid: number) => ifAlive(() => readdirSync(`/proc/${pid}/task`), [])

const readProcess = (pid: number, file: string) =>
  ifAlive(() => readFileSync(`/proc/${pid}/${file}`, 'utf8'), '')

/** A process or thread may end while it is read. */
const ifAlive = <T>(read: () => T, otherwise: T): T => {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'ESRCH')) {
      return otherwise
    }
    throw cause
  }
}

/** Watches the memory of a server after garbage collection, minute by minute. */
export const watchLiveMemory = (dir: string) => {
  const file = join(dir, 'live-memory')
  const script = new URL('./live-memory.ts', import.meta.url).href
  /** MB for each minute, and for each request by `now`. */
  const read = (): number[] =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map((bytes) => Number(bytes) / 1024 ** 2)
      : []
  return {
    env: { NODE_OPTIONS: `--expose-gc --import ${script}`, LIVE_MEMORY_FILE: file },
    read,
    /** MB in use now; NaN where the server has ended. */
    now: async (served: Served): Promise<number> => {
      const known = read().length
      served.signal('SIGUSR2')
      while (read().length === known && served.isRunning()) await sleep(20)
      return read()[known] ?? Number.NaN
    },
  }
}

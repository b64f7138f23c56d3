import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Served } from './server.ts'

/** Memory in use now of a process and of all that it started, as a site's ssr workers, in MB; what they share counts for each. */
export const residentMb = (pid: number): number => {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readProcess(pid, 'status'))?.[1]
  return childrenOf(pid).reduce((sum, child) => sum + residentMb(child), Number(kilobytes ?? 0) / 1024)
}

/** Each thread of a process lists what it started. */
const childrenOf = (pid: number): number[] =>
  threadsOf(pid).flatMap((thread) =>
    (readProcess(pid, `task/${thread}/children`).match(/\d+/g) ?? []).map(Number),
  )

const threadsOf = (pid: number) => ifAlive(() => readdirSync(`/proc/${pid}/task`), [])

const readProcess = (pid: number, file: string) =>
  ifAlive(() => readFileSync(`/proc/${pid}/${file}`, 'utf8'), '')

/** A process, or a thread of it, may end between two looks. */
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

/** Watches what a server needs once all garbage is gone, minute by minute. */
export const watchLiveMemory = (dir: string) => {
  const file = join(dir, 'live-memory')
  const script = new URL('./live-memory.ts', import.meta.url).href
  /** In MB, a value for each minute, and for each time that it was asked. */
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
    /** In MB; not a number where the server has ended. */
    now: async (served: Served): Promise<number> => {
      const known = read().length
      served.signal('SIGUSR2')
      while (read().length === known && served.isRunning()) await sleep(20)
      return read()[known] ?? Number.NaN
    },
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Served } from './server.ts'

/** Memory of a process that is in use now, in MB. */
export const residentMb = (pid: number): number => {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
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

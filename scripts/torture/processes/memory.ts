import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Memory of a process that is in use now, in MB. */
export const residentMb = (pid: number): number => {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

/** Watches what a server needs once all garbage is gone, minute by minute. */
export const watchLiveMemory = (dir: string) => {
  const file = join(dir, 'live-memory')
  const script = new URL('./live-memory.ts', import.meta.url).href
  return {
    env: { NODE_OPTIONS: `--expose-gc --import ${script}`, LIVE_MEMORY_FILE: file },
    /** In MB, a value for each minute. */
    read: (): number[] =>
      existsSync(file)
        ? readFileSync(file, 'utf8')
            .trim()
            .split('\n')
            .map((bytes) => Number(bytes) / 1024 ** 2)
        : [],
  }
}

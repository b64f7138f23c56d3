import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const minuteMs = 60_000
const file = process.env.LIVE_MEMORY_FILE

/**
 * Loaded into a watched server (`--expose-gc --import`): writes the bytes in use after garbage collection once a
 * minute, and on SIGUSR2. The memory that the system counts goes up and down with the collector by a hundred
 * megabytes, which would hide a small leak.
 */
if (isMainThread && file !== undefined) {
  const write = () => {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    appendFileSync(file, `${heapUsed + external}\n`)
  }
  setInterval(write, minuteMs).unref()
  process.on('SIGUSR2', write)
}

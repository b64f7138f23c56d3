import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const minuteMs = 60_000
const file = process.env.LIVE_MEMORY_FILE

/**
 * Loaded into a server that is watched (`--expose-gc --import`): writes down once a minute, and whenever SIGUSR2 asks,
 * how many bytes are in use when what nobody needs has been collected. What the system counts goes up and down with the
 * collector by a hundred megabytes, in which a small leak cannot be seen.
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

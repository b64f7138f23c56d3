import type { Logger } from 'pino'

/** Runs `end` once, on the first SIGTERM or SIGINT, and then ends the process. */
export const endOnSignal = (logger: Logger, end: () => Promise<void>) => {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    logger.info({ signal }, 'stopping')
    await end()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

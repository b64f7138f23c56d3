interface Log {
  info(fields: object, message: string): void
}

/** Runs `end` once, on the first SIGTERM or SIGINT, and then ends the process. */
export const endOnSignal = (log: Log, end: () => Promise<void>) => {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    await end()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

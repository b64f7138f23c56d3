import type { Logger } from 'pino'

interface Polling {
  everyMs: number
  logger: Logger
  /** What the log says where it failed. */
  failed: string
}

/** Does something now and again and again; answers how to stop. What cannot be done now can be the next time. */
export const startPolling = async (work: () => Promise<void>, { everyMs, logger, failed }: Polling) => {
  const attempt = async () => {
    try {
      await work()
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
      logger.error({ code }, failed)
    }
  }
  await attempt()
  const timer = setInterval(attempt, everyMs).unref()
  return { stop: () => clearInterval(timer) }
}

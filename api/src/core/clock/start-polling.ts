interface Polling {
  everyMs: number
  /** Hears of a failure: its code, where it has one. */
  onFailed: (code: unknown) => void
}

/** Does something now and again and again; answers how to stop. What cannot be done now can be the next time. */
export const startPolling = async (work: () => Promise<void>, { everyMs, onFailed }: Polling) => {
  const attempt = async () => {
    try {
      await work()
    } catch (cause) {
      onFailed(cause instanceof Error && 'code' in cause ? cause.code : undefined)
    }
  }
  await attempt()
  const timer = setInterval(attempt, everyMs).unref()
  return { stop: () => clearInterval(timer) }
}

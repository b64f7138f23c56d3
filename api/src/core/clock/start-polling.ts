interface Polling {
  everyMs: number
  /** Called after a failure, with its code if it has one. */
  onFailed: (code: unknown) => void
}

/** Runs `work` now, then every `everyMs`. A failure does not end it. Returns how to stop. */
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

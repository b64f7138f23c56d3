/** Exit code of a program that Ctrl-C ended, as shells know it. */
const exitCode = 130

/** Aborts the work on Ctrl-C, SIGTERM or SIGHUP, so that it is undone, instead of ending the process. */
export const createInterrupt = () => {
  const controller = new AbortController()
  const stop = () => controller.abort(new Error('Interrupted.'))
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const name of signals) process.on(name, stop)
  return {
    signal: controller.signal,
    exitCode,
    end: () => {
      for (const name of signals) process.off(name, stop)
    },
  }
}

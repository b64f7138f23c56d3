import { CommandFailed } from '@calm-rest/command'

/** Runs `work` with a signal that SIGTERM and SIGINT abort: a gate then ends within a second, and its browsers with it. */
export const untilStopped = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController()
  const stop = (name: NodeJS.Signals) =>
    controller.abort(new CommandFailed(`The gate was stopped by ${name}.`))
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
  for (const name of signals) process.once(name, stop)
  try {
    return await work(controller.signal)
  } finally {
    for (const name of signals) process.removeListener(name, stop)
  }
}

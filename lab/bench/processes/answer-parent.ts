type Answers = Record<string, (input: never) => unknown>

interface Question {
  id: number
  name: string
  input: never
}

/** Child side of `startProcess`: answers each question by its name, and reports that it is ready. */
export const answerParent = (answers: Answers, ready: object = {}) => {
  const all: Answers = { ...answers, cpuMs: () => cpuMs() }
  process.on('message', async ({ id, name, input }: Question) => {
    try {
      process.send?.({ id, output: await all[name]?.(input) })
    } catch (cause) {
      process.send?.({ id, error: cause instanceof Error ? cause.stack : String(cause) })
    }
  })
  process.on('disconnect', () => process.exit())
  process.send?.({ ready })
}

/** Processor time of this process so far, on all cores. */
const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

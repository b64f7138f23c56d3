import type { Reporter, TestModule } from 'vitest/node'

export interface Progress {
  passed: number
  failed: number
  /** Files that are running. */
  running: string[]
}

/** Counts results while tests run, so that a run that is cut short can report them. */
export const watchProgress = () => {
  const counts = { passed: 0, failed: 0 }
  const running = new Map<TestModule, string>()
  const reporter: Reporter = {
    onTestModuleStart: (module) => void running.set(module, module.relativeModuleId),
    onTestModuleEnd: (module) => void running.delete(module),
    onTestCaseResult: (test) => {
      counts[test.result().state === 'passed' ? 'passed' : 'failed'] += 1
    },
  }
  return { reporter, soFar: (): Progress => ({ ...counts, running: [...running.values()] }) }
}

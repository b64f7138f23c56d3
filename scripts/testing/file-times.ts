import type { TestModule } from 'vitest/node'

declare module 'vitest' {
  interface TaskMeta {
    /** Set in the worker: see processor-time.ts. */
    processorSeconds?: number
  }
}

export interface FileTime {
  /** Path, after the name of the project where several projects run the file. */
  file: string
  /** Wall-clock time from the first import to the last hook. */
  seconds: number
  /** Processor time of the file and of processes that it started and ended, without shared ones such as the browser. */
  processorSeconds: number
}

/** The part of a vitest module that is timed. */
export type TimedModule = Pick<TestModule, 'relativeModuleId' | 'diagnostic' | 'meta'> & {
  project: Pick<TestModule['project'], 'name'>
}

const withoutProject = ['', 'unit', 'site']

export const timeOf = (module: TimedModule): FileTime => {
  const { setupDuration, collectDuration, duration } = module.diagnostic()
  const { name } = module.project
  return {
    file: module.relativeModuleId + (withoutProject.includes(name) ? '' : ` (${name})`),
    seconds: (setupDuration + collectDuration + duration) / 1000,
    processorSeconds: module.meta().processorSeconds ?? 0,
  }
}

const shown = 20

/** The slowest files of a run, one a line. */
export const describeSlowest = (times: readonly FileTime[]): string => {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown)
  const lines = slowest.map(
    ({ file, seconds, processorSeconds }) => `${inSeconds(seconds)}  ${inSeconds(processorSeconds)}  ${file}`,
  )
  return ['The slowest files, with their processor time:', ...lines].join('\n')
}

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(8)

/** One message for each file that took more processor time than a file may. */
export const overLimit = (times: readonly FileTime[], limitSeconds: number): string[] =>
  times
    .filter(({ processorSeconds }) => processorSeconds > limitSeconds)
    .map(
      ({ file, processorSeconds }) =>
        `${file} took ${processorSeconds.toFixed(1)} s of processor time, ${limitSeconds.toFixed(1)} at most`,
    )

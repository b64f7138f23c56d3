/** A function of a script, by its place in the text that the engine read, and whether it ran. */
export interface ExecutedFunction {
  start: number
  end: number
  ran: boolean
}

export interface ExecutedScript {
  url: string
  functions: ExecutedFunction[]
}

/** The part of the answer to `Profiler.takePreciseCoverage` that is read: https://chromedevtools.github.io/devtools-protocol/v8/Profiler/ */
export interface Coverage {
  result: {
    url: string
    functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[]
  }[]
}

/** Folder for what a run records; undefined where nothing is recorded. */
export const recordFolder = (): string | undefined => process.env.TEST_RECORD || undefined

/**
 * Whether a function ran, not how often: then the engine keeps its optimizing compiler. It reports each function once,
 * so coverage is started anew after each answer.
 */
export const howRecorded = { callCount: false, detailed: false }

export const toScripts = ({ result }: Coverage, isWanted: (url: string) => boolean): ExecutedScript[] =>
  result
    .filter(({ url }) => isWanted(url))
    .map(({ url, functions }) => ({
      url,
      functions: functions.flatMap(({ ranges: [range] }) =>
        range ? [{ start: range.startOffset, end: range.endOffset, ran: range.count > 0 }] : [],
      ),
    }))

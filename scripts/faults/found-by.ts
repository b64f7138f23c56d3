import { isPageTest } from '../testing/changed-tests.ts'

export type Level = 'check' | 'unit' | 'API' | 'page' | 'browser'

/** The first test, check or error that failed in a run. */
export interface FoundBy {
  /** File and name of a test, or name of a check. */
  name: string
  level: Level
}

/** Reads it from the output of `npm test`, without colours; undefined where that passed. */
export const foundBy = (output: string): FoundBy | undefined => {
  const check = /^FAILED {2}(\w+)$/m.exec(output)?.[1]
  if (check) return { name: check, level: 'check' }
  const unhydrated = /The page (\S+) is not hydrated/.exec(output)?.[1]
  if (unhydrated) return { name: `scripts/testing/assert-hydrates.ts > ${unhydrated}`, level: 'browser' }
  const test = /^ *FAIL +\|\w+\| +(.+)$/m.exec(output)?.[1]
  if (test) return { name: test.trim(), level: levelOf(test) }
  if (/^\d+ passed, 0 failed$/m.test(output)) return undefined
  // neither test nor check: a failed build, or a site that does not start
  const error = /^(?:\w*Error: |⎯* ?Unhandled .*\n)(.+)$/m.exec(output)?.[1] ?? 'it ended without a tally'
  return { name: error.trim(), level: 'check' }
}

const levelOf = (test: string): Level => {
  const [file = ''] = test.split(' > ')
  if (isPageTest(file)) return 'page'
  if (/\.browser\.test\.tsx?$/.test(file)) return 'browser'
  return file.startsWith('api/') ? 'API' : 'unit'
}

import { readArguments, WrongUse } from '@calm-rest/command'

export interface TestCommand {
  /** Parts of paths; all tests without one. */
  filters: readonly string[]
  /** Only what differs from this commit is tested. */
  changedSince: string | undefined
  /** The run ends after so many failures. */
  bail: number | undefined
}

export const usage = `npm test [-- PART-OF-A-PATH…] [--changed[=BASE]] [--bail=N]

--changed tests what a change can touch: what differs from the last commit, or from BASE.
--bail ends the run after N failures.`

const options = { changed: { type: 'string' }, bail: { type: 'string' } } as const

/** Throws with the usage where it is not understood. */
export const parseTestCommand = (args: readonly string[]): TestCommand => {
  // an option whose value may be left out is unknown to parseArgs
  const whole = args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg))
  const { values, positionals } = readArguments(whole, usage, options)
  if (values.bail !== undefined && !/^[1-9]\d{0,4}$/.test(values.bail)) {
    throw new WrongUse(`--bail=${values.bail} is no number of failures.`, usage)
  }
  return {
    filters: positionals,
    changedSince: values.changed,
    bail: values.bail === undefined ? undefined : Number(values.bail),
  }
}

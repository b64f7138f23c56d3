import { readCommand, wholeNumber } from '@calm-rest/command'

export interface TestCommand {
  /** Parts of test paths; empty for all tests. */
  filters: readonly string[]
  /** Commit to compare with: only what differs from it is tested. */
  changedSince: string | undefined
  /** Number of failures after which the run ends. */
  bail: number | undefined
  /** Whether to record what the tests run, for `--changed`. */
  record: boolean
}

export const parseTestCommand = (args: readonly string[]): TestCommand =>
  readCommand(
    // commander would take the word after an option with an optional value for its value
    args.map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
    {
      name: 'npm test --',
      description: 'All checks and the tests that every change has to pass',
      exitCodes: '0 all passed, 1 something failed, 2 not understood',
    },
    (program, choose) => {
      program
        .usage('[part-of-a-path...] [--changed[=base]] [--record] [--bail=n]')
        .argument('[part-of-a-path...]', 'all tests without one')
        .option(
          '--changed <base>',
          'only tests that can see what differs from this commit; the last one by default',
        )
        .option('--record', 'record what these tests run, for --changed')
        .option('--bail <n>', 'end the run after so many failures', wholeNumber(1, 99_999))
        .action((filters, { changed: changedSince, bail, record = false }) =>
          choose({ filters, changedSince, bail, record }),
        )
    },
  )

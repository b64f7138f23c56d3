import { InvalidArgumentError, readCommand } from '@calm-rest/command'
import type { Shard } from './ledger.ts'

interface WholeCommand {
  /** Parts of test paths; empty for all tests. */
  filters: readonly string[]
  shard: Shard
}

export const parseWholeCommand = (args: readonly string[]): WholeCommand =>
  readCommand(
    args,
    {
      name: 'npm run test:all --',
      description: 'The quick tests and all that npm test leaves out',
      exitCodes: '0 all passed, 1 something failed or is not installed, 2 not understood',
    },
    (program, choose) => {
      program
        .argument('[part-of-a-path...]', 'all tests without one')
        .option(
          '--shard <i/n>',
          'the i-th of n shares of the files; the ledger counts a commit as proven once all n have passed',
          parseShard,
        )
        .action((filters, { shard = { index: 1, count: 1 } }) => choose({ filters, shard }))
    },
  )

const parseShard = (text: string): Shard => {
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number)
  if (!index || !count || index > count) throw new InvalidArgumentError('Say 1/3, 2/3 or 3/3.')
  return { index, count }
}

import { readCommand, wholeNumber } from '@calm-rest/command'

export type FaultsCommand =
  | {
      name: 'plant'
      ids: readonly string[]
      /** Only prints the known faults. */
      isList: boolean
    }
  | { name: 'sample'; seed: number; count: number; limitSeconds: number; isWithBrowser: boolean }

export const parseFaultsCommand = (args: readonly string[], known: readonly string[]): FaultsCommand =>
  readCommand(
    args,
    {
      name: 'npm run faults --',
      description: 'Plants faults in a copy of the last commit, and says which test sees each first',
      exitCodes: '0 all found, 1 one missed, 2 not understood',
    },
    (program, choose) => {
      program
        .argument('[fault...]', 'all of them without one')
        .option('--list', 'only say what there is')
        .action((ids, { list: isList = false }) => {
          const unknown = ids.find((id) => !known.includes(id))
          if (unknown !== undefined) return program.error(`There is no fault '${unknown}'. Ask with --list.`)
          return choose({ name: 'plant', ids: ids.length > 0 ? ids : known, isList })
        })
      program
        .command('sample')
        .description('plants faults at random, half of them in the server and half in the screens')
        .requiredOption('--seed <number>', 'the same number draws the same faults', wholeNumber(0))
        .option('--count <number>', 'how many (60)', wholeNumber())
        .option('--limit <seconds>', 'for the tests of one fault (180)', wholeNumber())
        .option('--browser', 'run browser tests also where other tests cover a file')
        .action(({ seed, count = 60, limit = 180, browser: isWithBrowser = false }) =>
          choose({ name: 'sample', seed, count, limitSeconds: limit, isWithBrowser }),
        )
    },
  )

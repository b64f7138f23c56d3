import { Argument, readCommand, wholeNumber } from '@calm-rest/command'

interface TortureCommand {
  scenarios: readonly string[]
  seed: number
  isShort: boolean
  minutes: number
}

export const parseTortureCommand = (args: readonly string[], known: readonly string[]): TortureCommand =>
  readCommand(
    args,
    {
      name: 'npm run torture --',
      description: 'Shows what holds when something breaks',
      exitCodes: '0 all held, 1 something did not hold, 2 not understood',
    },
    (program, choose) => {
      program
        .addArgument(new Argument('[scenario...]', 'all of them without one').choices(known))
        .option('--seed <n>', 'the same seed gives the same run', wholeNumber(0), 1)
        .option('--minutes <n>', 'how long the load lasts', wholeNumber(0), 10)
        .option('--short', 'takes seconds, and writes no figures')
        .action((named, { seed, minutes, short: isShort = false }) => {
          const scenarios = named.length > 0 ? known.filter((name) => named.includes(name)) : known
          choose({ scenarios, seed, isShort, minutes })
        })
    },
  )

import { readCommand } from '@calm-rest/command'

interface FaultsCommand {
  ids: readonly string[]
  /** Only prints the known faults. */
  isList: boolean
}

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
          return choose({ ids: ids.length > 0 ? ids : known, isList })
        })
    },
  )

import { readArguments, WrongUse } from '@calm-rest/command'

export interface FaultsCommand {
  ids: readonly string[]
  /** Only says what there is. */
  isList: boolean
}

export const usage = `npm run faults [-- FAULT…] [--list]

Plants one fault after another in a copy of the last commit, and says which test sees it first.
All of them without a name; --list says what there is.`

const options = { list: { type: 'boolean' } } as const

/** Throws with the usage where it is not understood. */
export const parseFaultsCommand = (args: readonly string[], known: readonly string[]): FaultsCommand => {
  const { values, positionals } = readArguments(args, usage, options)
  const unknown = positionals.find((id) => !known.includes(id))
  if (unknown !== undefined) throw new WrongUse(`There is no fault '${unknown}'. Ask with --list.`, usage)
  return { ids: positionals.length > 0 ? positionals : known, isList: values.list ?? false }
}

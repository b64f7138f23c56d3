import { readArguments, WrongUse } from '@calm-rest/command'
import type { Shard } from './ledger.ts'

export interface WholeCommand {
  /** Fragments of paths; all tests without one. */
  filters: readonly string[]
  shard: Shard
}

export const usage = `npm run test:all [-- PART-OF-A-PATH…] [--shard I/N]

--shard runs the I-th of N shares of the files; the ledger counts a commit as proven once all N have passed.`

/** Throws with the usage where it is not understood. */
export const parseWholeCommand = (args: readonly string[]): WholeCommand => {
  const { values, positionals } = readArguments(args, usage, { shard: { type: 'string' } })
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(values.shard ?? '1/1') ?? []).map(Number)
  if (!index || !count || index > count) {
    throw new WrongUse(`--shard ${values.shard} is no shard: say 1/3, 2/3 or 3/3.`, usage)
  }
  return { filters: positionals, shard: { index, count } }
}

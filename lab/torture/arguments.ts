import { readArguments, WrongUse } from '@calm-rest/command'

export interface TortureCommand {
  rows: readonly string[]
  seed: number
  isShort: boolean
  minutes: number
}

export const usageOf = (
  known: readonly string[],
) => `npm run torture [-- ROW…] [--seed N] [--minutes N] [--short]

Rows: ${known.join(', ')}; all of them without one. --minutes is how long the load lasts, by default 10.
--short takes seconds and keeps no figures.`

const options = {
  seed: { type: 'string' },
  minutes: { type: 'string' },
  short: { type: 'boolean' },
} as const

const wholeNumber = (text: string | undefined, otherwise: number) => {
  if (text === undefined) return otherwise
  if (!/^\d{1,9}$/.test(text)) throw new WrongUse(`'${text}' is no whole number.`)
  return Number(text)
}

/** Throws with the usage where it is not understood. */
export const parseTortureCommand = (args: readonly string[], known: readonly string[]): TortureCommand => {
  const { values, positionals } = readArguments(args, usageOf(known), options)
  const unknown = positionals.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new WrongUse(`There is no row '${unknown}'.`, usageOf(known))
  return {
    rows: positionals.length > 0 ? known.filter((name) => positionals.includes(name)) : known,
    seed: wholeNumber(values.seed, 1),
    isShort: values.short ?? false,
    minutes: wholeNumber(values.minutes, 10),
  }
}

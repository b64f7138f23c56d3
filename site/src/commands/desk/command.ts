import type { Desk } from '@calm-rest/api/desk'
import type { Answer } from '@calm-rest/command'
import { WrongUse } from '@calm-rest/command'

export const options = {
  all: { type: 'boolean' },
  by: { type: 'string' },
  email: { type: 'string' },
  'first-name': { type: 'string' },
  from: { type: 'string' },
  guests: { type: 'string' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
  'last-name': { type: 'string' },
  limit: { type: 'string' },
  'no-mail': { type: 'boolean' },
  open: { type: 'boolean' },
  portal: { type: 'string' },
  reason: { type: 'string' },
  request: { type: 'string' },
  room: { type: 'string' },
  search: { type: 'string' },
  status: { type: 'string' },
  text: { type: 'string' },
  unit: { type: 'string' },
  until: { type: 'string' },
  yes: { type: 'boolean' },
} as const

export type OptionName = keyof typeof options

export type Values = {
  [K in OptionName]?: (typeof options)[K]['type'] extends 'boolean' ? boolean : string
}

export interface Given {
  args: readonly string[]
  values: Values
}

export interface Surroundings {
  desk: Desk
  /** Asks before a change; throws where it is not wanted after all. */
  sure(question: string): Promise<void>
  /** Origin under which the site is known. */
  site: string
}

export interface Command {
  /** Names of its arguments and options, as the usage shows them. */
  takes: string
  /** How many arguments: the least and the most. */
  args: readonly [number, number]
  options: readonly OptionName[]
  does: string
  run(given: Given, around: Surroundings): Answer | Promise<Answer>
}

/** Commands about one thing, by their verb. */
export type Thing = Readonly<Record<string, Command>>

/** What has to be said, or the command is not understood. */
export const need = (
  { values }: Given,
  name: Exclude<OptionName, 'all' | 'json' | 'no-mail' | 'open' | 'yes'>,
): string => {
  const value = values[name]
  if (value === undefined) throw new WrongUse(`--${name} is missing.`)
  return value
}

export const first = ({ args: [value = ''] }: Given): string => value

export const whole = (text: string, what: string): number => {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new WrongUse(`${what} is a whole number, not '${text}'.`)
}

export const oneOf = <T extends string>(text: string, choices: readonly T[], what: string): T => {
  const found = choices.find((choice) => choice === text)
  if (found === undefined) throw new WrongUse(`${what} is one of ${choices.join(', ')}, not '${text}'.`)
  return found
}

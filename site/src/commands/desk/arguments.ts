import { readArguments, WrongUse } from '@calm-rest/command'
import { type Command, type Given, options, type Thing } from './command.ts'
import { bookings } from './things/bookings.ts'
import { calendar } from './things/calendar.ts'
import { guests } from './things/guests.ts'
import { log } from './things/log.ts'
import { messages } from './things/messages.ts'
import { reviews } from './things/reviews.ts'
import { rooms } from './things/rooms.ts'

export const things: Readonly<Record<string, Thing>> = {
  bookings,
  rooms,
  reviews,
  messages,
  guests,
  calendar,
  log,
}

/** 'list' goes without saying. */
const usual = 'list'

const lineOf = (thing: string, verb: string, { takes, does }: Command) =>
  `  ${[thing, verb === usual ? '' : verb, takes].filter((part) => part !== '').join(' ')}\n      ${does}`

const linesOf = (thing: string) =>
  Object.entries(things[thing] ?? {})
    .map(([verb, command]) => lineOf(thing, verb, command))
    .join('\n')

/** Of one thing, or of everything. */
export const usageOf = (about?: string) => `npm run desk -- THING COMMAND

${(about !== undefined && Object.hasOwn(things, about) ? [about] : Object.keys(things)).map(linesOf).join('\n\n')}

  A DAY is written 2027-03-31 and is one at the house.
  --json   one line of JSON as the answer
  --yes    do not ask before a change

Exit code: 0 done, 1 failed, 2 not understood, 3 refused by a rule or not confirmed.`

const wrong = (why: string, about?: string): never => {
  throw new WrongUse(why, usageOf(about))
}

export interface DeskCommand extends Given {
  command: Command
  yes: boolean
}

/** The first word after the thing is a command where it is one, else what 'list' takes. */
const choose = ([name, ...rest]: readonly string[]) => {
  if (name === undefined) return wrong('About what?')
  if (!Object.hasOwn(things, name)) return wrong(`'${name}' is nothing the desk knows.`)
  const thing = things[name] ?? {}
  const [verb = usual, ...args] = rest
  if (Object.hasOwn(thing, verb)) return { name, called: `${name} ${verb}`, command: thing[verb], args }
  const list = thing[usual]
  if (list && list.args[1] > 0) return { name, called: name, command: list, args: rest }
  return wrong(`'${name} ${verb}' is no command.`, name)
}

export const parseDeskCommand = (given: readonly string[]): DeskCommand => {
  const { values, positionals } = readArguments(given, usageOf(), options)
  const { name, called, command, args } = choose(positionals)
  if (!command) return wrong(`'${called}' is no command.`, name)
  const allowed: readonly string[] = [...command.options, 'json', 'yes']
  const other = Object.keys(values).find((option) => !allowed.includes(option))
  if (other !== undefined) wrong(`'${called}' takes no --${other}.`, name)
  const [least, most] = command.args
  if (args.length < least || args.length > most)
    wrong(`'${called}' takes ${command.takes || 'no arguments'}.`, name)
  return { command, args, values, yes: values.yes ?? false }
}

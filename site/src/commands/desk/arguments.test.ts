import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command, HelpRequested } from '@calm-rest/command'
import { root } from '@calm-rest/releases/checkout'
import { expect, it } from 'vitest'
import { defineDesk, parseDeskCommand } from './arguments.ts'

const program = new Command()
defineDesk(program, () => {})
const commands = program.commands.flatMap((resource) => [
  resource.name(),
  ...resource.commands
    .filter((verb) => verb.name() !== 'list')
    .map((verb) => `${resource.name()} ${verb.name()}`),
])

const guide = readFileSync(join(root, 'docs/desk.md'), 'utf8')
const lines = [...guide.matchAll(/^(?:\w+=\S+ )*npm run desk -- (.*)$/gm)].map(([, line = '']) => line)

/** As a shell would: words, or what stands between quotes. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

it.each(commands)('the guide shows how to use %s', (command) => {
  expect(lines.filter((line) => line === command || line.startsWith(`${command} `))).not.toEqual([])
})

it.each(lines)('the guide shows a command that is understood: %s', (line) => {
  expect(parseDeskCommand(wordsOf(line)).yes).toBe(false)
})

it.each([
  [[], 'Usage: npm run desk -- [options] [command]'],
  [['attic'], "Unknown command 'attic'."],
  [['gests'], "Unknown command 'gests'. Did you mean 'guests'?"],
  [['constructor'], "Unknown command 'constructor'."],
  // the front desk does these
  [['payments'], "Unknown command 'payments'."],
  [['rooms', 'price', 'coral-suite', '280'], "Unknown command 'rooms'."],
  [['rates', 'import', 'rates.json'], "Unknown command 'rates'."],
  [['bookings', 'mark', 'CR-1', 'arrived'], "Unknown command 'mark'."],
  [['staff', 'remove', 'Amara'], "Unknown command 'remove'."],
  [['guests', 'toString'], "Unknown command 'toString'."],
  [['guests', 'erasse', 'a@example.com'], "Unknown command 'erasse'. Did you mean 'erase'?"],
  [['bookings'], 'Usage: npm run desk -- bookings [options] [command]'],
  [['bookings', 'pin'], "Missing required argument 'reference'."],
  [['bookings', 'pin', 'CR-1', 'CR-2'], "Too many arguments for 'pin'."],
  [['bookings', 'cancel', 'CR-1'], "Required option '--by <what>' not specified."],
  [['guests', 'erase'], "Missing required argument 'email'."],
  [['bookings', 'cancel', '--by', 'name', 'Mallory'], 'Allowed choices are email, network, made.'],
  [['bookings', 'cancel', '--by', 'made', '2027-03-31'], '--by made takes two moments'],
  [
    ['bookings', 'cancel', '--by', 'email', 'a@example.com', '--with-staff'],
    '--with-staff goes with --by made',
  ],
  [['bookings', 'cancel', '--by', 'email', 'a@example.com', 'b@example.com'], '--by email takes one.'],
  [['guests', 'erase', 'a@example.com', '--reason', 'x'], "Unknown option '--reason'."],
  [['guests', '--colour', 'red'], "Unknown option '--colour'."],
])('%j is not understood, and told how it would be', (args, why) => {
  expect(() => parseDeskCommand(args)).toThrow(why)
  expect(() => parseDeskCommand(args)).toThrow('Usage: npm run desk -- ')
})

it.each([
  [['--help'], 'channels'],
  [['bookings', '--help'], 'cancel [options] <what> [until]'],
  [['guests', 'list', '-h'], '--search <text>'],
  [['log', '--help'], '--limit <n>'],
])('gives help: %j', (args, words) => {
  expect(() => parseDeskCommand(args)).toThrow(HelpRequested)
  expect(() => parseDeskCommand(args)).toThrow(words)
})

it('asks before a change unless --yes is said, wherever', () => {
  expect(parseDeskCommand(['bookings', 'pin', 'CR-1', '--yes', '--json'])).toMatchObject({ yes: true })
  expect(parseDeskCommand(['--yes', 'guests'])).toMatchObject({ yes: true })
  expect(parseDeskCommand(['log', 'CR-1'])).toMatchObject({ yes: false })
})

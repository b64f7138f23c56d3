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
  [['roms'], "Unknown command 'roms'. Did you mean 'rooms'?"],
  [['constructor'], "Unknown command 'constructor'."],
  [['rooms', 'toString'], "Unknown command 'toString'."],
  [['rooms', 'prize', 'coral-suite', '1'], "Unknown command 'prize'. Did you mean 'price'?"],
  [['bookings', 'show'], "Missing required argument 'reference'."],
  [['bookings', 'show', 'CR-1', 'CR-2'], "Too many arguments for 'show'."],
  [['bookings', 'mark', 'CR-1', 'gone'], 'Allowed choices are arrived, left, no-show.'],
  [['bookings', 'nationality', 'CR-1', 'XX'], 'Write the country as two letters, like DE'],
  [['bookings', 'nationality', 'CR-1', 'DE:1', 'de:2'], 'DE is named twice.'],
  [['bookings', 'nationality', 'CR-1', 'none', 'DE'], "'none' stands alone"],
  [['bookings', 'nationality', 'CR-1', 'DE', 'none'], "'none' stands alone"],
  [['bookings', 'cancel', '--by', 'name', 'Mallory'], 'Allowed choices are email, network, made.'],
  [['bookings', 'cancel', '--by', 'made', '2027-03-31'], '--by made takes two moments'],
  [
    ['bookings', 'cancel', '--by', 'email', 'a@example.com', '--with-staff'],
    '--with-staff goes with --by made',
  ],
  [['bookings', 'mark', 'CR-7KQM-4XWP', 'left', '--dirty', 'x'], "--dirty goes with 'arrived'"],
  [['bookings', 'cancel', '--by', 'email', 'a@example.com', 'b@example.com'], '--by email takes one.'],
  [['bookings', 'cancel', 'CR-1', 'CR-2'], "'bookings cancel' takes one reference, or --by."],
  [['bookings', 'cancel', 'CR-1', '--no-mail'], "'bookings cancel' takes one reference, or --by."],
  [['rooms', 'price', 'coral-suite', '1', '--reason', 'x'], "Unknown option '--reason'."],
  [['rooms', 'price', 'coral-suite', 'much'], 'It is a price in dollars like 120 or 99.50.'],
  [
    ['rooms', 'block', 'coral-suite', '--from', '2027-07-01'],
    "Required option '--until <day>' not specified.",
  ],
  [['bookings', '--colour', 'red'], "Unknown option '--colour'."],
])('%j is not understood, and told how it would be', (args, why) => {
  expect(() => parseDeskCommand(args)).toThrow(why)
  expect(() => parseDeskCommand(args)).toThrow('Usage: npm run desk -- ')
})

it.each([
  [['--help'], 'channels'],
  [['bookings', '--help'], 'cancel [options] <what> [until]'],
  [['bookings', 'list', '-h'], '--status <status>'],
  [['log', '--help'], '--limit <n>'],
])('gives help: %j', (args, words) => {
  expect(() => parseDeskCommand(args)).toThrow(HelpRequested)
  expect(() => parseDeskCommand(args)).toThrow(words)
})

it('asks before a change unless --yes is said, wherever', () => {
  expect(parseDeskCommand(['rooms', 'price', 'a', '1', '--yes', '--json'])).toMatchObject({ yes: true })
  expect(parseDeskCommand(['--yes', 'bookings'])).toMatchObject({ yes: true })
  expect(parseDeskCommand(['log', 'CR-1'])).toMatchObject({ yes: false })
})

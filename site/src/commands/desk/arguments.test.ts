import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import { expect, it } from 'vitest'
import { parseDeskCommand, things } from './arguments.ts'

const commands = Object.entries(things).flatMap(([thing, verbs]) =>
  Object.keys(verbs).map((verb) => (verb === 'list' ? thing : `${thing} ${verb}`)),
)

const guide = readFileSync(join(root, 'docs/desk.md'), 'utf8')
const lines = [...guide.matchAll(/^(?:\w+=\S+ )*npm run desk -- (.*)$/gm)].map(([, line = '']) => line)

/** As a shell would: words, or what stands between quotes. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')

it.each(commands)('the guide shows how to use %s', (command) => {
  expect(lines.filter((line) => line === command || line.startsWith(`${command} `))).not.toEqual([])
})

it.each(lines)('the guide shows a command that is understood: %s', (line) => {
  const { command, args } = parseDeskCommand(wordsOf(line))
  expect(command.takes === '' ? args : []).toEqual([])
})

it.each([
  [[], 'About what?'],
  [['attic'], "'attic' is nothing the desk knows."],
  [['constructor'], "'constructor' is nothing the desk knows."],
  [['rooms', 'toString'], "'rooms toString' is no command."],
  [['bookings', 'show'], "'bookings show' takes REFERENCE."],
  [['bookings', 'show', 'CR-1', 'CR-2'], "'bookings show' takes REFERENCE."],
  [['rooms', 'price', 'coral-suite', '1', '--reason', 'x'], "'rooms price' takes no --reason."],
  [['bookings', '--colour', 'red'], "Unknown option '--colour'"],
])('%j is not understood, and told how it would be', (args, why) => {
  expect(() => parseDeskCommand(args)).toThrow(why)
  expect(() => parseDeskCommand(args)).toThrow('npm run desk -- THING COMMAND')
})

it('lists where no command is said, and takes what the list takes', () => {
  expect(parseDeskCommand(['bookings', '--status', 'all'])).toMatchObject({
    args: [],
    values: { status: 'all' },
  })
  expect(parseDeskCommand(['log', 'CR-1'])).toMatchObject({ args: ['CR-1'], yes: false })
  expect(parseDeskCommand(['rooms', 'price', 'a', '1', '--yes', '--json'])).toMatchObject({ yes: true })
})

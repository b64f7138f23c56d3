import { expect, it } from 'vitest'
import { parseFaultsCommand } from './arguments.ts'

const known = ['csrf', 'fallback']

it.each([
  [[], { name: 'plant', ids: known, isList: false }],
  [['--list'], { name: 'plant', ids: known, isList: true }],
  [['fallback'], { name: 'plant', ids: ['fallback'], isList: false }],
  [
    ['sample', '--seed', '7'],
    { name: 'sample', seed: 7, count: 60, limitSeconds: 180, isWithBrowser: false },
  ],
  [
    ['sample', '--seed', '0', '--count', '4', '--limit', '60', '--browser'],
    { name: 'sample', seed: 0, count: 4, limitSeconds: 60, isWithBrowser: true },
  ],
])('reads %j', (args, command) => {
  expect(parseFaultsCommand(args, known)).toEqual(command)
})

it.each([
  [['cors'], /There is no fault 'cors'/],
  [['--all'], /npm run faults/],
  [['sample'], /--seed/],
  [['sample', '--seed', 'x'], /whole number/],
])('refuses %j', (args, why) => {
  expect(() => parseFaultsCommand(args, known)).toThrow(why)
})

import { expect, it } from 'vitest'
import { parseFaultsCommand } from './arguments.ts'

const known = ['csrf', 'fallback']

it.each([
  [[], { ids: known, isList: false }],
  [['--list'], { ids: known, isList: true }],
  [['fallback'], { ids: ['fallback'], isList: false }],
])('reads %j', (args, command) => {
  expect(parseFaultsCommand(args, known)).toEqual(command)
})

it.each([
  [['cors'], /There is no fault 'cors'/],
  [['--all'], /npm run faults/],
])('refuses %j', (args, why) => {
  expect(() => parseFaultsCommand(args, known)).toThrow(why)
})

import { WrongUse } from '@calm-rest/command'
import { expect, it } from 'vitest'
import { parseWholeCommand } from './whole-arguments.ts'

it.each([
  [[], { filters: [], shard: { index: 1, count: 1 } }],
  [['--shard', '2/3'], { filters: [], shard: { index: 2, count: 3 } }],
  [['rooms', '--shard=10/10'], { filters: ['rooms'], shard: { index: 10, count: 10 } }],
])('reads %j', (args, command) => {
  expect(parseWholeCommand(args)).toEqual(command)
})

it.each(['0/3', '4/3', '3', 'a/b', '1/0', '-1/3', ''])('refuses --shard=%s', (shard) => {
  expect(() => parseWholeCommand([`--shard=${shard}`])).toThrow(WrongUse)
})

it('refuses what it does not know, with the usage', () => {
  expect(() => parseWholeCommand(['--part'])).toThrow('npm run test:all')
})

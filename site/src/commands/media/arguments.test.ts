import { WrongUse } from '@calm-rest/command'
import { expect, it } from 'vitest'
import { parseMediaCommand } from './arguments.ts'

it('reads each command with its options', () => {
  expect(parseMediaCommand(['add', 'a.jpg', '--room', 'coral-suite', '--position', '2'])).toEqual({
    name: 'add',
    file: 'a.jpg',
    roomId: 'coral-suite',
    position: 2,
  })
  expect(parseMediaCommand(['list'])).toEqual({ name: 'list', roomId: undefined })
  expect(parseMediaCommand(['move', '7', '--position', '1'])).toEqual({ name: 'move', id: 7, position: 1 })
  expect(parseMediaCommand(['remove', '7'])).toEqual({ name: 'remove', id: 7 })
})

it.each([
  [[], 'Usage: npm run media -- [options] [command]'],
  [['show'], "Unknown command 'show'."],
  [['add', '--room', 'coral-suite'], "Missing required argument 'file'."],
  [['add', 'a.jpg'], "Required option '--room <id>' not specified."],
  [['add', 'a.jpg', 'b.jpg', '--room', 'coral-suite'], "Too many arguments for 'add'."],
  [
    ['add', 'a.jpg', '--room', 'coral-suite', '--position', '0'],
    "'0' is invalid. It is a whole number from 1",
  ],
  [['remove', 'veranda.jpg'], "'veranda.jpg' is invalid for argument 'number'. It is a whole number from 1"],
  [['move', '7'], "Required option '--position <n>' not specified."],
  [['list', 'coral-suite'], "Too many arguments for 'list'."],
  [['list', '--rooms'], "Unknown option '--rooms'. Did you mean '--room'?"],
])('%j is rejected: the usage shows what is valid', (args, words) => {
  const parse = () => parseMediaCommand(args)
  expect(parse).toThrow(WrongUse)
  expect(parse).toThrow(words)
  expect(parse).toThrow('Usage: npm run media -- ')
})

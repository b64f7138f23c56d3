import { WrongUse } from '@calm-rest/command'
import { expect, it } from 'vitest'
import { parseMediaCommand } from './arguments.ts'

it('reads each command with its options', () => {
  expect(parseMediaCommand(['add', 'a.jpg', '--room', 'coral-suite', '--position', '2'])).toEqual({
    ...{ name: 'add', file: 'a.jpg', roomId: 'coral-suite', position: 2 },
  })
  expect(parseMediaCommand(['list'])).toEqual({ name: 'list', roomId: undefined })
  expect(parseMediaCommand(['remove', '7'])).toEqual({ name: 'remove', id: 7 })
})

it.each([
  [[], /^Which command\?/],
  [['show'], /^There is no command show\./],
  [['add'], /^Which picture\?/],
  [['add', 'a.jpg'], /^Which room\?/],
  [['add', 'a.jpg', 'b.jpg', '--room', 'coral-suite'], /^One at a time, please: b\.jpg/],
  [
    ['add', 'a.jpg', '--room', 'coral-suite', '--position', '0'],
    /^--position is a number from 1 on, not '0'\./,
  ],
  [['remove', 'veranda.jpg'], /^A photograph is a number from 1 on, not 'veranda\.jpg'\./],
  [['list', 'coral-suite'], /^What is coral-suite\? A room is named with --room ID\./],
  [['list', '--rooms'], /'--rooms'/],
])('%j is not understood: the usage says what would be', (args, words) => {
  const parse = () => parseMediaCommand(args)
  expect(parse).toThrow(WrongUse)
  expect(parse).toThrow(words)
  expect(parse).toThrow('npm run media -- remove NUMBER')
})

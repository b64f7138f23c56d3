import { expect, it } from 'vitest'
import { parseTestCommand } from './arguments.ts'

it.each([
  [[], { filters: [], changedSince: undefined, bail: undefined, record: false }],
  [
    ['rooms', 'mf-auth/src'],
    { filters: ['rooms', 'mf-auth/src'], changedSince: undefined, bail: undefined, record: false },
  ],
  [['--changed'], { filters: [], changedSince: 'HEAD', bail: undefined, record: false }],
  [['--changed=main', '--bail=1'], { filters: [], changedSince: 'main', bail: 1, record: false }],
  [['rooms', '--record'], { filters: ['rooms'], changedSince: undefined, bail: undefined, record: true }],
  [['--changed', 'rooms'], { filters: ['rooms'], changedSince: 'HEAD', bail: undefined, record: false }],
])('reads %j', (args, command) => {
  expect(parseTestCommand(args)).toEqual(command)
})

it.each([[['--change']], [['--bail']], [['--bail=none']], [['--bail=0']]])('refuses %j', (args) => {
  expect(() => parseTestCommand(args)).toThrow(/Usage: npm test -- \[part-of-a-path...\]/)
})

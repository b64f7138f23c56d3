import { expect, it } from 'vitest'
import { parseTestCommand } from './arguments.ts'

it.each([
  [[], { filters: [], changedSince: undefined, bail: undefined }],
  [['rooms', 'mf-auth/src'], { filters: ['rooms', 'mf-auth/src'], changedSince: undefined, bail: undefined }],
  [['--changed'], { filters: [], changedSince: 'HEAD', bail: undefined }],
  [['--changed=main', '--bail=1'], { filters: [], changedSince: 'main', bail: 1 }],
  [['--changed', 'rooms'], { filters: ['rooms'], changedSince: 'HEAD', bail: undefined }],
])('reads %j', (args, command) => {
  expect(parseTestCommand(args)).toEqual(command)
})

it.each([[['--change']], [['--bail']], [['--bail=none']], [['--bail=0']]])('refuses %j', (args) => {
  expect(() => parseTestCommand(args)).toThrow(/Usage: npm test -- \[part-of-a-path...\]/)
})

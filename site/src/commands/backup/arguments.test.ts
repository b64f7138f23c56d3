import { WrongUse } from '@calm-rest/command'
import { expect, it } from 'vitest'
import { parseBackupCommand, parseRestoreCommand } from './arguments.ts'

it('reads each command', () => {
  expect(parseBackupCommand([])).toEqual({ name: 'make' })
  expect(parseBackupCommand(['list', '--json'])).toEqual({ name: 'list' })
  expect(parseBackupCommand(['check', 'a.db'])).toEqual({ name: 'check', file: 'a.db' })
  expect(parseRestoreCommand(['a.db'])).toEqual({ yes: false, trustBackup: false, file: 'a.db' })
  expect(parseRestoreCommand(['a.db', '--yes', '--trust-backup'])).toEqual({
    yes: true,
    trustBackup: true,
    file: 'a.db',
  })
})

it.each([
  ['backup', ['lst'], "Unknown command 'lst'. Did you mean 'list'?"],
  ['backup', ['check'], "Missing required argument 'file'."],
  ['backup', ['list', 'all'], "Too many arguments for 'list'."],
  ['restore', [], "Missing required argument 'file'."],
  ['restore', ['a.db', 'b.db'], 'Too many arguments.'],
  ['restore', ['a.db', '--force'], "Unknown option '--force'"],
] as const)('%s %j is not understood: the usage says what would be', (script, args, words) => {
  const parse = () => (script === 'backup' ? parseBackupCommand(args) : parseRestoreCommand(args))
  expect(parse).toThrow(WrongUse)
  expect(parse).toThrow(words)
  expect(parse).toThrow(`Usage: npm run ${script} --`)
})

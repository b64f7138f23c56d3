import { WrongUse } from '@calm-rest/command'
import { expect, it } from 'vitest'
import { parseBackupCommand, parseRestoreCommand } from './arguments.ts'

it('reads each command', () => {
  expect(parseBackupCommand([])).toEqual({ name: 'make' })
  expect(parseBackupCommand(['list', '--json'])).toEqual({ name: 'list' })
  expect(parseBackupCommand(['check', 'a.db'])).toEqual({ name: 'check', file: 'a.db' })
  expect(parseBackupCommand(['key', 'owner.key'])).toEqual({ name: 'key', file: 'owner.key' })
  const source = { kind: 'file', file: 'a.db' }
  expect(parseRestoreCommand(['a.db'])).toEqual({ yes: false, trustBackup: false, source })
  expect(parseRestoreCommand(['a.db', '--yes', '--trust-backup'])).toEqual({
    yes: true,
    trustBackup: true,
    source,
  })
  expect(parseRestoreCommand(['--at', '2026-11-28T10:00:00Z', '--identity', 'owner.key'])).toEqual({
    yes: false,
    trustBackup: false,
    source: { kind: 'bucket', at: new Date('2026-11-28T10:00:00Z'), identity: 'owner.key' },
  })
})

it.each([
  ['backup', ['lst'], "Unknown command 'lst'. Did you mean 'list'?"],
  ['backup', ['check'], "Missing required argument 'file'."],
  ['backup', ['list', 'all'], "Too many arguments for 'list'."],
  ['restore', [], 'Give a file, or --at and --identity'],
  ['restore', ['--at', 'latest'], 'Give a file, or --at and --identity'],
  ['restore', ['a.db', '--at', 'latest', '--identity', 'owner.key'], 'Give a file, or --at and --identity'],
  ['restore', ['--at', '2026-11-28T10:00:00', '--identity', 'owner.key'], 'It is a moment like'],
  ['restore', ['a.db', 'b.db'], 'Too many arguments.'],
  ['restore', ['a.db', '--force'], "Unknown option '--force'"],
] as const)('%s %j is not understood: the usage says what would be', (script, args, words) => {
  const parse = () => (script === 'backup' ? parseBackupCommand(args) : parseRestoreCommand(args))
  expect(parse).toThrow(WrongUse)
  expect(parse).toThrow(words)
  expect(parse).toThrow(`Usage: npm run ${script} --`)
})

import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDbCommand } from './arguments.ts'
import { withoutPasswords } from './secrets.ts'

const addresses = ['--from', 'sqlite:/srv/data', '--to', 'postgres://calm@db.example/calm_rest']

it('understands source, target and batch size', () => {
  const to = 'postgres://calm@db.example/calm_rest'
  expect(parseDbCommand(['copy', ...addresses])).toEqual({
    name: 'copy',
    from: '/srv/data',
    to,
    batchRows: 5000,
  })
  expect(parseDbCommand(['verify', ...addresses, '--batch', '20', '--json'])).toEqual({
    name: 'verify',
    from: '/srv/data',
    to,
    batchRows: 20,
  })
  expect(parseDbCommand(['copy', '--from=sqlite:data', `--to=${to}`])).toMatchObject({
    from: resolve(process.env.INIT_CWD ?? '.', 'data'),
  })
})

it.each([
  ['no command', [], 'Usage: npm run db -- [options] [command]'],
  ['another command', ['move', ...addresses], "Unknown command 'move'."],
  ['a word too many', ['copy', 'data', ...addresses], "Too many arguments for 'copy'."],
  ['no source', ['copy', ...addresses.slice(2)], "Required option '--from <place>' not specified."],
  ['no target', ['copy', ...addresses.slice(0, 2)], "Required option '--to <url>' not specified."],
  [
    'a source that is no SQLite',
    ['copy', '--from', '/srv/data', ...addresses.slice(2)],
    '--from takes sqlite:',
  ],
  [
    'a target without a database',
    ['copy', ...addresses.slice(0, 3), 'postgres://db.example'],
    '--to takes postgres://',
  ],
  [
    'a target that is no PostgreSQL',
    ['copy', ...addresses.slice(0, 3), 'mysql://db/x'],
    '--to takes postgres://',
  ],
  ['a batch of nothing', ['copy', ...addresses, '--batch', '0'], '--batch takes a number of rows'],
  ['an unknown option', ['copy', ...addresses, '--fast'], "Unknown option '--fast'"],
])('rejects %s, and prints the usage', (_, args, why) => {
  expect(() => parseDbCommand(args)).toThrow(why)
  expect(() => parseDbCommand(args)).toThrow('Usage: npm run db -- ')
})

it('does not repeat an invalid address, since it may contain a password', () => {
  const args = ['copy', '--from', 'sqlite:/srv/data', '--to', 'postgres//calm:secret@db.example/x']
  expect(() => parseDbCommand(args)).toThrow(/^(?!.*secret)/s)
})

describe('the printed address', () => {
  const args = ['copy', '--to', 'postgres://calm:s%26a@db.example/x?password=zwei']

  it.each([
    ['password authentication failed: s%26a', 'password authentication failed: …'],
    ['tried s&a and zwei', 'tried … and …'],
    ['at postgres://other:secret@db.example/x', 'at postgres://other:…@db.example/x'],
    ['at postgres://calm@db.example/x', 'at postgres://calm@db.example/x'],
  ])('contains no password: %s', (text, clean) => {
    expect(withoutPasswords(text, args)).toBe(clean)
  })
})

it('reads the end of all access, after a restore by other tools', () => {
  expect(parseDbCommand(['end-access'])).toEqual({ name: 'end-access', trustBackup: false })
  expect(parseDbCommand(['end-access', '--trust-backup'])).toEqual({ name: 'end-access', trustBackup: true })
})

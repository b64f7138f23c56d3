import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDbCommand, usage } from './arguments.ts'
import { withoutPasswords } from './secrets.ts'

const addresses = ['--from', 'sqlite:/srv/data', '--to', 'postgres://calm@db.example/calm_rest']

it('understands from where, to where and in what steps', () => {
  const to = 'postgres://calm@db.example/calm_rest'
  expect(parseDbCommand(['copy', ...addresses])).toEqual({
    ...{ name: 'copy', from: '/srv/data', to, batchRows: 5000 },
  })
  expect(parseDbCommand(['verify', ...addresses, '--batch', '20', '--json'])).toEqual({
    ...{ name: 'verify', from: '/srv/data', to, batchRows: 20 },
  })
  expect(parseDbCommand(['copy', '--from=sqlite:data', `--to=${to}`])).toMatchObject({
    from: resolve(process.env.INIT_CWD ?? '.', 'data'),
  })
})

it.each([
  ['no command', [], 'Which command?'],
  ['another command', ['move', ...addresses], 'It is copy or verify.'],
  ['a word too many', ['copy', 'data', ...addresses], "'copy' takes --from and --to, and nothing else."],
  ['no source', ['copy', ...addresses.slice(2)], 'From where?'],
  ['no target', ['copy', ...addresses.slice(0, 2)], 'To where?'],
  ['a source that is no SQLite', ['copy', '--from', '/srv/data', ...addresses.slice(2)], 'From where?'],
  ['a target without a database', ['copy', ...addresses.slice(0, 3), 'postgres://db.example'], 'To where?'],
  ['a target that is no PostgreSQL', ['copy', ...addresses.slice(0, 3), 'mysql://db/x'], 'To where?'],
  ['a batch of nothing', ['copy', ...addresses, '--batch', '0'], '--batch is a number of rows'],
  ['an unknown option', ['copy', ...addresses, '--fast'], "Unknown option '--fast'"],
])('does not understand %s, and says how it goes', (_, args, why) => {
  expect(() => parseDbCommand(args)).toThrow(why)
  expect(() => parseDbCommand(args)).toThrow(usage)
})

describe('what is said', () => {
  const args = ['copy', '--to', 'postgres://calm:s%26a@db.example/x?password=zwei']

  it.each([
    ['password authentication failed: s%26a', 'password authentication failed: …'],
    ['tried s&a and zwei', 'tried … and …'],
    ['at postgres://other:secret@db.example/x', 'at postgres://other:…@db.example/x'],
    ['at postgres://calm@db.example/x', 'at postgres://calm@db.example/x'],
  ])('has no password: %s', (text, clean) => {
    expect(withoutPasswords(text, args)).toBe(clean)
  })
})

import { describe, expect, it } from 'vitest'
import { failureWords } from './failure-words.ts'

const failed = (code: string, more: object = {}) => Object.assign(new Error('it failed'), { code }, more)
const site = {
  DATA_DIR: '/srv/data',
  HOST: '10.0.0.9',
  PORT: '80',
  DATABASE_URL: 'postgres://u:p@db:5432/rest',
}

describe('what an operator reads', () => {
  it.each<[string, unknown, string | RegExp]>([
    [
      'a taken port',
      failed('EADDRINUSE', { address: '127.0.0.1', port: 8080 }),
      'EADDRINUSE: port 8080 of 127.0.0.1 is taken',
    ],
    ['a taken port, by the environment', failed('EADDRINUSE'), 'EADDRINUSE: port 80 of 10.0.0.9 is taken'],
    [
      'an address of another machine',
      failed('EADDRNOTAVAIL'),
      'EADDRNOTAVAIL: HOST 10.0.0.9 is not an address',
    ],
    [
      'an unknown HOST',
      failed('ENOTFOUND', { hostname: '10.0.0.9' }),
      'ENOTFOUND: the name 10.0.0.9 is not known',
    ],
    ['another unknown name', failed('ENOTFOUND', { hostname: 'smtp.example' }), /^it failed$/],
    ['an unknown name without a host', failed('ENOTFOUND'), /^it failed$/],
    ['a port of the system', failed('EACCES', { port: 80 }), 'EACCES: port 80 of 10.0.0.9 may not be opened'],
    [
      'a closed folder',
      failed('EACCES', { path: '/srv/data/x' }),
      '/srv/data/x cannot be written by this user',
    ],
    ['a file for a folder', failed('ENOTDIR'), '/srv/data is not a folder. Set DATA_DIR'],
    ['a file that is there', failed('EEXIST', { path: '/srv/x' }), '/srv/x is not a folder'],
    ['a folder for a database', failed('SQLITE_CANTOPEN_ISDIR'), '/srv/data is not a folder'],
    ...['EROFS', 'EPERM', 'SQLITE_CANTOPEN', 'SQLITE_READONLY', 'SQLITE_READONLY_DIRECTORY'].map(
      (code): [string, unknown, string] => [code, failed(code), '/srv/data cannot be written by this user'],
    ),
    ...['ENOSPC', 'SQLITE_FULL'].map((code): [string, unknown, string] => [
      code,
      failed(code),
      'The disk of /srv/data is full.',
    ]),
    ['a held lock', failed('SQLITE_BUSY'), 'Another program holds the lock of the database.'],
    [
      'a server that is away',
      failed('POSTGRES_UNAVAILABLE'),
      'PostgreSQL at db:5432/rest cannot be reached: it failed. Start it',
    ],
    [
      'a user',
      failed('28000'),
      'PostgreSQL at db:5432/rest does not let this user in. Look at DATABASE_URL.',
    ],
    ['a password', failed('28P01'), 'db:5432/rest refuses the password.'],
    ['a database', failed('3D000'), 'db:5432/rest has no such database: make it with CREATE DATABASE.'],
    ['a right', failed('42501'), 'db:5432/rest gives this user no right to make tables.'],
    ['a code that has no words', failed('EWHAT'), /^it failed$/],
    ['no code', new Error('it failed'), /^it failed$/],
    ['no error', 'it failed', /^it failed$/],
  ])('says what to do about %s', (_, cause, said) => {
    if (typeof said === 'string') expect(failureWords(cause, site)).toContain(said)
    else expect(failureWords(cause, site)).toMatch(said)
  })

  it('names what holds without an environment', () => {
    expect(failureWords(failed('EADDRINUSE'), {})).toContain('port 3000 of 127.0.0.1')
    expect(failureWords(failed('ENOSPC'), {})).toBe('The disk of ./data is full.')
    expect(failureWords(failed('28P01'), {})).toContain('PostgreSQL at DATABASE_URL refuses')
    expect(failureWords(failed('28P01'), { DATABASE_URL: 'none' })).toContain(
      'PostgreSQL at DATABASE_URL refuses',
    )
  })
})

it.each([
  new TypeError('x'),
  new ReferenceError('x'),
  new SyntaxError('x'),
  Object.assign(new Error('x'), { name: 'AssertionError' }),
])('shows a fault of the program with its stack: $name', (cause) => {
  expect(failureWords(Object.assign(cause, { code: 'ENOSPC' }), site)).toMatch(/\n\s+at /)
})

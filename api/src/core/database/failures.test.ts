import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { isBusy, isDamage, isUnavailable } from './failures.ts'

const failure = (code: string) => new Sqlite.SqliteError('It failed.', code)

it.each([
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_LOCKED',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_READONLY_DBMOVED',
  'SQLITE_CANTOPEN',
  'SQLITE_NOMEM',
  'SQLITE_PROTOCOL',
])('asks a client to try later after %s', (code) => {
  expect([isUnavailable(failure(code)), isDamage(failure(code))]).toEqual([true, false])
  expect(isBusy(failure(code))).toBe(code.startsWith('SQLITE_BUSY'))
})

it.each(['SQLITE_CORRUPT_INDEX', 'SQLITE_NOTADB'])('asks a person to repair the file after %s', (code) => {
  expect([isUnavailable(failure(code)), isDamage(failure(code)), isBusy(failure(code))]).toEqual([
    true,
    true,
    false,
  ])
})

it.each([failure('SQLITE_CONSTRAINT_UNIQUE'), new Error('SQLITE_BUSY'), undefined])(
  'takes %s for neither',
  (cause) => {
    expect([isUnavailable(cause), isDamage(cause), isBusy(cause)]).toEqual([false, false, false])
  },
)

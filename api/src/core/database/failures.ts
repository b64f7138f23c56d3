import Sqlite from 'better-sqlite3'
import { isPostgresDamage, isPostgresUnavailable } from './postgres/unavailable.ts'

const codeOf = (cause: unknown) => (cause instanceof Sqlite.SqliteError ? cause.code : undefined)

export const isBusy = (cause: unknown) => codeOf(cause)?.startsWith('SQLITE_BUSY') ?? false

/** Full disk, read-only or failing drive, a lock that does not come free: nothing was stored, try later. */
const temporary = ['BUSY', 'LOCKED', 'FULL', 'IOERR', 'READONLY', 'CANTOPEN', 'NOMEM', 'PROTOCOL']

/** Codes of a damaged file: nothing was stored, and nothing will be until a person has looked at it. */
const damaged = ['CORRUPT', 'NOTADB']

export const isDamage = (cause: unknown) => startsWithOne(codeOf(cause), damaged) || isPostgresDamage(cause)

export const isUnavailable = (cause: unknown) =>
  startsWithOne(codeOf(cause), [...temporary, ...damaged]) ||
  isPostgresUnavailable(cause) ||
  isPostgresDamage(cause)

const startsWithOne = (code: string | undefined, names: readonly string[]) =>
  code !== undefined && names.some((name) => code.startsWith(`SQLITE_${name}`))

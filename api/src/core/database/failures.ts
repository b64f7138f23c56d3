import Sqlite from 'better-sqlite3'
import { isPostgresDamage, isPostgresUnavailable } from './postgres/unavailable.ts'

const codeOf = (cause: unknown) => (cause instanceof Sqlite.SqliteError ? cause.code : undefined)

export const isBusy = (cause: unknown) => codeOf(cause)?.startsWith('SQLITE_BUSY') ?? false

/**
 * Codes of temporary failures: full disk, read-only or failing drive, a lock that is not released. Nothing was stored;
 * the client may try later.
 */
const temporary = ['BUSY', 'LOCKED', 'FULL', 'IOERR', 'READONLY', 'CANTOPEN', 'NOMEM', 'PROTOCOL']

/** Codes of a damaged file. Nothing was stored, and nothing will be until a person has repaired it. */
const damaged = ['CORRUPT', 'NOTADB']

export const isDamage = (cause: unknown) => startsWithOne(codeOf(cause), damaged) || isPostgresDamage(cause)

export const isUnavailable = (cause: unknown) =>
  startsWithOne(codeOf(cause), [...temporary, ...damaged]) ||
  isPostgresUnavailable(cause) ||
  isPostgresDamage(cause)

const startsWithOne = (code: string | undefined, names: readonly string[]) =>
  code !== undefined && names.some((name) => code.startsWith(`SQLITE_${name}`))

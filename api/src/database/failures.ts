import Sqlite from 'better-sqlite3'

const codeOf = (cause: unknown) => (cause instanceof Sqlite.SqliteError ? cause.code : undefined)

export const isBusy = (cause: unknown) => codeOf(cause)?.startsWith('SQLITE_BUSY') ?? false

/** Full disk, read-only or failing drive, a lock that does not come free: nothing was stored, try later. */
const temporary = ['BUSY', 'LOCKED', 'FULL', 'IOERR', 'READONLY', 'CANTOPEN', 'NOMEM', 'PROTOCOL']

export const isUnavailable = (cause: unknown) => {
  const code = codeOf(cause)
  return code !== undefined && temporary.some((name) => code.startsWith(`SQLITE_${name}`))
}

import { type Stats, statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'

const identityOf = (found: Stats | undefined) => found && `${found.dev} ${found.ino}`

const identityAt = (file: string) => identityOf(statSync(file, { throwIfNoEntry: false }))

/**
 * Returns a function that throws if the database or its log is no longer the file that it is now: a process goes on
 * writing into a file that was moved or deleted, and what it writes is lost with the process. Takes some microseconds.
 */
export const whileInPlace = (file: string): (() => void) => {
  const files = [file, `${file}-wal`]
  const opened = files.map(identityAt)
  return () => {
    if (files.every((one, i) => identityAt(one) === opened[i])) return
    // the code that SQLite itself gives for this, outside of WAL
    throw new Sqlite.SqliteError(
      `The database ${file} was moved or replaced while it was open.`,
      'SQLITE_READONLY_DBMOVED',
    )
  }
}

import Sqlite from 'better-sqlite3'

/** Nothing was changed: what can still be saved is for a person to decide. */
export class DamagedDatabase extends Error {
  constructor(file: string, what: string) {
    super(
      `The database ${file} is damaged: ${what}. It was left as it is. ` +
        'Put a backup in its place; move it away only to begin with an empty database.',
    )
    this.name = 'DamagedDatabase'
  }
}

/** A new database would be a new business: no booking, no guest, and nobody would notice for a day. */
export class MissingDatabase extends Error {
  constructor(file: string, left: string) {
    super(
      `The database ${file} is gone, but ${left} is there: a site ran here before. ` +
        'Restore it with: npm run restore -- latest. To begin with an empty one, choose another DATA_DIR.',
    )
    this.name = 'MissingDatabase'
  }
}

/** Throws where a page is torn or a row is not where it belongs; reads all of it, about 1 ms for a megabyte. */
export const assertWhole = (db: Sqlite.Database, file: string) => {
  const found = db.pragma('quick_check(1)', { simple: true })
  if (found !== 'ok') throw new DamagedDatabase(file, String(found))
}

/** Opens for reading alone, so that not even the log is worked off in a file that will be refused. */
export const inspectFile = (file: string, assertions: (db: Sqlite.Database) => void) => {
  const db = new Sqlite(file, { readonly: true })
  try {
    assertions(db)
  } finally {
    db.close()
  }
}

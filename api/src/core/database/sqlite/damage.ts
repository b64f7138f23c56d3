import Sqlite from 'better-sqlite3'

/** The database is damaged. Nothing was changed; a person has to decide what can be saved. */
export class DamagedDatabase extends Error {
  constructor(file: string, what: string) {
    super(
      `The database ${file} is damaged: ${what}. It was left as it is. ` +
        'Put a backup in its place; move it away only to begin with an empty database.',
    )
    this.name = 'DamagedDatabase'
  }
}

/** The database is missing. A new one would hold no booking and no guest, and nobody might notice for a day. */
export class MissingDatabase extends Error {
  constructor(file: string, left: string) {
    super(
      `The database ${file} is gone, but ${left} is there: a site ran here before. ` +
        'Restore it with: npm run restore -- latest. To begin with an empty one, choose another DATA_DIR.',
    )
    this.name = 'MissingDatabase'
  }
}

/** Throws if a page is torn or a row is misplaced. Reads the whole file, about 1 ms per megabyte. */
export const assertWhole = (db: Sqlite.Database, file: string) => {
  const found = db.pragma('quick_check(1)', { simple: true })
  if (found !== 'ok') throw new DamagedDatabase(file, String(found))
}

/** Opens the file read-only, so that even the log of a refused file is left as it was. */
export const inspectFile = (file: string, assertions: (db: Sqlite.Database) => void) => {
  const db = new Sqlite(file, { readonly: true })
  try {
    assertions(db)
  } finally {
    db.close()
  }
}

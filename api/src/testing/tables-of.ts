import type { Database } from '../core/database/database.ts'

export const tablesOf = (db: Database): Promise<string[]> =>
  db
    .prepare<[], string>(
      {
        sqlite: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
        postgres: "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'",
      }[db.engine],
    )
    .pluck()
    .all()

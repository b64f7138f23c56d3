import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'

/**
 * Makes a database with keys readable by its owner only: the file, and the files that SQLite creates beside
 * it, which copy its mode. Existing files and folders are corrected; those of other owners stay as they are.
 */
const keepPrivate = (file: string) => {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodOwn(folder, 0o700)
  // created before SQLite opens it, so that others can never open it
  closeSync(openSync(file, 'a', 0o600))
  for (const path of [file, `${file}-wal`, `${file}-shm`]) chmodOwn(path, 0o600)
}

const chmodOwn = (path: string, mode: number) => {
  const owner = statSync(path, { throwIfNoEntry: false })?.uid
  if (owner !== undefined && owner === process.getuid?.()) chmodSync(path, mode)
}

/**
 * A full, read-only or failing disk, or a held lock: nothing was written, and the next attempt may succeed.
 */
const temporary = /^SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|READONLY)/

/** Whether the site's state could not be written for a temporary reason. */
export const isSiteStateUnavailable = (cause: unknown): boolean =>
  cause instanceof Sqlite.SqliteError && temporary.test(cause.code)

/**
 * State of the site on one machine, shared by its processes, in the file `registry.db` beside the releases:
 * the keys that sign page views and previews, and the outcomes and vitals that pages report. Only its owner
 * can read it.
 */
export const openSiteState = (releases: string) => {
  const file = join(releases, 'registry.db')
  keepPrivate(file)
  const db = new Sqlite(file, { timeout: 5_000 })
  db.pragma('journal_mode = WAL')
  // losing a report in a power cut is acceptable
  db.pragma('synchronous = NORMAL')
  db.exec(`
    CREATE TABLE IF NOT EXISTS keys (name TEXT PRIMARY KEY, key BLOB NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS outcomes (
      view TEXT NOT NULL,
      remote TEXT NOT NULL,
      version TEXT NOT NULL,
      failed INTEGER NOT NULL CHECK (failed IN (0, 1)),
      reason TEXT,
      network TEXT NOT NULL,
      at TEXT NOT NULL,
      PRIMARY KEY (view, remote, version)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS outcomes_by_release ON outcomes (remote, version, at);
    CREATE INDEX IF NOT EXISTS outcomes_by_age ON outcomes (at);
    CREATE TABLE IF NOT EXISTS vitals (
      view TEXT NOT NULL,
      remote TEXT NOT NULL,
      version TEXT NOT NULL,
      widget TEXT NOT NULL,
      channel TEXT NOT NULL CHECK (channel IN ('stable', 'canary', 'preview')),
      composition TEXT NOT NULL,
      network TEXT NOT NULL,
      at TEXT NOT NULL,
      -- numbers of buckets, see vitals/metrics.ts
      lcpMs INTEGER,
      inpMs INTEGER,
      cls INTEGER,
      loadMs INTEGER,
      handlerErrors INTEGER NOT NULL,
      rejections INTEGER NOT NULL,
      error TEXT,
      PRIMARY KEY (view, remote, version, widget)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS vitals_by_network ON vitals (remote, version, widget, network);
    CREATE INDEX IF NOT EXISTS vitals_by_age ON vitals (at);`)
  const keyOf = (name: 'views' | 'previews') => {
    db.prepare('INSERT OR IGNORE INTO keys (name, key) VALUES (?, ?)').run(name, randomBytes(32))
    return db.prepare<[string], Buffer>('SELECT key FROM keys WHERE name = ?').pluck().get(name) as Buffer
  }
  const keys = { viewsKey: keyOf('views'), previewKey: keyOf('previews') }
  // no page waits for another program that holds the lock: its report is not counted then
  db.pragma('busy_timeout = 20')
  return { db, ...keys, close: () => db.close() }
}

export type SiteState = ReturnType<typeof openSiteState>

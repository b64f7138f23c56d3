import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Database } from '../database.ts'
import { createListeners } from '../listeners.ts'
import { newestVersion } from '../migrations.ts'
import { createChangeCount } from './change-count.ts'
import { createGroupCommit, type GroupCommit } from './group-commit.ts'
import { whileInPlace } from './in-place.ts'
import { lockDelayMs } from './lock-delay.ts'
import { isStoodBy, versionOf } from './migrate.ts'
import { databaseFile, openFile } from './open-file.ts'
import { createStatement } from './statement.ts'

/** How long a write waits for another writing process. */
const defaultPatienceMs = 10_000

/** A reader meets a lock only while another process recovers or closes the file, which takes a moment. */
const readerTimeoutMs = 20

/** Opens the database in a file of `dataDir`, and creates it if there is none. */
export const openSqlite = (dataDir: string, patienceMs?: number): Database =>
  connectSqlite(dataDir, openFile(dataDir), patienceMs)

/** The database in a file of `dataDir` that `writer` has opened. */
export const connectSqlite = (
  dataDir: string,
  writer: Sqlite.Database,
  patienceMs = defaultPatienceMs,
): Database => {
  // from here on the thread never blocks on a lock: writes wait by a timer
  writer.pragma('busy_timeout = 0')
  const assertInPlace = whileInPlace(join(dataDir, databaseFile))
  const reader = new Sqlite(join(dataDir, databaseFile), { readonly: true, timeout: readerTimeoutMs })
  const changes = createChangeCount(reader)
  const listeners = createListeners()
  const together = createGroupCommit(writer, {
    patienceMs,
    assertInPlace,
    committed: (signals) => {
      changes.written()
      listeners.notify(signals)
    },
  })
  const connections = { reader, writer, together, patienceMs }
  const newest = newestVersion('sqlite')
  return {
    engine: 'sqlite',
    prepare: (sql) => createStatement(connections, sql),
    transaction:
      (work) =>
      (...args) =>
        together.run(() => work(...args)),
    exec: (sql) => together.run(async () => void writer.exec(sql)),
    purgeLog: () => purgeLog(writer, together),
    limiter: ({ points, durationSeconds }) => new RateLimiterMemory({ points, duration: durationSeconds }),
    changes,
    signals: {
      give: async (signal) => void together.scope()?.signals.add(signal),
      listen: listeners.listen,
    },
    schema: async () => {
      assertInPlace()
      return { version: versionOf(reader), isStood: isStoodBy(reader, newest) }
    },
    newestVersion: newest,
    close: async () => {
      await together.idle()
      reader.close()
      // the last connection to close checkpoints the log
      writer.close()
    },
  }
}

/** How long to retry while a reader holds the log. */
const purgePatienceMs = 5_000

const purgeLog = async (writer: Sqlite.Database, together: GroupCommit): Promise<boolean> => {
  const untilMs = performance.now() + purgePatienceMs
  for (let refusals = 0; ; refusals += 1) {
    const [{ busy }] = await together.between(
      () => writer.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }],
    )
    if (busy === 0) return true
    if (performance.now() >= untilMs) return false
    await setTimeout(lockDelayMs(refusals))
  }
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMemoryBucket } from '@calm-rest/objects/testing'
import Sqlite from 'better-sqlite3'
import { onTestFinished } from 'vitest'
import { databaseFile } from '../../../core/database/sqlite/open-file.ts'
import { openTempDir } from '../../../testing/test-api.ts'
import { createKeyPair, createUnseal } from './age.ts'
import { downloadState } from './download.ts'
import type { Image } from './image.ts'
import { planRestore } from './plan.ts'
import { createShipper } from './shipper.ts'

const startMs = Date.parse('2027-06-01T08:00:00.000Z')

/** A small database that is written to, a bucket in memory, and a clock that moves when it is told to. */
export const openShipped = async ({ snapshotEveryMs = 3_600_000 } = {}) => {
  const dataDir = openTempDir()
  const file = join(dataDir, databaseFile)
  const writer = new Sqlite(file)
  writer.pragma('journal_mode = WAL')
  writer.exec('CREATE TABLE stays (id INTEGER PRIMARY KEY, guest TEXT)')
  const reader = new Sqlite(file, { readonly: true })
  onTestFinished(() => {
    reader.close()
    writer.close()
  })
  const bucket = await startMemoryBucket()
  const owner = await createKeyPair()
  const ownKey = await createKeyPair()
  const clock = { ms: startMs }
  const now = () => new Date(clock.ms)
  const begin = () =>
    createShipper({
      db: reader,
      store: bucket.store,
      recipients: [owner.recipient],
      ownKey,
      snapshotEveryMs,
      aliveEveryMs: 60_000,
      now,
    })
  const keys = async () => (await bucket.store.list('')).map(({ key }) => key)
  const image = async (at = now(), identity = owner.identity) => {
    const plan = planRestore(await keys(), at)
    if (!plan) return undefined
    const restored = join(dataDir, 'restored.db')
    await downloadState(bucket.store, createUnseal([identity]), plan, restored)
    const found: Image = readFileSync(restored)
    return { plan, image: found }
  }
  const insert = writer.prepare('INSERT INTO stays (guest) VALUES (?)')
  return {
    bucket,
    owner,
    ownKey,
    clock,
    now,
    begin,
    keys,
    image,
    reader,
    writer,
    book: (guest: string) => void insert.run(guest),
    /** Guests of the state of a moment, and the moment that was reached. */
    guestsAt: async (at = now(), identity = owner.identity) => {
      const found = await image(at, identity)
      if (!found) return undefined
      const db = new Sqlite(withoutLog(found.image))
      const guests = db.prepare<[], string>('SELECT guest FROM stays ORDER BY id').pluck().all()
      db.close()
      return { guests, reached: (found.plan.reachedAt.getTime() - startMs) / 1000 }
    },
  }
}

/** A database in memory cannot have a log: says so in its header. */
const withoutLog = (image: Buffer) => {
  const changed = Buffer.from(image)
  changed[18] = 1
  changed[19] = 1
  return changed
}

/** Stores everything that waits. */
export const shipAll = async (shipper: ReturnType<typeof createShipper>) => {
  await shipper.ship()
  while (await shipper.shipPart());
}

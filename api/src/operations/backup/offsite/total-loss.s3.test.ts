import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openBucket, readBucketLocation } from '@calm-rest/objects'
import { createTestBucket } from '@calm-rest/objects/testing'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { startChild } from '../../../testing/child.ts'
import { openTempDir } from '../../../testing/test-api.ts'
import { createKeyPair } from './age.ts'
import { restoreOffsite } from './restore-offsite.ts'
import { readStatus } from './status.ts'

const everyMs = 2_000
/** The interval, and what a busy machine needs to store it. */
const mostLossMs = 10_000
const rounds = 4

const bookedIn = (dataDir: string) => {
  const db = new Sqlite(join(dataDir, 'calm-rest.db'), { readonly: true })
  const references = db.prepare<[], string>('SELECT reference FROM bookings').pluck().all()
  db.close()
  return new Set(references)
}

/** Books until some moment after the first state can be restored, kills the site, and empties its disk. */
const loseMachine = async (env: Record<string, string>, recipient: string, afterMs: number) => {
  const dataDir = openTempDir()
  const site = startChild('./shipped-worker.ts', [dataDir, recipient, String(everyMs)], env)
  const lines = site.lines()
  await expect.poll(() => readStatus(dataDir)?.shippedUntil).toBeDefined()
  await setTimeout(afterMs)
  const killedMs = Date.now()
  site.process.kill('SIGKILL')
  await site.ended
  rmSync(dataDir, { recursive: true })
  const booked = (await lines).map((line) => {
    const [reference = '', atMs = '0'] = line.split(' ')
    return { reference, atMs: Number(atMs) }
  })
  return { killedMs, booked }
}

it('a killed site and an empty disk lose the bookings of seconds, and no others', async () => {
  const { access, url } = await createTestBucket()
  const owner = await createKeyPair()
  const variables = { ...access, BACKUP_URL: url }
  const location = readBucketLocation('BACKUP_URL', variables)
  if (!location) throw new Error('The environment names no bucket')
  const store = await openBucket(location)
  for (let round = 0; round < rounds; round += 1) {
    const { killedMs, booked } = await loseMachine(variables, owner.recipient, 2_500 + round * 700)
    const dataDir = openTempDir()
    const { reachedAt, bookings } = await restoreOffsite({
      store,
      identities: [owner.identity],
      at: new Date(),
      folders: {},
      dataDir,
      overNewer: false,
    })
    const restored = bookedIn(dataDir)
    const missing = booked.filter(({ reference }) => !restored.has(reference))
    expect(bookings).toBeGreaterThan(10)
    expect(missing.filter(({ atMs }) => atMs < reachedAt.getTime())).toEqual([])
    expect(killedMs - reachedAt.getTime()).toBeLessThan(mostLossMs)
  }
  store.close()
})

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { startChild } from '../../testing/child.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTempDir, openTestApi } from '../../testing/test-api.ts'
import { makeBackup, restoreBackup } from './index.ts'

const rounds = 12
/** A restore of this database takes some 100 ms; the kills are spread over all of it. */
const stepMs = 9

it('leaves a complete database in place, the former or the new one, wherever a restore is killed', async () => {
  const api = await openTestApi()
  const folder = openTempDir()
  const empty = await makeBackup({ dataDir: api.dataDir, folder })
  await api.post('/api/bookings', goodBooking)
  const booked = await makeBackup({ dataDir: api.dataDir, folder })
  const dataDir = openTempDir()
  const found: unknown[] = []
  for (let round = 0; round < rounds; round += 1) {
    const worker = startChild('./restore-worker.ts', [dataDir, empty.file, booked.file])
    // from the second on there is a database to be replaced
    for (let line = 0; line < 2; line += 1) await worker.nextLine()
    await setTimeout(round * stepMs)
    worker.process.kill('SIGKILL')
    await worker.ended
    const db = new Sqlite(join(dataDir, 'calm-rest.db'), { fileMustExist: true })
    const count = db.prepare('SELECT COUNT(*) FROM bookings').pluck().get()
    found.push([count === 0 || count === 1, db.pragma('integrity_check', { simple: true })])
    db.close()
  }
  expect(found).toEqual(Array.from({ length: rounds }, () => [true, 'ok']))
  // the next restore cleans up what was left half done
  await restoreBackup({ dataDir, file: booked.file, overNewer: true })
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.restore-'))).toEqual([])
  // and the next start finds a complete database, whatever was left there
  const again = await openTestApi({ dataDir })
  expect((await again.get('/api/health/ready')).status).toBe(200)
  // one of every round but the first, which found no database, and one of the last restore; how many more were begun
  // before a round was killed depends on the speed of the machine
  expect(readdirSync(join(dataDir, 'replaced')).length).toBeGreaterThanOrEqual(rounds)
})

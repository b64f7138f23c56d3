import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { startMemoryBucket } from '@calm-rest/objects/testing'
import Sqlite from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { goodBooking } from '../../../testing/inputs.ts'
import { openTestApi, testNow } from '../../../testing/test-api.ts'
import { createKeyPair } from './age.ts'
import { shipAll } from './bucket.fixture.ts'
import { rehearse } from './rehearse.ts'
import { createShipper } from './shipper.ts'

/** Bookings get the time of the API, which stands still. */
const startMs = testNow.getTime()

/** A site with a booking that the bucket has, and another that it lacks. */
const openRehearsed = async () => {
  const api = await openTestApi()
  const { store, objects } = await startMemoryBucket()
  const db = new Sqlite(join(api.dataDir, 'calm-rest.db'), { readonly: true })
  onTestFinished(() => void db.close())
  const ownKey = await createKeyPair()
  const owner = await createKeyPair()
  const clock = { ms: startMs }
  const now = () => new Date(clock.ms)
  const shipper = createShipper({
    db,
    store,
    recipients: [owner.recipient],
    ownKey,
    snapshotEveryMs: 3_600_000,
    aliveEveryMs: 60_000,
    now,
  })
  await api.post('/api/bookings', goodBooking)
  await shipAll(shipper)
  await api.post(
    '/api/bookings',
    Object.assign({}, goodBooking, { checkIn: '2027-07-10', checkOut: '2027-07-13' }),
  )
  clock.ms += 3_000
  const { generation } = shipper
  return {
    api,
    objects,
    clock,
    run: () => rehearse({ store, generation, identity: ownKey.identity, dataDir: api.dataDir, db, now }),
  }
}

it('restores what the bucket has into a folder that is gone afterwards, and says what would be lost', async () => {
  const { api, run } = await openRehearsed()
  const before = readdirSync(api.dataDir)
  expect(await run()).toEqual({
    at: new Date(startMs + 3_000).toISOString(),
    isGood: true,
    bookings: 1,
    lossSeconds: 3,
    seconds: expect.any(Number),
  })
  expect(readdirSync(api.dataDir)).toEqual(before)
})

it('fails if an object of the bucket was changed', async () => {
  const { objects, run } = await openRehearsed()
  for (const [key, object] of objects) if (key.includes('/part-')) object.content = Buffer.from('changed')
  expect(await run()).toMatchObject({
    isGood: false,
    problem: expect.stringMatching(/^It cannot be decrypted/),
  })
})

it('fails if nothing is there, and if bookings of before the restored moment are missing', async () => {
  const { api, objects, run, clock } = await openRehearsed()
  await api.db.exec("UPDATE bookings SET created_at = '2027-05-01T00:00:00.000Z'")
  expect((await run()).problem).toMatch(/^The restored database has other bookings or entries: \d, not 2/)
  objects.clear()
  clock.ms += 1_000
  expect((await run()).problem).toBe('Nothing in the bucket can be restored.')
})

it('fails if the bucket took the last two hours and has lost them', async () => {
  const { run, clock } = await openRehearsed()
  clock.ms += 2 * 3_600_000
  expect((await run()).problem).toBe('The newest state in the bucket is 120 minutes old.')
})

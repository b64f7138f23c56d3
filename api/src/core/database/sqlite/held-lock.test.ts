import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { goodBooking, goodMessage } from '../../../testing/inputs.ts'
import { joinStaff } from '../../../testing/staff.ts'
import { openTestApi, testNow } from '../../../testing/test-api.ts'
import { databaseFile } from './open-file.ts'

/** Opens a site, and another program that holds the write lock of its database until told to release it. */
const openHeld = async (patienceMs?: number) => {
  const api = await openTestApi({ patienceMs })
  const other = new Sqlite(join(api.dataDir, databaseFile))
  onTestFinished(() => void other.close())
  other.exec('BEGIN IMMEDIATE')
  return { api, letGo: () => other.exec('COMMIT') }
}

const key = { 'Idempotency-Key': '6f1c2f1e-6a0e-4d61-9a35-0a1c7b9f2a44' }

it('answers reads while another program holds the lock, and stores waiting writes once it is free', async () => {
  const { api, letGo } = await openHeld()
  const startedMs = performance.now()
  let isBooked = false
  const book = async () => {
    const answer = await api.post('/api/bookings', goodBooking)
    isBooked = true
    return answer
  }
  const booking = book()
  const message = api.post('/api/messages', goodMessage)
  for (let i = 0; i < 20; i += 1) {
    expect((await api.get(`/api/rooms?guests=${1 + (i % 4)}`)).status).toBe(200)
    await new Promise((resolve) => setImmediate(resolve))
  }
  // SQLite's own time-out would have blocked everything for ten seconds
  expect(performance.now() - startedMs).toBeLessThan(5_000)
  expect(isBooked).toBe(false)
  letGo()
  expect([(await booking).status, (await message).status]).toEqual([201, 201])
  expect(await api.counts()).toMatchObject({ bookings: 1, messages: 1 })
})

it('answers 503 if the lock is not released, stores nothing, and accepts the retry once', async () => {
  const { api, letGo } = await openHeld(40)
  const refused = await api.post('/api/bookings', goodBooking, key)
  expect([refused.status, (await refused.json()).code]).toEqual([503, 'unavailable'])
  expect(refused.headers.get('Retry-After')).toBe('5')
  expect((await api.counts()).bookings).toBe(0)
  letGo()
  expect((await api.post('/api/bookings', goodBooking, key)).status).toBe(201)
  expect((await api.post('/api/bookings', goodBooking, key)).status).toBe(201)
  expect((await api.counts()).bookings).toBe(1)
})

it('answers the front desk, although it would record the visit', async () => {
  let now = testNow
  const api = await openTestApi({ now: () => now })
  const { call } = await joinStaff(api)
  const other = new Sqlite(join(api.dataDir, databaseFile))
  onTestFinished(() => void other.close())
  now = new Date(testNow.getTime() + 120_000)
  other.exec('BEGIN IMMEDIATE')
  const startedMs = performance.now()
  expect((await call('readSession')).status).toBe(200)
  expect(performance.now() - startedMs).toBeLessThan(5_000)
  other.exec('COMMIT')
})

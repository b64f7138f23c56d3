import { expect, it } from 'vitest'
import { startChild } from '../testing/child.ts'
import { goodBooking } from '../testing/inputs.ts'
import { openTestApi } from '../testing/test-api.ts'

const rounds = 5
const bookingsPerRound = 20

it('keeps every acknowledged booking whole when the process is killed in the middle of its work', async () => {
  const api = openTestApi()
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const stored = api.counts().booking_nights ?? 0
    const worker = startChild('./booking-worker.ts', [api.dataDir, String(stored)])
    for (let i = 0; i < bookingsPerRound; i += 1) acknowledged.push(await worker.nextLine())
    worker.process.kill('SIGKILL')
    expect(await worker.ended).toBe('SIGKILL')
  }
  const references = new Set(api.db.prepare('SELECT reference FROM bookings').pluck().all())
  expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([])
  // whatever was stored was stored with all that belongs to it
  const { bookings, booking_nights, idempotency, outbox } = api.counts()
  const two = (bookings ?? 0) * 2
  // two nights, two mails
  expect([booking_nights, idempotency, outbox]).toEqual([two, bookings, two])
  expect(api.db.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(api.db.pragma('foreign_key_check')).toEqual([])
})

it.each(['booking_nights', 'outbox', 'idempotency'])(
  'stores nothing where writing to %s fails',
  async (table) => {
    const api = openTestApi()
    const before = api.counts()
    api.db.exec(`CREATE TRIGGER broken BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'broken'); END`)
    const answer = await api.post('/api/bookings', goodBooking, { 'Idempotency-Key': crypto.randomUUID() })
    expect([answer.status, await answer.json()]).toMatchObject([500, { success: false, code: 'internal' }])
    expect(api.counts()).toEqual(before)
  },
)

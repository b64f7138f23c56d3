import { expect, it } from 'vitest'
import { startChild } from '../testing/child.ts'
import { failWritesTo } from '../testing/engine.ts'
import { goodBooking } from '../testing/inputs.ts'
import { openTestApi } from '../testing/test-api.ts'

const rounds = 5
const bookingsPerRound = 20

it('keeps every acknowledged booking whole when the process is killed in the middle of its work', async () => {
  const api = await openTestApi()
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    // what the rounds before have taken it passes over, however far they came before they were killed
    const worker = startChild('./booking-worker.ts', [api.dataDir])
    for (let i = 0; i < bookingsPerRound; i += 1) acknowledged.push(await worker.nextLine())
    worker.process.kill('SIGKILL')
    expect(await worker.ended).toBe('SIGKILL')
  }
  const references = new Set(await api.db.prepare('SELECT reference FROM bookings').pluck().all())
  expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([])
  // whatever was stored was stored with all that belongs to it
  const { bookings, booking_nights, idempotency, outbox } = await api.counts()
  const two = (bookings ?? 0) * 2
  // two nights, two mails
  expect([booking_nights, idempotency, outbox]).toEqual([two, bookings, two])
})

it.each(['booking_nights', 'outbox', 'idempotency'])(
  'stores nothing where writing to %s fails',
  async (table) => {
    const api = await openTestApi()
    const before = await api.counts()
    await failWritesTo(api.db, table)
    const answer = await api.post('/api/bookings', goodBooking, { 'Idempotency-Key': crypto.randomUUID() })
    expect([answer.status, await answer.json()]).toMatchObject([500, { success: false, code: 'internal' }])
    expect(await api.counts()).toEqual(before)
  },
)

import { expect } from 'vitest'
import { startChild } from '../testing/child.ts'
import { openTestApi } from '../testing/test-api.ts'

const bookingsPerRound = 20

/** Kills a process that books, so many times: what it acknowledged is there, and whole. */
export const killInTheMiddle = async (rounds: number) => {
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
}

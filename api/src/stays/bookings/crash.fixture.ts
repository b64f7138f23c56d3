import { nightsOf } from '@calm-rest/contract/stay'
import { expect } from 'vitest'
import { startChild } from '../../testing/child.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { openTestApi } from '../../testing/test-api.ts'

const bookingsPerRound = 20

/** Kills a booking process repeatedly, and checks that acknowledged bookings are stored completely. */
export const killInTheMiddle = async (rounds: number) => {
  const api = await openTestApi()
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    // it skips what earlier rounds took, however far they got before they were killed
    const worker = startChild('./booking-worker.ts', [api.dataDir])
    for (let i = 0; i < bookingsPerRound; i += 1) acknowledged.push(await worker.nextLine())
    worker.process.kill('SIGKILL')
    expect(await worker.ended).toBe('SIGKILL')
  }
  const references = new Set(await api.db.prepare('SELECT reference FROM bookings').pluck().all())
  expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([])
  // every stored booking has all of its rows
  const { bookings, booking_nights, idempotency, outbox } = await api.counts()
  const two = (bookings ?? 0) * 2
  // two nights, two mails
  expect([booking_nights, idempotency, outbox]).toEqual([two, bookings, two])
}

const changesPerRound = 25

/** Kills a process that changes stays repeatedly, and checks that each stay is complete, old or new. */
export const killWhileChanging = async (rounds: number) => {
  const { api, desk } = await openTestDesk()
  const guest = {
    firstName: 'Amara',
    lastName: 'Perera',
    email: 'amara@example.com',
    guests: 2,
    lang: 'en',
  } as const
  const stay = { roomId: 'coral-suite', ...guest }
  const [first] = await desk.bookings.add({ ...stay, checkIn: '2027-07-01', checkOut: '2027-07-03' }, 536)
  const [other] = await desk.bookings.add({ ...stay, checkIn: '2027-07-06', checkOut: '2027-07-08' }, 536)
  const references = [first, other].map((one) => one?.reference ?? '')
  let acknowledged = 0
  for (let round = 0; round < rounds; round += 1) {
    const worker = startChild('./change-worker.ts', [api.dataDir, ...references])
    for (let i = 0; i < changesPerRound; i += 1) {
      await worker.nextLine()
      acknowledged += 1
    }
    worker.process.kill('SIGKILL')
    expect(await worker.ended).toBe('SIGKILL')
  }
  let changes = 0
  for (const reference of references) {
    const { checkIn, checkOut, nights, totalPrice } = await desk.bookings.find(reference)
    expect(totalPrice).toBe(nights * 268)
    const stored = await api.db
      .prepare<[string], string>(
        'SELECT night FROM booking_nights n JOIN bookings b ON b.id = n.booking_id WHERE b.reference = ? ORDER BY night',
      )
      .pluck()
      .all(reference)
    expect(stored).toEqual(nightsOf(checkIn, checkOut))
    const count = api.db.prepare<[string], number>('SELECT changes FROM bookings WHERE reference = ?').pluck()
    changes += (await count.get(reference)) ?? 0
  }
  expect(changes).toBeGreaterThanOrEqual(acknowledged)
  // each with its mail and its audit log line
  const one = (sql: string) => api.db.prepare<[], number>(sql).pluck().get()
  expect([
    await one("SELECT COUNT(*) FROM outbox WHERE kind = 'booking-changed'"),
    await one("SELECT COUNT(*) FROM desk_log WHERE action = 'booking change'"),
  ]).toEqual([changes, changes])
}

import { expect, it } from 'vitest'
import { startChild } from '../testing/child.ts'
import { goodBooking } from '../testing/inputs.ts'
import { openEmptyHouse, openTestApi } from '../testing/test-api.ts'

const processes = 8
const nights = 60

it(`sells each night once while ${processes} processes race for it, and none finds the database busy`, async () => {
  const api = await openTestApi()
  const workers = Array.from({ length: processes }, () =>
    startChild('./race-worker.ts', [api.dataDir, String(nights)]),
  )
  for (const worker of workers) expect(await worker.nextLine()).toBe('ready')
  for (const worker of workers) worker.process.stdin.write('go\n')
  const answers: { night: string; status: number; code: string }[] = []
  for (const worker of workers) answers.push(...JSON.parse(await worker.nextLine()))

  const tally = Object.groupBy(answers, ({ status, code }) => `${status} ${code}`)
  expect(Object.fromEntries(Object.entries(tally).map(([key, all]) => [key, all?.length]))).toEqual({
    '201 booked': nights,
    '409 room_taken': nights * (processes - 1),
  })
  const winners = answers.filter(({ status }) => status === 201).map(({ night }) => night)
  expect(new Set(winners).size).toBe(nights)
  expect(await api.db.prepare('SELECT COUNT(*) FROM booking_nights').pluck().get()).toBe(nights)
})

it('starts eight times at once on an empty folder and seeds it once', async () => {
  const api = await openTestApi()
  const expected = await api.db.prepare('SELECT COUNT(*) FROM testimonials').pluck().get()
  const dataDir = await openEmptyHouse(`${api.dataDir}/fresh`)
  const workers = Array.from({ length: processes }, () => startChild('./race-worker.ts', [dataDir, '0']))
  for (const worker of workers) expect(await worker.nextLine()).toBe('ready')
  const fresh = await openTestApi({ dataDir })
  expect(await fresh.db.prepare('SELECT COUNT(*) FROM room_types').pluck().get()).toBe(13)
  expect(await fresh.db.prepare('SELECT COUNT(*) FROM testimonials').pluck().get()).toBe(expected)
})

it('books once for one key that comes twenty times at the same moment', async () => {
  const api = await openTestApi()
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => api.post('/api/bookings', goodBooking, headers)),
  )
  const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  expect(new Set(references).size).toBe(1)
  expect((await api.counts()).bookings).toBe(1)
})

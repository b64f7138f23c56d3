import { expect } from 'vitest'
import { onBoth as it } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestApi } from '../../testing/test-api.ts'
import { raceForNights } from './race.fixture.ts'

it('starts twice at once on an empty folder, seeds it once, and sells each night once while the two compete for it', () =>
  raceForNights(2, 20))

it('books once for one key that arrives twenty times at the same moment', async () => {
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

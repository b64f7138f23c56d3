import { expect } from 'vitest'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestApi } from '../../testing/test-api.ts'

const openBooked = async () => {
  const api = await openTestApi()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  return {
    reference: reference as string,
    find: (reference: string, email: string) => api.post('/api/bookings/find', { reference, email }),
    linked: async () =>
      (await api.db
        .prepare("SELECT payload ->> 'reference' FROM outbox WHERE kind = 'booking-link' ORDER BY id")
        .pluck()
        .all()) as string[],
  }
}

it('R-find-booking: sends the link if reference and address belong to one booking, however they are typed', async () => {
  const { reference, find, linked } = await openBooked()
  for (const typed of [
    reference,
    reference.toLowerCase(),
    reference.slice(3),
    reference.replaceAll('-', ' '),
  ])
    expect((await find(typed, goodBooking.email.toUpperCase())).status).toBe(202)
  expect(await linked()).toEqual(Array(4).fill(reference))
})

onBoth('answers and stores the same if there is no such booking, so that nothing is revealed', async () => {
  const { reference, find, linked } = await openBooked()
  const answers = await Promise.all([
    find(reference, goodBooking.email),
    find(reference, 'mallory@example.com'),
    find('CR-2222-2222', goodBooking.email),
    find('nonsense', goodBooking.email),
  ])
  expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual(
    Array(4).fill([202, { success: true }]),
  )
  expect((await linked()).toSorted()).toEqual(['CR-0000-0000', 'CR-0000-0000', 'CR-0000-0000', reference])
})

it('is limited for each address, and requires one', async () => {
  const { reference, find } = await openBooked()
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) statuses.push((await find(reference, goodBooking.email)).status)
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  expect((await find(reference, 'amara')).status).toBe(400)
})

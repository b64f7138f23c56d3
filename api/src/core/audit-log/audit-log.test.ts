import { expect, it } from 'vitest'
import { failWritesTo } from '../../testing/engine.ts'
import { goodBooking, goodMessage, goodReview } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'

const canary = 'zanzibar-canary'

it('R-desk-log: has one line for every change: who, when, what it was and what it is', async () => {
  const { api, desk, setClock } = await openTestDesk()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  await desk.rooms.setPrices('coral-suite', { price: 300 })
  await desk.rooms.setPrices('coral-suite', { discountPrice: 250 })
  await desk.blocks.remove(
    (
      await desk.blocks.add({
        roomId: 'coral-suite',
        from: '2027-07-02',
        until: '2027-07-05',
        reason: 'Roof',
      })
    ).id,
  )
  setClock('2027-06-02T06:00:00.000Z')
  await desk.bookings.cancel(reference)
  const [cancelled, unblocked, blocked, discount, price] = await desk.log(10)
  expect(price).toEqual({
    id: 1,
    at: '2027-06-01T06:00:00.000Z',
    who: 'nirosha',
    action: 'room price',
    subject: 'coral-suite',
    before: { priceCents: 26_800, discountPriceCents: null },
    after: { priceCents: 30_000, discountPriceCents: null },
  })
  expect(discount).toMatchObject({ action: 'room price', after: { discountPriceCents: 25_000 } })
  expect(blocked).toMatchObject({
    action: 'block add',
    subject: '1',
    before: null,
    after: { from: '2027-07-02' },
  })
  expect(unblocked).toMatchObject({
    action: 'block remove',
    subject: '1',
    before: { reason: 'Roof' },
    after: null,
  })
  expect(cancelled).toMatchObject({
    at: '2027-06-02T06:00:00.000Z',
    action: 'booking cancel',
    subject: reference,
    before: { status: 'confirmed', refund: null },
    after: { status: 'cancelled', refund: 'full' },
  })
  expect(await desk.log(10, reference)).toEqual([cancelled])
  expect(await desk.log(2)).toHaveLength(2)
})

it('writes no line where nothing changes or the change is refused', async () => {
  const { api, desk } = await openTestDesk()
  await api.post('/api/messages', goodMessage)
  await desk.rooms.setPrices('coral-suite', { price: 268 })
  await expect(desk.rooms.setPrices('coral-suite', { price: -1 })).rejects.toThrow()
  await expect(desk.messages.answer(1, '')).rejects.toThrow()
  expect(await desk.log(10)).toEqual([])
})

it('R-desk-log: stores no change without its line', async () => {
  const { api, desk } = await openTestDesk()
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  await api.post('/api/messages', goodMessage)
  const before = await api.counts()
  await failWritesTo(api.db, 'desk_log')
  const block = { roomId: 'coral-suite', from: '2027-07-02', until: '2027-07-05', reason: 'Roof' }
  for (const change of [
    () => desk.bookings.cancel(reference),
    () => desk.rooms.setPrices('coral-suite', { price: 300 }),
    () => desk.blocks.add(block),
    () => desk.messages.answer(1, 'Yes'),
    async () => desk.reviews.hide((await desk.reviews.list())[0]?._id ?? ''),
    () => desk.channels.add('coral-suite', 'booking.com'),
  ])
    await expect(change()).rejects.toThrow('broken')
  expect(await api.counts()).toEqual(before)
  expect((await desk.bookings.find(reference)).status).toBe('confirmed')
  expect((await desk.rooms.find('coral-suite')).price).toBe(268)
  expect(await desk.reviews.list('hidden')).toEqual([])
  expect(await desk.channels.list()).toEqual([])
})

it('R-desk-log: refuses every change of a line, even by SQL', async () => {
  const { api, desk } = await openTestDesk()
  await desk.rooms.setPrices('coral-suite', { price: 300 })
  await expect(api.db.exec("UPDATE desk_log SET who = 'nobody'")).rejects.toThrow('never changed')
  await expect(api.db.exec('DELETE FROM desk_log')).rejects.toThrow('never changed')
  expect(await desk.log(10)).toHaveLength(1)
})

it('R-desk-log: holds nothing about a guest', async () => {
  const { api, desk } = await openTestDesk()
  const guest = {
    firstName: canary,
    lastName: canary,
    email: `${canary}@example.com`,
    specialRequest: canary,
  }
  const { reference } = await (await api.post('/api/bookings', { ...goodBooking, ...guest })).json()
  await api.post('/api/messages', { ...goodMessage, fullName: canary, email: guest.email, message: canary })
  await api.post('/api/testimonials', { ...goodReview, name: canary, review: canary })
  await desk.bookings.cancel(reference)
  await desk.messages.answer(1, canary)
  await desk.reviews.hide((await desk.reviews.list()).find(({ name }) => name === canary)?._id ?? '')
  await desk.channels.add('coral-suite', 'booking.com')
  expect(await desk.log(10)).toHaveLength(4)
  expect(JSON.stringify(await desk.log(10))).not.toContain(canary)
})

import { type TimelineEntry, timelineActions, timelineFields } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { createDeskCommands } from '../create-desk-commands.ts'
import { openBookedStay } from './booked-stay.fixture.ts'

const openHistory = async (booking: object = {}) => {
  const stay = await openBookedStay(booking)
  const { api, call } = stay
  let now = new Date('2027-07-01T06:30:00.000Z')
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => now })
  return {
    ...stay,
    desk,
    at: (iso: string) => {
      now = new Date(iso)
    },
    timelineOf: async (reference: string): Promise<TimelineEntry[]> =>
      (await call('readStay', { params: { reference } })).data.timeline,
  }
}

it('R-staff-history: names everything that can happen to a stay, and every fact that can change', async () => {
  const { api, desk, at, params, timelineOf } = await openHistory({
    roomType: 'courtyard-room',
    totalPrice: 183,
  })
  const { reference } = params
  const { stays, bookings, payments } = desk
  await api.db
    .prepare('UPDATE bookings SET arrival_told_at = ? WHERE reference = ?')
    .run('2027-06-02T00:00:00.000Z', reference)
  await bookings.move(reference, 2)
  await bookings.unpin(reference)
  await bookings.pin(reference)
  await stays.writeNote(reference, 'Late')
  await stays.setNationalities(reference, { LK: 2 })
  const broken = { until: '2027-07-10', reason: 'The shower leaks' }
  const wanted = { room: 'coral-suite', checkOut: '2027-07-05', guests: 1 }
  const { keptCents = 0 } = await stays.quoteChange(reference, wanted)
  await stays.change(reference, wanted, keptCents / 100, { keepsPrice: true, broken })
  await stays.markLocal(reference, true)
  await stays.setPrice(reference, 200, 'A present')
  await desk.charges.add(reference, [{ name: 'Beer', quantity: 2, price: 3 }])
  await desk.charges.reverse(reference, 1, 'Not drunk')
  await desk.charges.setPayers(reference, { payer: null, stay: true, charges: [] })
  await desk.charges.discount(reference, { percent: 1, reason: 'No water' })
  await payments.hold(reference, { amount: 20, method: 'cash' })
  await payments.giveBack(reference, 1)
  for (const method of ['cash', 'card', 'transfer', 'qr'] as const)
    await payments.take(reference, { amount: 45, method })
  await payments.refund(reference, { amount: 10, method: 'cash', reason: 'Too much' })
  await payments.reverse(reference, 5, 'Wrong stay')
  await desk.paymentLinks.add(reference, { provider: 'payhere', amount: 1 })
  const invoice = await desk.documents.issue(reference, { kind: 'invoice', lang: 'en' })
  await desk.documents.renewLink(invoice)
  await desk.documents.mail(invoice)
  await desk.documents.credit(invoice, 'Another company')
  await bookings.arrive(reference)
  at('2027-07-05T04:00:00.000Z')
  await bookings.leave(reference)
  await bookings.undo(reference)
  at('2027-07-05T15:00:00.000Z')
  const order = { ...goodBooking, roomId: 'lighthouse-suite', lang: 'en', email: 'bela@example.com' } as const
  const added = async (checkIn: string, checkOut: string) => {
    const dated = { ...order, checkIn, checkOut }
    return (await bookings.add(dated, await bookings.totalOf(dated)))[0]?.reference ?? ''
  }
  const missed = await added('2027-07-05', '2027-07-06')
  await bookings.approveOfFlood(missed)
  await bookings.noShow(missed)
  const cancelled = await added('2027-08-05', '2027-08-06')
  await stays.cancel(cancelled, 'none')

  const entries = (await Promise.all([reference, missed, cancelled].map(timelineOf))).flat()
  expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(timelineActions))
  const fields = entries.flatMap(({ changes }) => changes.map(({ field }) => field))
  // a provider's notice logs it: online-payments.test.ts
  expect(new Set(fields)).toEqual(new Set(timelineFields.filter((field) => field !== 'onlineCents')))
  const changed = entries.find(({ action }) => action === 'booking change')?.changes
  expect(changed).toContainEqual({ field: 'roomId', before: 'Courtyard Room', after: 'Coral Suite' })
  expect(changed).toContainEqual({ field: 'closed', before: null, after: 'Courtyard Room · 2' })
})

it('R-staff-history: lines of the same moment keep their order', async () => {
  const { desk, params, timelineOf } = await openHistory()
  const { payments, stays } = desk
  const { reference } = params
  await stays.writeNote(reference, 'One')
  await payments.take(reference, { amount: 50, method: 'cash' })
  await payments.refund(reference, { amount: 50, method: 'cash', reason: 'x', lowersPrice: true })
  expect((await timelineOf(reference)).map(({ action }) => action)).toEqual([
    'booked',
    'booking note',
    'payment take',
    'booking price',
    'payment refund',
  ])
})

it('R-staff-history: each room of a booking has its own acts', async () => {
  const { api, desk, timelineOf } = await openHistory()
  const additionalRooms = [{ roomType: 'courtyard-room', guests: 1 }]
  const later = { ...goodBooking, checkIn: '2027-08-01', checkOut: '2027-08-04', additionalRooms }
  const { reference } = await (await api.post('/api/bookings', { ...later, totalPrice: 705 + 183 })).json()
  await desk.bookings.cancel(`${reference}-2`)
  await desk.bookings.cancel(reference)
  const cancelled = (changes: TimelineEntry['changes']) => ({
    who: 'nirosha',
    action: 'booking cancel',
    changes,
  })
  const status = { field: 'status', before: 'confirmed', after: 'cancelled' }
  const refund = { field: 'refund', before: null, after: 'full' }
  for (const room of [1, 2]) {
    const [booked, ...others] = await timelineOf(`${reference}-${room}`)
    expect(booked?.action).toBe('booked')
    expect(others).toEqual([expect.objectContaining(cancelled([status, refund]))])
  }
})

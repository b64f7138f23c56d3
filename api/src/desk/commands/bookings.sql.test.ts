import { expect, it } from 'vitest'
import { refusalOf } from '../../core/http/refusal.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'

const order = {
  roomId: 'lighthouse-suite',
  checkIn: '2027-07-01',
  checkOut: '2027-07-04',
  guests: 2,
  firstName: 'Amara',
  lastName: 'Perera',
  email: 'amara@example.com',
  lang: 'de',
} as const

/** Message of a refusal as the owner reads it. */
const refusal = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    await work()
  } catch (cause) {
    return (refusalOf(cause) as Error).message
  }
  return 'done'
}

const openBooked = async () => {
  const opened = await openTestDesk()
  const { reference } = await (await opened.api.post('/api/bookings?lang=de', goodBooking)).json()
  return { ...opened, reference: reference as string }
}

it('R-desk-command: books for a guest who called, at the price of the room and with the same mails', async () => {
  const { desk, mails, read } = await openTestDesk()
  const total = await desk.bookings.totalOf(order)
  const [booking] = await desk.bookings.add(order, total)
  expect(booking).toMatchObject({
    status: 'confirmed',
    totalPrice: 705,
    roomId: 'lighthouse-suite',
    lang: 'de',
  })
  expect(await mails()).toEqual(['booking-confirmed', 'booking-for-owner'])
  const availability = '/api/rooms/lighthouse-suite/availability?from=2027-07-01&to=2027-07-10'
  expect((await read(availability)).taken).toEqual(['2027-07-01', '2027-07-02', '2027-07-03'])
})

it.each([
  [{ checkIn: '2027-05-31' }, 'checkIn: Check-in cannot be before today.'],
  [{ checkOut: '2027-07-01' }, 'checkOut: Check-out date must be after the check-in date.'],
  [{ guests: 8 }, 'That is more guests than this room has beds for.'],
  [{ email: 'amara' }, 'email: Please enter a valid e-mail address.'],
  [{ roomId: 'attic' }, 'We have no such room.'],
  [{ checkOut: '2027-02-30' }, "'2027-02-30' is no date like 2027-03-31."],
])('R-desk-command: refuses %j for the owner as for guests, and stores nothing', async (wrong, words) => {
  const { api, desk } = await openTestDesk()
  const before = await api.counts()
  const given = { ...order, ...wrong }
  expect(await refusal(async () => desk.bookings.add(given, await desk.bookings.totalOf(given)))).toBe(words)
  expect(await api.counts()).toEqual(before)
  expect(await desk.log(10)).toEqual([])
})

it('refuses nights that are taken, and a price that has changed since it was asked for', async () => {
  const { desk } = await openBooked()
  expect(await refusal(() => desk.bookings.add(order, 705))).toBe(
    'At least one of these nights is taken or blocked.',
  )
  const later = { ...order, checkIn: '2027-08-01', checkOut: '2027-08-02' }
  expect(await refusal(() => desk.bookings.add(later, 1))).toBe(
    'totalPrice: The total of this stay is a different one.',
  )
})

it('R-desk-command: cancels for the property at any time before the stay: nothing to pay, nights free, one mail to the guest', async () => {
  const { api, desk, setClock, mails, reference } = await openBooked()
  setClock('2027-06-20T06:00:00.000Z')
  expect(await desk.bookings.cancel(reference.toLowerCase())).toMatchObject([
    { status: 'cancelled', refund: 'full' },
  ])
  expect(await desk.bookings.cancel(reference)).toMatchObject([{ status: 'cancelled' }])
  expect((await mails()).filter((kind) => kind.startsWith('booking-cancelled'))).toHaveLength(1)
  expect((await api.counts()).booking_nights).toBe(0)
  expect(await desk.log(10)).toHaveLength(1)
})

it('R-staff-walk-in: books after midnight for the night before, where the desk says so, until the check-out time', async () => {
  const { desk, setClock } = await openTestDesk()
  setClock('2027-06-30T19:30:00.000Z') // 01:00 on 1 July at the property
  const last = { ...order, checkIn: '2027-06-30', checkOut: '2027-07-01', totalPrice: 235, isHere: true }
  expect(await refusal(() => desk.walkIns.add(last))).toBe('checkIn: Check-in cannot be before today.')
  const walkIn = { ...last, isAfterMidnight: true }
  const earlier = { ...walkIn, checkIn: '2027-06-29', totalPrice: 470 }
  expect(await refusal(() => desk.walkIns.add(earlier))).toBe('checkIn: Check-in cannot be before today.')
  expect(await desk.bookings.find(await desk.walkIns.add(walkIn))).toMatchObject({
    status: 'confirmed',
    arrivedOn: '2027-07-01',
    checkIn: '2027-06-30',
  })
  expect(await refusal(() => desk.walkIns.add(walkIn))).toMatch(/taken or blocked/)
  setClock('2027-07-01T06:00:00.000Z')
  const other = { ...walkIn, roomId: 'coral-suite', totalPrice: 268 }
  expect(await refusal(() => desk.walkIns.add(other))).toBe('The night before ended at 11:00.')
  await desk.facts.change({ checkOutUntil: '12:00' })
  expect(await refusal(() => desk.walkIns.add(other))).toBe('done')
})

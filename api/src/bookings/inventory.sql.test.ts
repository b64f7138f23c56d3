import { addDays } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { goodBooking } from '../testing/inputs.ts'
import { openTestDesk } from '../testing/opened-desk.ts'

// two units, 61 dollars a night
const roomType = 'courtyard-room'
const day = (n: number) => addDays('2027-07-01', n)

const openHouse = async () => {
  const opened = await openTestDesk()
  const { api, desk, read } = opened
  const ask = (from: number, until: number) =>
    api.post('/api/bookings', {
      ...{ ...goodBooking, roomType, guests: 2, checkIn: day(from), checkOut: day(until) },
      totalPrice: 61 * (until - from),
    })
  return {
    ...opened,
    ask,
    book: async (from: number, until: number): Promise<string> => {
      const answer = await ask(from, until)
      expect(answer.status).toBe(201)
      return (await answer.json()).reference
    },
    isAvailable: async (from: number, until: number): Promise<boolean> =>
      (await read(`/api/rooms/${roomType}?checkIn=${day(from)}&checkOut=${day(until)}&guests=2`)).available,
    unitOf: async (reference: string) => (await desk.bookings.find(reference)).unit,
    nights: async () =>
      await api.db
        .prepare<[], { reference: string; number: number; night: string }>(`
          SELECT b.reference, u.number, n.night FROM booking_nights n JOIN bookings b ON b.id = n.booking_id
            JOIN units u ON u.id = n.unit_id ORDER BY n.night, u.number`)
        .all(),
  }
}

/** Both units are taken, each at another end: each night between has one unit, and no unit has all nights. */
const openScattered = async () => {
  const house = await openHouse()
  const first = await house.book(0, 2)
  const gone = await house.book(0, 4)
  const last = await house.book(3, 5)
  // `last` has the first unit, `gone` the second one
  expect([await house.unitOf(first), await house.unitOf(gone), await house.unitOf(last)]).toEqual([1, 2, 1])
  const other = await house.book(4, 6)
  await house.desk.bookings.cancel(gone)
  expect(await house.unitOf(other)).toBe(2)
  return { ...house, first, last, other }
}

it('books a stay whenever each night has a unit, and moves another for it, with a line in the log', async () => {
  const house = await openHouse()
  const [early, late] = [await house.book(0, 2), await house.book(1, 3)]
  const [other] = [await house.book(4, 6)]
  expect([await house.unitOf(early), await house.unitOf(late), await house.unitOf(other)]).toEqual([1, 2, 1])
  // unit 1 is free from 2 to 4, unit 2 from 3 on: none has the nights 2 to 5
  expect(await house.isAvailable(2, 6)).toBe(false)
  expect(await house.isAvailable(2, 5)).toBe(true)
  const found = await house.book(2, 5)
  expect([await house.unitOf(found), await house.unitOf(other)]).toEqual([1, 2])
  expect(await house.desk.log(10)).toEqual([
    expect.objectContaining({
      ...{ who: 'assignment', action: 'booking move', subject: other, before: { unit: 1 }, after: { unit: 2 } },
    }),
  ])
  // the guest who was moved hears nothing: no guest was told of a unit
  expect(await house.mails()).toHaveLength(8)
})

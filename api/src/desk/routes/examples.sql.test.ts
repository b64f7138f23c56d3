import { expect } from 'vitest'
import { seed } from '../../stays/index.ts'
import { it } from '../../testing/both-engines.ts'
import { goodBooking, goodReview } from '../../testing/inputs.ts'
import { drawPhoto, sendPhoto } from '../../testing/photos.ts'
import { openTestStaff } from '../../testing/staff.ts'
import { testNow } from '../../testing/test-now.ts'
import { createDeskCommands } from '../create-desk-commands.ts'

const open = async () => {
  const staff = await openTestStaff()
  const { api, call } = staff
  const book = async (roomType: string) => {
    const stay = { checkIn: '2027-07-01', checkOut: '2027-07-03', guests: 1, roomType }
    const { totalPrice } = await (await api.post('/api/quotes', stay)).json()
    const { reference } = await (
      await api.post('/api/bookings', { ...goodBooking, ...stay, totalPrice })
    ).json()
    return reference as string
  }
  const versionOf = async (roomId: string) =>
    (await call('readRoomType', { params: { roomId } })).data.version
  return {
    ...staff,
    book,
    versionOf,
    list: async () => (await call('listExamples')).data,
    remove: async () => {
      const { version } = (await call('listExamples')).data
      return call('removeExamples', { body: { version } })
    },
    guestsFind: async () => {
      const rooms: { _id: string; rating: number }[] = await (await api.get('/api/rooms')).json()
      const reviews: object[] = await (await api.get('/api/testimonials')).json()
      const { count, average } = await (await api.get('/api/testimonials/summary')).json()
      return { rooms: rooms.map(({ _id }) => _id).toSorted(), reviews: reviews.length, count, average }
    },
  }
}

it('R-examples-marked: the seed marks its rooms and reviews, and a guest’s review is none', async () => {
  const { api, list, guestsFind } = await open()
  const { rooms, reviews } = await list()
  expect([rooms.length, reviews]).toEqual([13, 36])
  expect(new Set(rooms.map(({ outcome }) => outcome))).toEqual(new Set(['deleted']))
  await api.post('/api/testimonials', goodReview)
  expect([(await list()).reviews, (await guestsFind()).reviews]).toEqual([36, 37])
})

it('R-examples-removed: what nobody has changed or booked goes; what stays says why, as the list said before', async () => {
  const { api, call, list, remove, book, versionOf, guestsFind } = await open()
  const ahead = await book('coral-suite')
  await api.db
    .prepare(
      `INSERT INTO payments (booking_id, at, method, amount_cents, who, note)
      SELECT id, '2027-06-01T06:00:00Z', 'cash', 100, 'Amal', NULL FROM bookings WHERE reference = ?`,
    )
    .run(ahead)
  const unpaid = await book('horizon-room')
  const cancelled = await book('turtle-bay-room')
  const { stay } = (await call('readStay', { params: { reference: cancelled } })).data
  await call('cancelStay', {
    params: { reference: cancelled },
    body: { version: stay.version, refund: 'full' },
  })
  const palm = { roomId: 'palm-grove-room' }
  await call('addUnit', { params: palm, body: { version: await versionOf(palm.roomId) } })
  const { version } = (await call('readRateRules')).data
  const nights = { from: '2027-12-20', until: '2027-12-31', minNights: 5 }
  await call('addRestriction', { body: { version, ...nights, roomId: 'tea-planter-room' } })

  const before = await list()
  const told = before.rooms.filter(({ outcome }) => outcome !== 'deleted')
  expect(told).toMatchObject([
    { roomId: 'coral-suite', roomType: 'Coral Suite', outcome: 'booked', references: [ahead] },
    { roomId: 'horizon-room', outcome: 'cancelled', references: [unpaid] },
    { roomId: 'palm-grove-room', outcome: 'changed', references: [] },
    { roomId: 'tea-planter-room', outcome: 'changed' },
    { roomId: 'turtle-bay-room', outcome: 'ended', references: [] },
  ])
  const { status, data } = await remove()
  expect([status, data.reviews]).toEqual([200, 0])
  expect(data.rooms).toEqual(told.filter(({ outcome }) => outcome !== 'ended' && outcome !== 'cancelled'))
  expect(await guestsFind()).toEqual({
    rooms: ['coral-suite', 'palm-grove-room', 'tea-planter-room'],
    reviews: 0,
    count: 0,
    average: null,
  })
  // a past stay keeps the name of its room
  expect((await call('readStay', { params: { reference: cancelled } })).data.stay.roomType).toBe(
    'Turtle Bay Room',
  )
  // a stranger's booking goes with its room, and its guest is told
  expect((await call('readStay', { params: { reference: unpaid } })).data.stay.status).toBe('cancelled')
  const mails = await api.db
    .prepare<[], string>("SELECT payload FROM outbox WHERE kind = 'booking-cancelled'")
    .pluck()
    .all()
  expect(mails.filter((payload) => payload.includes(unpaid))).toHaveLength(1)
  const log = await api.db
    .prepare<[], string>(
      "SELECT action || ' ' || subject FROM desk_log WHERE subject IN ('reviews', 'turtle-bay-room', 'horizon-room', 'cinnamon-room')",
    )
    .pluck()
    .all()
  expect(log.toSorted()).toEqual([
    'example remove cinnamon-room',
    'example remove reviews',
    'room end horizon-room',
    'room end turtle-bay-room',
  ])
  const again = await call('removeExamples', { body: { version: before.version } })
  expect([again.status, again.data.code]).toEqual([409, 'changed_meanwhile'])
})

it('compares a database from before examples were marked with the seed, once', async () => {
  const { api, list } = await open()
  await api.db.exec(`
    DELETE FROM property_opening; UPDATE room_types SET is_example = 0; UPDATE testimonials SET is_example = 0;
    UPDATE room_texts SET bed = '2 hammocks' WHERE room_type_id = 'palm-grove-room' AND lang = 'de';
    UPDATE room_types SET price_cents = 1 WHERE id = 'tea-planter-room';
    UPDATE testimonials SET title = 'Mine' WHERE id = (SELECT MAX(id) FROM testimonials)`)
  await seed(api.db, testNow)
  const changed = (await list()).rooms.filter(({ outcome }) => outcome === 'changed')
  expect(changed.map(({ roomId }) => roomId)).toEqual(['palm-grove-room', 'tea-planter-room'])
  expect((await list()).reviews).toBe(35)
  await api.db.exec('UPDATE testimonials SET is_example = 0')
  await seed(api.db, testNow)
  expect((await list()).reviews).toBe(0)
})

it('counts a database without any example as open, as it was before', async () => {
  const { api, call } = await open()
  await api.db.exec('DELETE FROM property_opening; DELETE FROM testimonials; DELETE FROM room_types')
  await api.db.exec(
    "INSERT INTO room_types (id, category, price_cents, guests, size_m2) VALUES ('mine', 'family', 9000, 2, 20)",
  )
  await seed(api.db, testNow)
  expect((await call('readSetup')).data).toMatchObject({ stage: 'open', openedAt: testNow.toISOString() })
})

it('makes a room the owner’s by its price and by its first photograph', async () => {
  const { api, headers, list } = await open()
  await createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow }).rooms.setPrices(
    'monsoon-room',
    { price: 199, isMeant: true },
  )
  await sendPhoto(api, headers, await drawPhoto().jpeg().toBuffer(), { roomId: 'cinnamon-room' })
  const changed = (await list()).rooms.filter(({ outcome }) => outcome === 'changed')
  expect(changed.map(({ roomId }) => roomId)).toEqual(['cinnamon-room', 'monsoon-room'])
})

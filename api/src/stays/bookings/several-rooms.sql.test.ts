import { bookingReceipt, linkedBooking } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { createStayMails } from '../../notify/stay-mails/stay-mails.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openMailedApi, tokensIn } from '../../testing/mailed-api.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

const courtyard = { roomType: 'courtyard-room', guests: 2 }
/** Two rooms at 235 and 61 dollars for three nights. */
const family = { ...goodBooking, additionalRooms: [courtyard], totalPrice: 3 * (235 + 61) }

const postFamily = async (api: Pick<TestApi, 'post'>, order: object = {}) => {
  const answer = await api.post('/api/bookings', { ...family, ...order })
  return { status: answer.status, body: await answer.json() }
}

const openBooked = async () => {
  const api = await openTestApi()
  const { body } = await postFamily(api)
  const { reference } = bookingReceipt.parse(body)
  const token = await createSignedLinks(api.db, () => testNow).forBooking(reference, family.checkOut)
  const byLink = async (path: string, input: object = {}) => {
    const answer = await api.post(`/api/bookings/by-link${path}`, { token, ...input })
    return { status: answer.status, body: await answer.json() }
  }
  return { api, reference, byLink }
}

it('R-several-rooms: books all under one reference, each room with its guests and its price', async () => {
  const api = await openTestApi()
  const { status, body } = await postFamily(api)
  expect(status).toBe(201)
  const { reference, ...receipt } = bookingReceipt.strict().parse(body)
  expect(receipt).toMatchObject({
    roomId: 'lighthouse-suite',
    guests: 2,
    totalPrice: 888,
    rooms: [
      { reference: `${reference}-1`, roomId: 'lighthouse-suite', guests: 2, totalPrice: 705 },
      { reference: `${reference}-2`, roomId: 'courtyard-room', guests: 2, totalPrice: 183 },
    ],
  })
  expect(await api.counts()).toMatchObject({ bookings: 2, booking_nights: 6, outbox: 2 })
})

it('books none if one of them is taken, too small or unknown, and says which', async () => {
  const api = await openTestApi()
  const refused = async (additionalRooms: object[], totalPrice: number) => {
    const { status, body } = await postFamily(api, { additionalRooms, totalPrice })
    return [status, body.code, body.fields?.[0]?.field, body.fields?.[0]?.code]
  }
  // the type has two units
  expect(await refused([courtyard, courtyard, courtyard], 705 + 3 * 183)).toEqual([
    409,
    'room_taken',
    'additionalRooms.2.roomType',
    'taken',
  ])
  expect(await refused([courtyard, { ...courtyard, guests: 8 }], 705 + 2 * 183)).toEqual([
    422,
    'capacity_exceeded',
    'additionalRooms.1.guests',
    'too_large',
  ])
  expect(await refused([{ ...courtyard, roomType: 'attic' }], 888)).toEqual([
    404,
    'room_not_found',
    'additionalRooms.0.roomType',
    'invalid_choice',
  ])
  expect(await refused([courtyard], 705)).toEqual([409, 'price_changed', 'totalPrice', 'wrong_total'])
  expect((await refused(Array(5).fill(courtyard), 705)).slice(0, 3)).toEqual([
    400,
    'invalid_request',
    'additionalRooms',
  ])
  expect(await api.counts()).toMatchObject({ bookings: 0, booking_nights: 0, outbox: 0 })
})

it('counts the nights of every room for the caps', async () => {
  const api = await openTestApi({ nightCaps: { network: 100, mailbox: 5, day: 100 } })
  expect((await postFamily(api)).body.code).toBe('too_many_nights_for_mailbox')
  expect((await api.post('/api/bookings', goodBooking)).status).toBe(201)
})

it('gives a repeated request the first answer, as long as one of the rooms is booked', async () => {
  const { api } = await openBooked()
  const key = { 'Idempotency-Key': '0c2c6e9a-3f5d-4b1e-9d53-2f2d1c9c1c11' }
  const order = { ...family, checkIn: '2027-08-01', checkOut: '2027-08-04' }
  const book = async () => (await api.post('/api/bookings', order, key)).json()
  const first = await book()
  expect(await book()).toEqual(first)
  await api.db.exec(`UPDATE bookings SET status = 'cancelled' WHERE reference = '${first.reference}-1'`)
  expect(await book()).toEqual(first)
  await api.db.exec(`UPDATE bookings SET status = 'cancelled' WHERE reference = '${first.reference}-2'`)
  expect((await book()).code).toBe('booking_cancelled')
})

it('shows all rooms by one link, changes one of them, and cancels one or all', async () => {
  const { api, reference, byLink } = await openBooked()
  const { body } = await byLink('')
  expect(linkedBooking.parse(body)).toMatchObject({
    reference: `${reference}-1`,
    otherRooms: [{ reference: `${reference}-2`, roomId: 'courtyard-room', totalPrice: 183 }],
  })
  const longer = { checkIn: family.checkIn, checkOut: '2027-07-05', guests: 2, room: 'courtyard-room' }
  const second = { reference: `${reference}-2` }
  expect((await byLink('/quote', { ...longer, ...second })).body).toMatchObject({
    isFree: true,
    totalBefore: 183,
    totalPrice: 244,
  })
  expect((await byLink('/change', { ...longer, ...second, totalPrice: 244 })).body).toMatchObject({
    reference: `${reference}-2`,
    nights: 4,
  })
  expect((await byLink('/cancel', second)).body).toMatchObject({
    reference: `${reference}-2`,
    status: 'cancelled',
  })
  expect((await byLink('')).body).toMatchObject({
    status: 'confirmed',
    otherRooms: [{ status: 'cancelled' }],
  })
  expect((await byLink('/cancel')).body).toMatchObject({
    status: 'cancelled',
    otherRooms: [{ status: 'cancelled' }],
  })
  expect((await api.counts()).booking_nights).toBe(0)
})

it('opens no room of another booking', async () => {
  const { api, byLink } = await openBooked()
  const other = { ...family, checkIn: '2027-08-01', checkOut: '2027-08-04' }
  const { reference } = await (await api.post('/api/bookings', other)).json()
  for (const room of [reference, `${reference}-1`])
    expect(await byLink('/cancel', { reference: room })).toMatchObject({
      status: 404,
      body: { code: 'booking_not_found' },
    })
})

it('writes one mail for all rooms, with one link, and one when all are cancelled', async () => {
  const api = await openMailedApi()
  const { body } = await postFamily(api)
  const confirmed = await api.mailOf('booking-confirmed')
  expect(confirmed.subject).toContain(`(${body.reference})`)
  for (const text of ['Room 1: Lighthouse Suite', 'Room 2: Courtyard Room', '$888', body.reference])
    expect(confirmed.text).toContain(text)
  const owner = await api.mailOf('booking-for-owner')
  expect(owner.text).toMatch(/Room 2: Courtyard Room · Unit \d/)
  const [token] = tokensIn(confirmed)
  await api.post('/api/bookings/by-link/cancel', { token })
  const gone = await api.mailsOf('booking-cancelled')
  expect(gone.map(({ text }) => /Room 2: Courtyard Room/.test(text ?? ''))).toEqual([true])
  expect(await api.mailsOf('cancellation-for-owner')).toHaveLength(1)
})

it('is asked once for the arrival, and the answer applies to all rooms', async () => {
  const { api, byLink } = await openBooked()
  const write = createStayMails(api.db, { preArrival: true, postStay: false })
  for (const at of ['2027-06-28T04:00:00Z', '2027-06-28T05:00:00Z']) await write(new Date(at))
  const mails = api.db.prepare("SELECT COUNT(*) FROM outbox WHERE kind = 'stay-ahead'").pluck()
  expect(await mails.get()).toBe(1)
  expect((await byLink('/arrival', { time: '15:30', shuttle: true })).status).toBe(200)
  const told = [{ arrival: { time: '15:30' } }]
  expect((await byLink('')).body).toMatchObject({ ...told[0], otherRooms: told })
})

it('counts as one mail for its mailbox, however many rooms it has', async () => {
  const api = await openTestApi()
  const { checkIn, checkOut } = family
  const { offers } = await (await api.get(`/api/offers?checkIn=${checkIn}&checkOut=${checkOut}`)).json()
  const [single, ...five] = offers.slice(0, 6) as { roomId: string; totalPrice: number }[]
  const [first, ...others] = five.map(({ roomId }) => ({ roomType: roomId, guests: 2 }))
  const totalPrice = five.reduce((sum, one) => sum + one.totalPrice, 0)
  expect((await postFamily(api, { ...first, additionalRooms: others, totalPrice })).status).toBe(201)
  const alone = { roomType: single?.roomId, additionalRooms: [], totalPrice: single?.totalPrice }
  expect((await postFamily(api, alone)).status).toBe(201)
  await createStayMails(api.db, { preArrival: true, postStay: false })(new Date('2027-06-28T04:00:00Z'))
  const mails = api.db.prepare("SELECT COUNT(*) FROM outbox WHERE kind = 'stay-ahead'").pluck()
  expect(await mails.get()).toBe(2)
})

it('is thanked once, after the last of its rooms has ended', async () => {
  const { desk, api, setClock } = await openTestDesk()
  const { body } = await postFamily(api)
  const { reference } = bookingReceipt.parse(body)
  const write = createStayMails(api.db, { preArrival: false, postStay: true })
  const thanks = api.db.prepare("SELECT COUNT(*) FROM outbox WHERE kind = 'stay-thanks'").pluck()
  const thanksAt = async (at: string) => {
    setClock(at)
    await write(new Date(at))
    return thanks.get()
  }
  setClock('2027-07-02T06:00:00Z')
  await desk.bookings.leave(`${reference}-1`)
  expect(await thanksAt('2027-07-03T04:00:00Z')).toBe(0)
  expect(await thanksAt('2027-07-05T04:00:00Z')).toBe(1)
  expect(await thanksAt('2027-07-06T04:00:00Z')).toBe(1)
})

it('is booked, shown and cancelled by the front desk, which names one room for everything else', async () => {
  const { desk } = await openTestDesk()
  const order = {
    roomId: 'lighthouse-suite',
    checkIn: '2027-07-01',
    checkOut: '2027-07-04',
    guests: 2,
    firstName: 'Amara',
    lastName: 'Perera',
    email: 'amara@example.com',
    lang: 'en',
    also: [{ roomId: 'courtyard-room', guests: 1 }],
  } as const
  const whole = { ...order, lang: 'en' as const, also: [...order.also] }
  const rooms = await desk.bookings.add(whole, await desk.bookings.totalOf(whole))
  const reference = rooms[0]?.reference.slice(0, -2) ?? ''
  expect(rooms).toMatchObject([{ guests: 2 }, { reference: `${reference}-2`, guests: 1 }])
  await expect(desk.bookings.pin(reference)).rejects.toThrow(
    `${reference} has 2 rooms. Name one of them: ${reference}-1, ${reference}-2.`,
  )
  expect(await desk.bookings.pin(`${reference}-2`)).toMatchObject({ unit: 1 })
  expect(await desk.bookings.cancel(reference)).toMatchObject([
    { status: 'cancelled' },
    { status: 'cancelled' },
  ])
})

import { guestData } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { createRetention } from '../../operations/retention/retention.ts'
import { goodBooking, goodUser } from '../../testing/inputs.ts'
import { openMailedApi } from '../../testing/mailed-api.ts'
import { joinAs } from '../../testing/members.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { openTestApi, openTestDatabase, type TestApi } from '../../testing/test-api.ts'

const told = { phone: '077 123 4567', arrivalTime: '22:30' }
const stored = { phone: '+94771234567', arrival_time: '22:30' }
const nothing = { phone: null, arrival_time: null }

const book = async (api: Pick<TestApi, 'post'>, body: object = told, auth: Record<string, string> = {}) =>
  (await api.post('/api/bookings', { ...goodBooking, ...body }, auth)).json()

const rowsOf = (api: Pick<TestApi, 'db'>) =>
  api.db.prepare('SELECT phone, arrival_time FROM bookings ORDER BY id').all()

it('R-booking-contact: stores both with every room of the booking, since its guests come once', async () => {
  const api = await openTestApi()
  const courtyard = { roomType: 'courtyard-room', guests: 2 }
  await book(api, { ...told, additionalRooms: [courtyard], totalPrice: 3 * (235 + 61) })
  expect(await rowsOf(api)).toEqual([stored, stored])
})

it.each([
  ['left out', {}],
  ['blank, as a form sends them', { phone: ' ', arrivalTime: '' }],
  ['null', { phone: null, arrivalTime: null }],
])('R-booking-payload: books without them where they are %s', async (_, body) => {
  const api = await openTestApi()
  expect(await book(api, body)).toMatchObject({ success: true })
  expect(await rowsOf(api)).toEqual([nothing])
  expect(await api.db.prepare('SELECT arrival_told_at FROM bookings').pluck().get()).toBeNull()
})

it('R-booking-contact: refuses an invalid number beside its field, in the language of the guest, and stores nothing', async () => {
  const api = await openTestApi()
  const answer = await api.post('/api/bookings?lang=de', { ...goodBooking, phone: '0151 23456789' })
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    {
      code: 'invalid_request',
      fields: [
        { field: 'phone', code: 'invalid_phone', message: expect.stringContaining('mit Landesvorwahl') },
      ],
    },
  ])
  expect(await api.counts()).toMatchObject({ bookings: 0, booking_nights: 0, outbox: 0 })
})

it('R-booking-contact: mails both to the owner but not to the guest, since anybody could have typed the address', async () => {
  const api = await openMailedApi()
  await book(api)
  const { text } = await api.mailOf('booking-for-owner')
  expect(text).toContain('+94 77 123 4567')
  expect(text).toContain('arrives 22:30')
  expect((await api.mailOf('booking-confirmed')).text).not.toContain('77 123 4567')
})

it('R-booking-contact: is shown at the front desk, which can enter it for callers', async () => {
  const { api, desk } = await openTestDesk()
  const { reference } = await book(api)
  const expected = { phone: '+94771234567', arrival: { time: '22:30', flight: null, shuttle: false } }
  expect(await desk.bookings.find(reference)).toMatchObject(expected)
  const { roomType: roomId, ...guest } = { ...goodBooking, checkIn: '2027-08-01', checkOut: '2027-08-04' }
  const order = { ...guest, ...told, roomId: 'lighthouse-suite', lang: 'en' as const }
  expect(await desk.bookings.add(order, 705)).toMatchObject([expected])
  const wrong = { ...order, phone: 'none' }
  await expect(desk.bookings.add(wrong, 705)).rejects.toMatchObject({ code: 'invalid_request' })
})

it("R-booking-contact: is in the guest's own data, and is deleted with it", async () => {
  const api = await openTestApi()
  const { auth } = await joinAs(api)
  const { reference } = await book(api, told, auth)
  const data = guestData.strict().parse(await (await api.get('/api/me/data', auth)).json())
  expect(data.bookings).toMatchObject([
    { reference, phone: '+94771234567', arrival: { time: '22:30', toldAt: expect.any(String) } },
  ])
  await api.post(`/api/me/bookings/${reference}/cancel`, {}, auth)
  expect((await api.post('/api/me/removal', { password: goodUser.password }, auth)).status).toBe(200)
  expect(await rowsOf(api)).toEqual([nothing])
})

it('R-booking-contact: is deleted when the front desk erases a guest', async () => {
  const { api, desk, setClock } = await openTestDesk()
  await book(api)
  setClock('2027-07-10T06:00:00.000Z')
  await desk.guests.erase(goodBooking.email)
  expect(await rowsOf(api)).toEqual([nothing])
})

it.each([
  ['a month after the stay, as the privacy page says', told, '2027-08-03', null],
  ['a month after the stay, also the number alone', { phone: told.phone }, '2027-08-03', null],
  ['with the name of who deleted the account', told, '2027-07-04', '2027-07-04'],
])('R-booking-contact: is deleted %s', async (_, body, lastDay, anonymiseOn) => {
  const api = await openTestApi()
  await book(api, body)
  await api.db.prepare('UPDATE bookings SET anonymise_on = ?').run(anonymiseOn)
  const retention = createRetention(await openTestDatabase(api.dataDir))
  const before = await rowsOf(api)
  // midnight at the property
  await retention(new Date(`${lastDay}T18:29:59Z`))
  expect(await rowsOf(api)).toEqual(before)
  await retention(new Date(`${lastDay}T18:30:00Z`))
  expect(await rowsOf(api)).toEqual([nothing])
})

it('R-booking-contact: keeps the number when the stay moves to another day; the time belonged to the old one', async () => {
  const { api, desk } = await openTestDesk()
  const { reference } = await book(api)
  const wanted = { checkIn: '2027-07-02', checkOut: '2027-07-05' }
  await desk.bookings.change(reference, wanted, 705)
  expect(await rowsOf(api)).toEqual([{ ...stored, arrival_time: null }])
})

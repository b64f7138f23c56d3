import { eachGuestText, guestTextNames } from '@calm-rest/contract/guest-texts'
import { expect, it } from 'vitest'
import { createMorningMail } from '../../desk/morning/morning-mail.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { openMailedApi } from '../../testing/mailed-api.ts'
import { joinStaff } from '../../testing/staff.ts'
import { testNow } from '../../testing/test-api.ts'
import { bookingTable } from './columns.ts'

it('stores each text of a guest with the first room, and shows it at the desk and in the mails to the owner', async () => {
  let now = testNow
  const api = await openMailedApi({ now: () => now })
  const { call } = await joinStaff(api, 'owner')
  const booking = {
    ...goodBooking,
    ...eachGuestText((name) => `My ${name}`),
    checkIn: '2027-07-01',
    checkOut: '2027-07-02',
    roomType: 'courtyard-room',
    additionalRooms: [{ roomType: 'courtyard-room', guests: 2 }],
    totalPrice: 122,
  }
  const { reference } = await (await api.post('/api/bookings', booking)).json()
  const columns = bookingTable.columns.filter(({ key }) => guestTextNames.some((name) => name === key))
  expect(Object.fromEntries(columns.map(({ key, written }) => [key, written]))).toEqual(
    eachGuestText(() => 'once'),
  )
  const rows = api.db.prepare(
    `SELECT ${columns.map(({ column }) => column).join(', ')} FROM bookings ORDER BY id`,
  )
  expect(await rows.all()).toEqual([
    Object.fromEntries(columns.map(({ column, key }) => [column, `My ${key}`])),
    Object.fromEntries(columns.map(({ column }) => [column, null])),
  ])
  const { data } = await call('readStay', { params: { reference: `${reference}-1` } })
  expect(data.stay).toMatchObject(eachGuestText((name) => `My ${name}`))
  now = new Date('2027-07-01T02:00:00Z')
  await createMorningMail(api.db, '07:00')(now)
  const mails = [await api.mailOf('booking-for-owner'), await api.mailOf('day-for-owner')]
  const missing = mails.flatMap(({ subject, text = '' }) =>
    guestTextNames.filter((name) => !text.includes(`My ${name}`)).map((name) => `${name} in ${subject}`),
  )
  expect(missing).toEqual([])
})

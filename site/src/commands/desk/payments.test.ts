import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { booking, openSite } from './open-site.fixture.ts'

it('R-desk-payments: money is taken, paid back and reversed by command, and the till is counted', async () => {
  const { call, desk } = await openSite()
  const today = dateInZone(new Date(), hotel.timeZone)
  const stay = { ...booking, checkIn: today, checkOut: addDays(today, 3) }
  const { reference } = (await call('/api/bookings', stay)).data
  expect((await desk('bookings', 'day')).text).toMatch(/USD +due\n.* 705\.00 +705\.00\n/)
  const how = ['--amount', '300', '--method', 'card', '--note', 'Visa']
  expect((await desk('payments', 'take', reference, ...how)).text).toMatch(/^took 300\.00 for CR-/)
  expect((await desk('bookings', 'mark', reference, 'left')).text).toContain('; 405.00 dollars are still due')
  // without an amount, what is due
  expect((await desk('payments', 'take', reference)).json).toMatchObject({ paid: 705, due: 0 })
  expect((await desk('payments', 'take', reference)).text).toMatch(/^nothing is due for CR-/)
  await desk('payments', 'refund', reference, '--amount', '5.50', '--reason', 'Broken shower')
  const reversed = await desk('payments', 'reverse', reference, '1', '--reason', 'Another card')
  expect(reversed.json).toMatchObject({ paid: 399.5, due: 305.5 })
  const { text } = await desk('payments')
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^.*?(CR-\S+|stay) +/, '').replace(/ {2,}/g, ' | '))
  expect(lines).toEqual([
    'by | what | method | USD | note',
    'nirosha | reversed | card | 300.00 | Visa',
    'nirosha | payment | cash | 405.00',
    'nirosha | refund | cash | -5.50 | Broken shower',
    'nirosha | reverses 1 | card | -300.00 | Another card',
    '',
    'cash 399.50, card 0.00',
  ])
  expect((await desk('payments', 'list', '--until', addDays(today, -1), '--from', '2027-01-01')).text).toBe(
    'None.',
  )
  const { json } = await desk('guests', 'export', booking.email)
  expect(json).toMatchObject({ bookings: [{ reference, payments: [{ amount: 300 }, {}, {}, {}] }] })
})

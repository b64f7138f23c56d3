import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { createFolios } from './folios.ts'

const named = (en: string) => ({ en, de: `${en} (de)`, zh: `${en} (zh)` })
const rates = {
  taxes: [
    { id: 'service', name: named('Service'), percent: 10, included: false },
    { id: 'vat', name: named('VAT'), percent: 20, included: true },
  ],
  extras: [{ id: 'shuttle', name: named('Shuttle'), amountCents: 4500, per: 'stay' }],
  lengthDiscounts: [{ nights: 3, percent: 10 }],
}

/** Two rooms at 235 and 61 dollars a night, for three nights, booked in English. */
const openTwoRooms = async () => {
  const { api, desk } = await openTestDesk()
  const { version: _, ...document } = { version: 0, ...(await desk.rates.current()).rates, ...rates }
  await desk.rates.replace(document)
  const order = {
    ...goodBooking,
    extras: [{ id: 'shuttle', quantity: 1 }],
    additionalRooms: [{ roomType: 'courtyard-room', guests: 2 }],
  }
  const { totalPrice } = await (await api.post('/api/quotes', order)).json()
  const { reference } = await (await api.post('/api/bookings', { ...order, totalPrice })).json()
  return { api, desk, reference, totalPrice, folios: createFolios(api.db) }
}

it('R-folio: one folio has all rooms of a booking, what was paid for each, and what is due', async () => {
  const { desk, folios, reference, totalPrice } = await openTwoRooms()
  await desk.payments.take(`${reference}-2`, { amount: 50, method: 'card' })
  await desk.payments.take(`${reference}-1`, { amount: 100, method: 'cash' })
  const folio = await folios.ofBooking(`${reference}-2`, 'de')
  expect(folio.rooms[0]?.lines.map(({ group, name, amount, taxId }) => [group, name, amount, taxId])).toEqual(
    [
      ['room', '3 Nächte × 235\u00a0$', 705, null],
      ['extra', 'Shuttle (de)', 45, null],
      ['discount', 'Rabatt für längeren Aufenthalt (10 %)', -70.5, null],
      ['tax', 'Service (de)', 56.63, 'service'],
      ['tax', 'VAT (de)', 113.25, 'vat'],
    ],
  )
  expect(folio).toMatchObject({
    references: [`${reference}-1`, `${reference}-2`],
    currency: 'USD',
    total: totalPrice,
    payments: [
      { reference: `${reference}-2`, amount: 50, method: 'card' },
      { reference: `${reference}-1`, amount: 100, method: 'cash' },
    ],
    paid: 150,
    rooms: [
      { guestName: 'Amara Perera', roomType: expect.any(String), unit: '1' },
      { checkIn: '2027-07-01' },
    ],
  })
  expect(Math.round((folio.total - folio.paid - folio.due) * 100)).toBe(0)
  const { rooms, other, taxes } = folio.revenue
  expect(Math.round((rooms + other + taxes) * 100)).toBe(Math.round(totalPrice * 100))
  // the shuttle without the fifth of it that is value added tax
  expect(other).toBe(37.5)
})

it('names a tax by its id once the rates call it otherwise', async () => {
  const { api, desk, folios, reference } = await openTwoRooms()
  const { rates: current } = await desk.rates.current()
  await desk.rates.replace({
    ...current,
    taxes: current.taxes.map((tax) => ({ ...tax, name: named('Levy') })),
  })
  await api.db.exec('DELETE FROM rates WHERE version = 1')
  const folio = await folios.ofBooking(reference, 'en')
  expect(folio.rooms[1]?.lines.map(({ taxId }) => taxId)).toEqual([null, null, 'service', 'vat'])
})

it('answers booking_not_found for a reference that nobody has', async () => {
  const { folios } = await openTwoRooms()
  await expect(folios.ofBooking('CR-AAAA-AAAA', 'en')).rejects.toMatchObject({ code: 'booking_not_found' })
})

import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { createFolios } from './folios.ts'

const named = (en: string) => ({ en, de: en, zh: en })
const exempt = { localGuests: true }
const levy = { id: 'levy', name: named('Levy'), percent: 1, included: false, exempt }
const service = { id: 'service', name: named('Service'), percent: 10, included: false }
const vat = { id: 'vat', name: named('VAT'), percent: 18, included: true, exempt }

/** A stay of three nights at 235 dollars with these taxes. */
const openTaxed = async (taxes: object[]) => {
  const { api, desk } = await openTestDesk()
  const { rates } = await desk.rates.current()
  await desk.rates.replace({ ...rates, taxes } as never)
  const { totalPrice } = await (await api.post('/api/quotes', goodBooking)).json()
  const { reference } = await (await api.post('/api/bookings', { ...goodBooking, totalPrice })).json()
  const lines = async () => {
    const { rooms, total } = await createFolios(api.db).ofBooking(reference, 'en')
    return [...(rooms[0]?.lines ?? []).map(({ name, amount }) => `${name} ${amount}`), total]
  }
  return { desk, reference, lines }
}

it('R-folio-exempt: local guests owe no tax that exempts them, by the rates of the quote, until the mark is removed', async () => {
  const { desk, reference, lines } = await openTaxed([service, levy])
  const before = ['3 nights × $235 705', 'Service 70.5', 'Levy 7.05', 782.55]
  expect(await lines()).toEqual(before)
  const { rates } = await desk.rates.current()
  await desk.rates.replace({ ...rates, taxes: [] })
  await desk.stays.markLocal(reference, true)
  expect(await lines()).toEqual(['3 nights × $235 705', 'Service 70.5', 775.5])
  // a change of the stay keeps it so
  const { after } = await desk.bookings.quoteChange(reference, { checkOut: '2027-07-03' })
  expect(after.totalPrice).toBe(517)
  await desk.stays.markLocal(reference, true)
  await desk.stays.markLocal(reference, false)
  expect(await lines()).toEqual(before)
})

it('leaves the price where it only contains the tax, and a price by hand', async () => {
  const { desk, reference, lines } = await openTaxed([vat])
  expect(await lines()).toEqual(['3 nights × $235 705', 'VAT 107.54', 705])
  await desk.stays.markLocal(reference, true)
  expect(await lines()).toEqual(['3 nights × $235 705', 705])
  await desk.stays.setPrice(reference, 500, 'A present')
  await desk.stays.markLocal(reference, false)
  expect(await lines()).toEqual(['3 nights 500', 500])
})

it('marks no stay whose price cannot change any more', async () => {
  const { desk, reference } = await openTaxed([vat])
  await desk.stays.cancel(reference, 'full')
  await expect(desk.stays.markLocal(reference, true)).rejects.toThrow('stay_closed')
})

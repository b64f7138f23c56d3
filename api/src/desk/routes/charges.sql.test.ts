import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createFolios } from '../../stays/folio/folios.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { joinStaff } from '../../testing/staff.ts'
import { testNow } from '../../testing/test-now.ts'
import { createDeskCommands } from '../create-desk-commands.ts'
import { openBookedStay } from './booked-stay.fixture.ts'

const named = (en: string) => ({ en, de: `${en} (de)`, zh: `${en} (zh)` })
const extras = [
  { id: 'beer', name: named('Beer'), amountCents: 355, per: 'stay', max: 6, soldAt: 'desk' },
  { id: 'tuktuk', name: named('Tuk-tuk'), amountCents: 1000, per: 'stay', max: 2, soldAt: 'both' },
  { id: 'shuttle', name: named('Shuttle'), amountCents: 4500, per: 'stay', max: 1 },
]
const taxes = [{ id: 'service', name: named('Service'), percent: 10, included: false }]
const beer = { item: 'beer', quantity: 2, price: 3.55 }

/** A stay of 705 dollars that was booked before there was a tax, and a list of the house. */
const openCharged = async () => {
  const stay = await openBookedStay()
  const { api, call, params, version } = stay
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  const { rates } = await desk.rates.current()
  await desk.rates.replace({ ...rates, extras, taxes } as never)
  return {
    ...stay,
    desk,
    add: async (charges: object[]) =>
      call('addCharges', { params, body: { version: await version(), charges: charges as never } }),
    takeBack: async (id: number) =>
      call('reverseCharge', {
        params: { ...params, id },
        body: { version: await version(), reason: 'Not drunk' },
      }),
  }
}

it('R-folio-charges: what is put on a stay raises what is due, and is a line of its folio with its taxes', async () => {
  const { api, call, page, add, takeBack, params, version } = await openCharged()
  expect((await page()).sellables).toEqual([
    { item: 'beer', name: 'Beer', price: 3.55, withTaxes: 3.91, max: 10 },
    { item: 'tuktuk', name: 'Tuk-tuk', price: 10, withTaxes: 11, max: 10 },
  ])
  const { status, data } = await add([beer, { name: 'A lost key', quantity: 1, price: 20 }])
  expect([status, data.charged, data.due]).toEqual([200, 29.81, 734.81])
  const folio = await createFolios(api.db).ofBooking(params.reference, 'de')
  expect(
    folio.rooms[0]?.lines.map(({ group, name, amount, quantity }) => [group, name, amount, quantity]),
  ).toEqual([
    ['room', '3 Nächte × 235\u00a0$', 705, 3],
    ['charge', 'Beer (de)', 7.1, 2],
    ['charge', 'A lost key', 20, 1],
    ['tax', 'Service (de)', 2.71, null],
  ])
  expect(folio).toMatchObject({
    total: 734.81,
    due: 734.81,
    revenue: { rooms: 705, other: 27.1, taxes: 2.71 },
  })

  expect((await takeBack(1)).data).toMatchObject({ charged: 22, due: 727 })
  const { charges, timeline } = await page()
  expect(charges).toMatchObject([
    { id: 1, name: 'Beer', quantity: 2, amount: 7.81, isReversed: true },
    { id: 2, name: 'A lost key', isReversed: false },
    { id: 3, name: 'Beer', amount: -7.81, reverses: 1, reason: 'Not drunk' },
  ])
  expect(timeline.slice(-2)).toMatchObject([
    {
      action: 'charge add',
      changes: [{ field: 'chargedCents', after: 2981 }, { after: '2 × Beer, 1 × A lost key' }],
    },
    { action: 'charge reverse', changes: [{}, { after: '2 × Beer' }, { after: 'Not drunk' }] },
  ])
  const later = await createFolios(api.db).ofBooking(params.reference, 'en')
  expect(later.rooms[0]?.lines.map(({ name }) => name)).toEqual(['3 nights × $235', 'A lost key', 'Service'])
  const paid = await call('takePayment', {
    params,
    body: { version: await version(), amount: 727, method: 'cash' },
  })
  expect([paid.status, paid.data.due]).toEqual([200, 0])
})

const refusedCharges: [string, object, string][] = [
  ['no quantity', { ...beer, quantity: 0 }, 'invalid_request'],
  ['a negative quantity', { ...beer, quantity: -1 }, 'invalid_request'],
  ['more of it than is sold at once', { ...beer, quantity: 11 }, 'invalid_request'],
  ['a lower price than that of the list', { ...beer, price: 0.01 }, 'item_price_changed'],
  ['no price', { name: 'Beer', quantity: 1, price: 0 }, 'invalid_request'],
  ['a negative price', { name: 'Beer', quantity: 1, price: -5 }, 'invalid_request'],
  ['more than an amount can be', { name: 'Beer', quantity: 10, price: 10_000_000 }, 'invalid_request'],
  ['what is sold to guests alone', { item: 'shuttle', quantity: 1, price: 45 }, 'invalid_request'],
  ['what is not sold', { item: 'wine', quantity: 1, price: 1 }, 'invalid_request'],
  ['a name beside an item of the list', { ...beer, name: 'Tea' }, 'invalid_request'],
]

it('R-folio-charges: refuses a wrong entry, and puts nothing else on the stay with it', async () => {
  const { add, read } = await openCharged()
  const codes: [string, string][] = []
  for (const [what, wrong] of refusedCharges)
    codes.push([what, (await add([beer, wrong])).data.code as string])
  expect(codes).toEqual(refusedCharges.map(([what, , code]) => [what, code]))
  expect(await read()).toMatchObject({ charged: 0, due: 705 })
})

it('R-folio-charges: takes an entry back once, of this stay alone, and changes none', async () => {
  const { api, desk, add, takeBack } = await openCharged()
  await add([beer])
  const other = { ...goodBooking, checkIn: '2027-08-01', checkOut: '2027-08-04', totalPrice: 775.5 }
  const { reference } = await (await api.post('/api/bookings', other)).json()
  await expect(desk.charges.reverse(reference, 1, 'x')).rejects.toThrow('charge_not_found')
  await takeBack(1)
  const refused = [await takeBack(1), await takeBack(2), await takeBack(77)]
  expect(refused.map(({ data }) => data.code)).toEqual(['charge_closed', 'charge_closed', 'charge_not_found'])
  const change = (sql: string) => api.db.prepare(sql).run()
  await expect(change('UPDATE charges SET amount_cents = 1 WHERE id = 1')).rejects.toThrow('never changed')
  await expect(change("UPDATE charges SET reason = 'x' WHERE id = 2")).rejects.toThrow('never changed')
  await expect(change('DELETE FROM charges WHERE id = 1')).rejects.toThrow('never changed')
})

it('R-folio-charges: puts nothing on a stay that is cancelled; what stood there stays due until it is taken back', async () => {
  const { call, params, version, add, takeBack, page } = await openCharged()
  await add([beer])
  await call('cancelStay', { params, body: { version: await version(), refund: 'full' } })
  expect((await add([beer])).data.code).toBe('stay_closed')
  const { stay, sellables } = await page()
  expect([stay.due, sellables]).toEqual([7.81, []])
  expect((await takeBack(1)).data.due).toBe(0)
})

it('R-folio-discounts: takes an amount or a percentage off the price with the taxes in it, at most all of it', async () => {
  const { api, call, desk } = await openCharged()
  const stay = { ...goodBooking, checkIn: '2027-08-01', checkOut: '2027-08-04', totalPrice: 775.5 }
  const { reference } = await (await api.post('/api/bookings', stay)).json()
  const params = { reference }
  const give = async (discount: object) => {
    const { version } = (await call('readStay', { params })).data.stay
    return call('giveDiscount', { params, body: { version, reason: 'No water', ...discount } as never })
  }
  expect((await give({ percent: 10 })).data).toMatchObject({
    totalPrice: 775.5,
    charged: -77.55,
    due: 697.95,
  })
  const folio = await createFolios(api.db).ofBooking(reference, 'en')
  expect(folio.rooms[0]?.lines.map(({ group, name, amount }) => [group, name, amount])).toEqual([
    ['room', '3 nights × $235', 705],
    ['discount', 'Discount', -70.5],
    ['tax', 'Service', 63.45],
  ])
  expect(folio.revenue).toEqual({ rooms: 634.5, other: 0, taxes: 63.45 })
  const codesOf = async (discount: object) => {
    const { status, data } = await give(discount)
    const { code, fields } = data as { code?: string; fields?: { field: string; code: string }[] }
    return [status, code, fields?.map((one) => `${one.field} ${one.code}`).join()]
  }
  expect(await codesOf({ amount: 697.96 })).toEqual([400, 'invalid_request', 'amount too_large'])
  expect(await codesOf({ percent: 95 })).toEqual([400, 'invalid_request', 'percent too_large'])
  expect(await codesOf({ amount: -1 })).toMatchObject([400, 'invalid_request', expect.any(String)])
  expect(await codesOf({})).toEqual([400, 'invalid_request', 'amount required'])
  expect(await codesOf({ percent: 1, amount: 1 })).toMatchObject([400, 'invalid_request', expect.any(String)])
  expect((await give({ amount: 697.95 })).data).toMatchObject({ due: 0 })
  expect(await codesOf({ amount: 0.01 })).toEqual([409, 'stay_closed', undefined])
  await desk.charges.reverse(reference, 2, 'Too much')
  expect((await call('readStay', { params })).data.stay.due).toBe(697.95)
})

it('R-folio-payers: a company pays the stay or a charge of it, and the folio says what each pays', async () => {
  const { api, call, params, version, add, desk, page } = await openCharged()
  await add([beer, { name: 'A lost key', quantity: 1, price: 20 }])
  const setPayers = async (order: object) =>
    call('setPayers', {
      params,
      body: { version: await version(), stay: false, charges: [], ...order } as never,
    })
  const seen = await version()
  const company = { name: 'Ceylon Ltd', address: '1 Galle Road', taxNumber: 'TIN 7' }
  expect((await setPayers({ payer: company, stay: true, charges: [2] })).status).toBe(200)
  // a phone that does not know it yet writes nothing
  const stale = await call('setPayers', {
    params,
    body: { version: seen, payer: null, stay: true, charges: [] },
  })
  expect(stale.data.code).toBe('changed_meanwhile')
  const folio = await createFolios(api.db).ofBooking(params.reference, 'en')
  expect(folio.payers).toEqual([{ id: 1, ...company, total: 727 }])
  expect(folio.rooms[0]?.lines.map(({ name, amount, payerId }) => [name, amount, payerId])).toEqual([
    ['3 nights × $235', 705, 1],
    ['Beer', 7.1, null],
    ['A lost key', 20, 1],
    ['Service', 0.71, null],
    ['Service', 2, 1],
  ])
  expect(new Set(folio.rooms[0]?.lines.map(({ key }) => key)).size).toBe(5)
  expect(folio.total).toBe(734.81)
  await setPayers({ payer: null, charges: [2] })
  await setPayers({ payer: { id: 1 }, charges: [1] })
  expect((await page()).charges.map(({ payerId }) => payerId)).toEqual([1, null])
  const other = { ...goodBooking, checkIn: '2027-08-01', checkOut: '2027-08-04', totalPrice: 775.5 }
  const { reference } = await (await api.post('/api/bookings', other)).json()
  const strange = { payer: { id: 1 }, stay: true, charges: [] }
  await expect(desk.charges.setPayers(reference, strange)).rejects.toThrow('invalid_request')
  await expect(desk.charges.setPayers(reference, { ...strange, payer: null, charges: [1] })).rejects.toThrow(
    'invalid_request',
  )
  expect((await setPayers({ payer: { name: '' }, stay: true })).status).toBe(400)
})

onBoth(
  'R-folio-charges: of two phones at once one puts an item on the stay, and a repeated request once',
  async () => {
    const { call, params, version, desk, read, add } = await openCharged()
    const body = { version: await version(), charges: [beer] }
    const twice = await Promise.all([1, 2].map(() => call('addCharges', { params, body })))
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const headers = { 'Idempotency-Key': randomUUID() }
    const again = { version: await version(), charges: [beer] }
    for (const _ of [1, 2]) await call('addCharges', { params, body: again, headers })
    expect((await read()).charged).toBe(15.62)
    const takeBack = () => desk.charges.reverse(params.reference, 1, 'x')
    const ended = await Promise.allSettled([takeBack(), takeBack()])
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await read()).charged).toBe(7.81)
    expect((await add([beer])).status).toBe(200)
  },
)

it('R-folio-charges: guests are neither offered what is sold at the desk nor get it by its id', async () => {
  const { api, call, params, version } = await openCharged()
  const stay = { checkIn: '2027-08-01', checkOut: '2027-08-04', roomType: 'lighthouse-suite', guests: 2 }
  const quote = await (await api.post('/api/quotes', stay)).json()
  expect(quote.extras.map(({ id }: { id: string }) => id)).toEqual(['tuktuk', 'shuttle'])
  const asked = await api.post('/api/quotes', { ...stay, extras: [{ id: 'beer', quantity: 1 }] })
  expect(asked.status).toBe(400)
  const { call: byNight } = await joinStaff(api, 'night')
  const refused = await byNight('addCharges', { params, body: { version: await version(), charges: [beer] } })
  expect(refused.status).toBe(403)
  await api.db.prepare("UPDATE staff_sessions SET proved_at = '2027-01-01T00:00:00.000Z'").run()
  const unproved = await call('reverseCharge', {
    params: { ...params, id: 1 },
    body: { version: await version(), reason: 'x' },
  })
  expect(unproved.data.code).toBe('proof_required')
})

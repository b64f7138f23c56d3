import { expect, it } from 'vitest'
import { joinStaff } from '../../testing/staff.ts'
import { openBookedStay } from './booked-stay.fixture.ts'

/** A stay of 705 dollars, and rupees at 300. */
const openWithRupees = async () => {
  const stay = await openBookedStay()
  const { call, params, version } = stay
  const setRate = async (perDollar: number) => {
    const { version: seen, otherCurrencies } = (await call('readRates')).data
    const place = otherCurrencies.length > 0 ? { place: 0 } : {}
    const body = { version: seen, list: 'otherCurrencies', currency: 'LKR', perDollar, ...place }
    expect((await call('saveRate', { body })).status).toBe(200)
  }
  await setRate(300)
  const send = async (name: 'takePayment' | 'refundStay', more: object) =>
    call(name, { params, body: { version: await version(), method: 'cash', reason: 'x', ...more } })
  const till = async () => (await call('readTills')).data.tills[0]
  const cash = async () => (await till())?.cash
  return { ...stay, setRate, send, till, cash }
}

const openWithCode = async () => {
  const opened = await openWithRupees()
  expect((await opened.call('changeMerchantCode', { body: { code } })).status).toBe(200)
  return opened
}

const rupees = (amount: number, more: object = {}) => ({
  tendered: { currency: 'LKR', rate: 300, amount, changeIn: 'LKR', ...more },
})

it('R-staff-cash: a guest pays in another currency, with change in either, and gets it back so', async () => {
  const { call, page, send, cash } = await openWithRupees()
  expect((await call('readWaysToPay')).data.currencies).toEqual([
    { currency: 'LKR', rate: 300, isDaily: false },
  ])
  const first = await send('takePayment', { amount: 100, ...rupees(35_000) })
  expect([first.status, first.data.paid, first.data.due]).toEqual([200, 100, 605])
  await send('takePayment', { amount: 100, ...rupees(35_000, { changeIn: 'USD' }) })
  await send('refundStay', { amount: 50, tendered: { currency: 'LKR', rate: 300 } })
  const { payments } = await page()
  expect(payments.map(({ amount, tendered }) => [amount, tendered])).toEqual([
    [100, { currency: 'LKR', amount: 35_000, rate: 300, change: { currency: 'LKR', amount: 5000 } }],
    [100, { currency: 'LKR', amount: 35_000, rate: 300, change: { currency: 'USD', amount: 16.66 } }],
    [-50, { currency: 'LKR', amount: -15_000, rate: 300, change: null }],
  ])
  expect(await cash()).toMatchObject([
    { currency: 'USD', taken: -16.66 },
    { currency: 'LKR', taken: 50_000 },
  ])
})

it('R-staff-cash: a reversed entry takes the same money out of the till', async () => {
  const { call, params, version, send, cash } = await openWithRupees()
  await send('takePayment', { amount: 100, ...rupees(35_000, { changeIn: 'USD' }) })
  await call('reversePayment', {
    params: { ...params, id: 1 },
    body: { version: await version(), reason: 'Wrong stay' },
  })
  expect(await cash()).toMatchObject([
    { currency: 'USD', taken: 0 },
    { currency: 'LKR', taken: 0 },
  ])
})

it('R-staff-cash: refuses a rate that has changed since the form was opened', async () => {
  const { setRate, send, read } = await openWithRupees()
  await setRate(310)
  const { status, data } = await send('takePayment', { amount: 100, ...rupees(31_000) })
  expect([status, data.code, (await read()).paid]).toEqual([409, 'rate_changed', 0])
})

it.each([
  ['less than it costs', { amount: 100, ...rupees(29_999) }, 'tendered.amount', 'too_small'],
  [
    'change in a third currency',
    { amount: 100, ...rupees(31_000, { changeIn: 'EUR' }) },
    'tendered.changeIn',
    'invalid_choice',
  ],
  ['rupees by card', { amount: 100, method: 'card', ...rupees(30_000) }, 'method', 'invalid_choice'],
  ['a negative amount', { amount: 100, ...rupees(-30_000) }, 'tendered.amount', 'too_small'],
])('R-staff-cash: refuses %s', async (_, body, field, code) => {
  const { send, read } = await openWithRupees()
  const { status, data } = await send('takePayment', body)
  expect([status, data]).toMatchObject([400, { fields: [{ field, code }] }])
  expect((await read()).paid).toBe(0)
})

it('R-staff-cash: refuses a currency that the rates do not have', async () => {
  const { send } = await openWithRupees()
  const { data } = await send('takePayment', { amount: 100, ...rupees(30_000, { currency: 'EUR' }) })
  expect(data.code).toBe('rate_changed')
})

const code =
  '0002010102112632000816728000011602887001234567895204701153031445802LK5909Calm Rest6007Mirissa630404F7'

it('R-staff-qr: a payment by the merchant’s code is recorded for exactly its amount in its currency', async () => {
  const { api, call, setRate, send, page, till } = await openWithCode()
  expect((await call('readWaysToPay')).data.qr).toEqual({
    code,
    merchant: 'Calm Rest',
    town: 'Mirissa',
    currency: 'LKR',
  })
  const wrong = [
    await send('takePayment', { amount: 100, method: 'qr' }),
    await send('takePayment', { amount: 100, method: 'qr', ...rupees(30_001) }),
    await send('refundStay', { amount: 1, method: 'qr' }),
  ]
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400])
  const paid = await send('takePayment', { amount: 100, method: 'qr', ...rupees(30_000) })
  expect([paid.status, paid.data.paid]).toEqual([200, 100])
  expect((await page()).payments).toMatchObject([
    { method: 'qr', tendered: { currency: 'LKR', amount: 30_000, change: null } },
  ])
  // no cash
  expect(await till()).toMatchObject({ cash: [], others: [{ method: 'qr', total: 100 }] })
  await setRate(310)
  const stale = await send('takePayment', { amount: 100, method: 'qr', ...rupees(30_000) })
  expect(stale.data.code).toBe('rate_changed')
  await call('changeMerchantCode', { body: { code: '' } })
  expect((await call('readWaysToPay')).data).not.toHaveProperty('qr')
  const without = await send('takePayment', { amount: 100, method: 'qr' })
  expect(without.status).toBe(400)
  const log = api.db.prepare<[], string>("SELECT who FROM desk_log WHERE action = 'payment code'").pluck()
  expect(await log.all()).toEqual(['owner', 'owner'])
})

it('R-staff-qr: the code is set by whom the property trusts with it alone, and has no wrong character', async () => {
  const { api, call } = await openWithCode()
  const other = code.replace('Calm Rest', 'Calm Nest')
  expect((await call('changeMerchantCode', { body: { code: other } })).data).toMatchObject({
    fields: [{ field: 'code', code: 'invalid_choice' }],
  })
  const desk = await joinStaff(api, 'desk')
  expect((await desk.call('changeMerchantCode', { body: { code } })).data.code).toBe('forbidden')
  await api.db.prepare("UPDATE staff_sessions SET proved_at = '2027-01-01T00:00:00.000Z'").run()
  expect((await call('changeMerchantCode', { body: { code: '' } })).data.code).toBe('proof_required')
  expect((await call('readWaysToPay')).data.qr?.merchant).toBe('Calm Rest')
})

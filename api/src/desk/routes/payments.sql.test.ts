import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { staysOf } from '../../stays/index.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { joinStaff } from '../../testing/staff.ts'
import { testNow } from '../../testing/test-now.ts'
import { createDeskCommands } from '../create-desk-commands.ts'
import { openBookedStay } from './booked-stay.fixture.ts'

// 705 dollars
const openUnpaid = async () => {
  const stay = await openBookedStay()
  const { call, params, read, version } = stay
  return {
    ...stay,
    take: async (amount: number, more: object = {}) =>
      call('takePayment', { params, body: { version: await version(), amount, method: 'cash', ...more } }),
    refund: async (amount: number) =>
      call('refundStay', {
        params,
        body: { version: await version(), amount, method: 'cash', reason: 'Left a night early' },
      }),
    reverse: async (id: number, reason = 'Wrong stay') =>
      call('reversePayment', {
        params: { ...params, id },
        body: { version: await version(), reason },
      }),
    money: async () => {
      const { paid, due } = await read()
      return { paid, due }
    },
  }
}

it('R-staff-payments: a payment reduces what is due, on the day and on the page of the stay, which shows who took it', async () => {
  const { call, page, take, money, setClock } = await openUnpaid()
  expect(await money()).toEqual({ paid: 0, due: 705 })
  await setClock('2027-07-01T06:30:00.000Z')
  const { status, data } = await take(500.5, { method: 'card', note: 'The rest tomorrow' })
  expect([status, data.paid, data.due]).toEqual([200, 500.5, 204.5])
  const { data: day } = await call('readDay')
  expect(day.arrivals.map(({ due }) => due)).toEqual([204.5])
  const { payments, timeline } = await page()
  expect(payments).toEqual([
    {
      id: 1,
      at: '2027-07-01T06:30:00.000Z',
      who: 'owner',
      amount: 500.5,
      method: 'card',
      purpose: 'stay',
      note: 'The rest tomorrow',
      reverses: null,
      isReversed: false,
      priceIfReversed: null,
    },
  ])
  expect(timeline.at(-1)).toMatchObject({
    who: 'owner',
    action: 'payment take',
    changes: [{ field: 'cardCents', before: 0, after: 50050 }],
  })
})

it('R-staff-payments: takes no more than is due, and refunds no more than was paid', async () => {
  const { take, refund, money } = await openUnpaid()
  const tooLarge = [400, 'invalid_request', [{ field: 'amount', code: 'too_large' }]]
  const answerOf = async ({ answer }: Awaited<ReturnType<typeof take>>) => answer.status
  const refusedBy = ({ status, data }: { status: number; data: object }) => {
    const { code, fields } = data as { code: string; fields: { field: string; code: string }[] }
    return [status, code, fields.map((field) => ({ field: field.field, code: field.code }))]
  }
  expect(refusedBy(await take(705.01))).toEqual(tooLarge)
  expect(refusedBy(await refund(1))).toEqual(tooLarge)
  expect(await answerOf(await take(705))).toBe(200)
  expect(refusedBy(await take(0.01))).toEqual(tooLarge)
  expect(refusedBy(await refund(705.01))).toEqual(tooLarge)
  expect((await take(0)).status).toBe(400)
  expect(await money()).toEqual({ paid: 705, due: 0 })
})

onBoth(
  'R-staff-payments: a repeated request takes the money once, and an outdated one takes none',
  async () => {
    const { call, params, version, page, money } = await openUnpaid()
    const body = { version: await version(), amount: 300, method: 'cash' }
    const headers = { 'Idempotency-Key': randomUUID() }
    const twice = await Promise.all([1, 2].map(() => call('takePayment', { params, body, headers })))
    expect(twice.map(({ status, data }) => [status, data.due])).toEqual([
      [200, 405],
      [200, 405],
    ])
    // the answer was lost, and the page has seen the payment by then
    const again = await call('takePayment', { params, body: { ...body, version: await version() }, headers })
    expect([again.status, again.data.due]).toEqual([200, 405])
    const other = await call('takePayment', { params, body: { ...body, amount: 1 }, headers })
    expect([other.status, other.data.code]).toEqual([422, 'idempotency_key_reused'])
    const stale = await call('takePayment', { params, body })
    expect([stale.status, stale.data.code]).toEqual([409, 'changed_meanwhile'])
    expect(await money()).toEqual({ paid: 300, due: 405 })
    expect((await page()).payments).toHaveLength(1)
  },
)

it('R-staff-ledger: a wrong entry stays, with its reversal and the reason; each is reversed once', async () => {
  const { api, take, reverse, refund, page, money, params, setClock } = await openUnpaid()
  await setClock('2027-07-01T06:30:00.000Z')
  await take(705)
  await setClock('2027-07-01T07:30:00.000Z')
  expect((await reverse(1)).data).toMatchObject({ paid: 0, due: 705 })
  const { payments, timeline } = await page()
  expect(payments).toMatchObject([
    { id: 1, amount: 705, isReversed: true, reverses: null },
    { id: 2, amount: -705, isReversed: false, reverses: 1, note: 'Wrong stay' },
  ])
  expect(timeline.at(-1)).toMatchObject({
    action: 'payment reverse',
    changes: [
      { field: 'cashCents', before: 70500, after: 0 },
      { field: 'reason', before: null, after: 'Wrong stay' },
    ],
  })
  const codes = async (...ids: number[]) => {
    const refused = []
    for (const id of ids) refused.push((await reverse(id)).data.code)
    return refused
  }
  expect(await codes(1, 2, 77)).toEqual(['payment_closed', 'payment_closed', 'payment_not_found'])
  // the refunded part of a payment cannot be reversed
  await take(705)
  await refund(5)
  expect(await codes(3)).toEqual(['payment_closed'])
  expect((await reverse(4)).data).toMatchObject({ paid: 705, due: 0 })
  expect((await reverse(3)).data).toMatchObject({ paid: 0, due: 705 })
  const change = (sql: string) => api.db.prepare(sql).run()
  await expect(change('UPDATE payments SET amount_cents = 1 WHERE id = 1')).rejects.toThrow('never changed')
  await expect(change("UPDATE payments SET note = 'x' WHERE id = 2")).rejects.toThrow('never changed')
  await expect(change('DELETE FROM payments WHERE id = 1')).rejects.toThrow('never changed')
  // of another stay
  const { reference } = await (
    await api.post('/api/bookings', { ...goodBooking, checkIn: '2027-08-01', checkOut: '2027-08-04' })
  ).json()
  const commands = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  await expect(commands.payments.reverse(reference, 3, 'x')).rejects.toThrow('payment_not_found')
  expect(await money()).toEqual({ paid: 0, due: 705 })
  expect(params.reference).not.toBe(reference)
})

it('R-staff-payments: what is due follows the price, and the fee of a cancelled stay', async () => {
  const { call, params, version, take, refund, money } = await openUnpaid()
  await take(100)
  await call('setPrice', {
    params,
    body: { version: await version(), totalPrice: 80, reason: 'No water', isMeant: true },
  })
  expect(await money()).toEqual({ paid: 100, due: -20 })
  await refund(20)
  expect(await money()).toEqual({ paid: 80, due: 0 })
  await call('cancelStay', { params, body: { version: await version(), refund: 'full' } })
  expect(await money()).toEqual({ paid: 80, due: -80 })

  const late = await openUnpaid()
  await late.call('cancelStay', {
    params: late.params,
    body: { version: await late.version(), refund: 'none' },
  })
  expect(await late.money()).toEqual({ paid: 0, due: 705 })
  expect((await late.take(705)).data.due).toBe(0)
})

it('R-staff-deposits: a deposit is in the till and pays nothing, until it is given back once, by the way it came', async () => {
  const { api, call, params, version, take, refund, reverse, page, money, setClock } = await openUnpaid()
  await setClock('2027-07-01T06:30:00.000Z')
  const hold = async (amount: number) =>
    call('holdDeposit', { params, body: { version: await version(), amount, method: 'card' } })
  const giveBack = async (id: number) =>
    call('returnDeposit', { params: { ...params, id }, body: { version: await version() } })
  expect((await hold(20)).data).toMatchObject({ held: 20, paid: 0, due: 705 })
  expect((await hold(-20)).status).toBe(400)
  await take(705)
  const takings = async () => (await call('readTakings', { query: {} })).data.total
  const holding = async () => (await call('readDay')).data.holding.map(({ reference }) => reference)
  expect([await takings(), await holding()]).toEqual([725, [params.reference]])
  const folio = await staysOf(api.db).folios.ofBooking(params.reference, 'en')
  expect(folio).toMatchObject({ paid: 705, due: 0, held: 20, payments: [{ amount: 705 }] })
  // no refund takes it, and a payment is not given back so
  expect((await refund(705.01)).status).toBe(400)
  expect((await giveBack(2)).data.code).toBe('payment_not_found')
  expect((await giveBack(1)).data).toMatchObject({ held: 0, paid: 705, due: 0 })
  expect((await giveBack(1)).data.code).toBe('payment_closed')
  expect([await takings(), await holding()]).toEqual([705, []])
  expect((await page()).payments.at(-1)).toMatchObject({
    amount: -20,
    method: 'card',
    purpose: 'held',
    reverses: 1,
  })
  await hold(5)
  expect((await reverse(4)).data).toMatchObject({ held: 0 })
  await setClock('2027-07-04T06:30:00.000Z')
  await call('markStay', { params, body: { version: await version(), mark: 'check_out' } })
  expect((await hold(5)).data.code).toBe('stay_closed')
  expect(await money()).toEqual({ paid: 705, due: 0 })
})

it('R-staff-payments: a guest who owes may leave, and pay later', async () => {
  const { call, params, version, take, setClock, money } = await openUnpaid()
  await setClock('2027-07-04T06:30:00.000Z')
  const left = await call('markStay', { params, body: { version: await version(), mark: 'check_out' } })
  expect([left.status, left.data.state, left.data.due]).toEqual([200, 'left', 705])
  await take(705)
  expect(await money()).toEqual({ paid: 705, due: 0 })
})

it('R-staff-proof: taking a payment requires no passkey, refunding or reversing it does', async () => {
  const { api, params, version } = await openUnpaid()
  const { call } = await joinStaff(api, 'desk')
  await api.db.prepare("UPDATE staff_sessions SET proved_at = '2027-01-01T00:00:00.000Z'").run()
  const money = { amount: 10, method: 'cash' }
  const taken = await call('takePayment', { params, body: { version: await version(), ...money } })
  expect(taken.status).toBe(200)
  const why = { version: await version(), reason: 'x' }
  const refused = [
    await call('refundStay', { params, body: { ...why, ...money } }),
    await call('reversePayment', { params: { ...params, id: 1 }, body: why }),
  ]
  expect(refused.map(({ data }) => data.code)).toEqual(['proof_required', 'proof_required'])
})

onBoth('R-staff-payments: of several that take all that is due at once, one does', async () => {
  const { api, params, money } = await openUnpaid()
  const { payments } = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  const take = () => payments.take(params.reference, { amount: 705, method: 'cash' })
  const ended = await Promise.allSettled([take(), take(), take()])
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await money()).toEqual({ paid: 705, due: 0 })
})

it('R-staff-money: a refund either lowers the price, or makes its amount due again, as requested', async () => {
  const { call, params, version, take, refund, read, money, page, setClock } = await openUnpaid()
  await take(705)
  await refund(100)
  expect(await money()).toEqual({ paid: 605, due: 100 })
  await take(100)
  const giveBack = async (amount: number) =>
    call('refundStay', {
      params,
      body: { version: await version(), amount, method: 'card', reason: 'No water', lowersPrice: true },
    })
  expect((await giveBack(211.5)).status).toBe(200)
  expect(await read()).toMatchObject({ totalPrice: 493.5, paid: 493.5, due: 0 })
  expect((await page()).timeline.map(({ action }) => action)).toContain('booking price')
  // refunding what is owed to the guest anyway lowers nothing
  await call('setPrice', { params, body: { version: await version(), totalPrice: 400, reason: 'x' } })
  await giveBack(100)
  expect(await read()).toMatchObject({ totalPrice: 393.5, paid: 393.5, due: 0 })
  // also after the departure
  await setClock('2027-07-04T06:30:00.000Z')
  await call('markStay', { params, body: { version: await version(), mark: 'check_out' } })
  await giveBack(93.5)
  expect(await read()).toMatchObject({ state: 'left', totalPrice: 300, due: 0 })
})

it('R-staff-money: reversing a refund restores the price that it lowered, with its lines', async () => {
  const { api, call, params, version, take, reverse, read, page } = await openUnpaid()
  const lines = () => api.db.prepare<[], string>('SELECT price_lines FROM bookings').pluck().get()
  const linesBooked = await lines()
  await take(705)
  const giveBack = async (amount: number) =>
    call('refundStay', {
      params,
      body: { version: await version(), amount, method: 'cash', reason: 'No water', lowersPrice: true },
    })
  const pricesIfReversed = async () =>
    (await page()).payments.map(({ id, priceIfReversed }) => [id, priceIfReversed])
  await giveBack(32.94)
  await giveBack(39.24)
  expect(await read()).toMatchObject({ totalPrice: 632.82, due: 0 })
  // each by the amount that fell for this refund, in any order
  expect(await pricesIfReversed()).toEqual([
    [1, null],
    [2, 665.76],
    [3, 672.06],
  ])
  await reverse(2)
  expect(await read()).toMatchObject({ totalPrice: 665.76, paid: 665.76, due: 0 })
  expect(await pricesIfReversed()).toEqual([
    [1, null],
    [2, null],
    [3, 705],
    [4, null],
  ])
  await reverse(3)
  expect(await read()).toMatchObject({ totalPrice: 705, paid: 705, due: 0 })
  expect(linesBooked).toContain('"nights":[{')
  expect(await lines()).toBe(linesBooked)
  // the audit log has what the act needs, and shows only what people read
  const fields = (await page()).timeline.flatMap(({ changes }) => changes.map(({ field }) => field))
  expect(new Set(fields)).toEqual(new Set(['cashCents', 'totalCents', 'reason']))
})

it('R-staff-money: a price that was changed since the refund stays when the refund is reversed, and the answer says so', async () => {
  const { call, params, version, take, reverse, read, page } = await openUnpaid()
  await take(705)
  const body = { amount: 100, method: 'cash', reason: 'No water', lowersPrice: true }
  await call('refundStay', { params, body: { version: await version(), ...body } })
  await call('setPrice', { params, body: { version: await version(), totalPrice: 600, reason: 'No sun' } })
  expect((await page()).payments[1]).toMatchObject({ amount: -100, priceIfReversed: null })
  await reverse(2)
  expect(await read()).toMatchObject({ totalPrice: 600, paid: 705, due: -105 })
})

it('R-staff-owing: a guest who has left or never came, and owes, is listed until it is paid or the price falls', async () => {
  const { call, params, version, take, read, setClock, mark } = await openUnpaid()
  const owing = async () => (await call('readDay')).data.owing.map(({ reference, due }) => [reference, due])
  await setClock('2027-07-04T06:30:00.000Z')
  expect(await owing()).toEqual([])
  await mark('check_out')
  expect(await owing()).toEqual([[params.reference, 705]])
  await take(300)
  await setClock('2027-09-04T06:30:00.000Z')
  expect(await owing()).toEqual([[params.reference, 405]])
  expect((await read()).may.price).toBe(true)
  const body = { version: await version(), totalPrice: 300, reason: 'Never to be had', isMeant: true }
  expect((await call('setPrice', { params, body })).data).toMatchObject({ totalPrice: 300, due: 0 })
  expect(await owing()).toEqual([])

  const late = await openUnpaid()
  await late.setClock('2027-07-01T13:00:00.000Z')
  await late.mark('no_show')
  const { data } = await late.call('readDay')
  expect(data.owing.map(({ state, due }) => [state, due])).toEqual([['no_show', 705]])
  expect(data.arrivals.map(({ due }) => due)).toEqual([705])
})

it('R-staff-money: money goes back the way it came where no method is said', async () => {
  const { api, params, take, page } = await openUnpaid()
  const { payments } = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  await take(200)
  await take(505, { method: 'card' })
  await payments.refund(params.reference, { amount: 10, reason: 'x' })
  expect((await page()).payments.at(-1)).toMatchObject({ amount: -10, method: 'card' })
})

it('R-staff-takings: a day has the totals by method, each entry with its stay and who took it', async () => {
  const { call, take, refund, reverse, params, setClock } = await openUnpaid()
  const takings = async (day?: string) => (await call('readTakings', { query: day ? { day } : {} })).data
  await setClock('2027-07-01T06:30:00.000Z')
  expect(await takings()).toEqual({ day: '2027-07-01', entries: [], sums: [], total: 0 })
  await take(500.5, { method: 'card', note: 'The rest tomorrow' })
  await take(100)
  await refund(30.25)
  // a minute before midnight at the property, and one after it
  await setClock('2027-07-01T18:29:00.000Z')
  await take(50, { method: 'transfer' })
  await setClock('2027-07-01T18:31:00.000Z')
  await reverse(4)
  const { day, entries, sums, total } = await takings('2027-07-01')
  expect([day, total]).toEqual(['2027-07-01', 620.25])
  expect(sums).toEqual([
    { method: 'cash', received: 100, returned: 30.25, total: 69.75 },
    { method: 'card', received: 500.5, returned: 0, total: 500.5 },
    { method: 'transfer', received: 50, returned: 0, total: 50 },
  ])
  expect(entries.map(({ amount, method, who }) => [amount, method, who])).toEqual([
    [500.5, 'card', 'owner'],
    [100, 'cash', 'owner'],
    [-30.25, 'cash', 'owner'],
    [50, 'transfer', 'owner'],
  ])
  expect(entries[0]).toEqual({
    id: 1,
    at: '2027-07-01T06:30:00.000Z',
    who: 'owner',
    amount: 500.5,
    method: 'card',
    purpose: 'stay',
    note: 'The rest tomorrow',
    reverses: null,
    isReversed: false,
    reference: params.reference,
    firstName: 'Amara',
    lastName: 'Perera',
  })
  const after = await takings()
  expect([after.day, after.total, after.entries.map(({ reverses }) => reverses)]).toEqual([
    '2027-07-02',
    -50,
    [4],
  ])
})

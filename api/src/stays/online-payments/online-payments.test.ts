import { expect, it } from 'vitest'
import { openPayableStay } from './paid-stay.fixture.ts'

const paid = { due: 0, entries: [[705, 'online', 'payhere']], links: ['paid'] }
const unpaid = { due: 705, entries: [], links: ['open'] }

it('R-online-pay: a link from the desk leads to the provider, and its notice writes one entry', async () => {
  const { link, open, goAndChoose, money, page, payHere } = await openPayableStay()
  const { status, data } = await link()
  expect([status, data.state, data.amount, data.who]).toEqual([201, 'open', 705, 'owner'])
  const shown = await open(data.url)
  expect(shown).toMatchObject({ state: 'open', amount: 705, currency: 'USD', lang: 'en' })
  expect(shown.form.fields).toMatchObject({ amount: '705.00', currency: 'USD', first_name: 'Amara' })
  payHere.habits.notices = 2
  expect(await goAndChoose(data.url, 'pay')).toContain(`${data.url}/back`)
  expect(payHere.answers).toEqual([200, 200])
  expect(await money()).toEqual(paid)
  expect(await open(data.url)).toMatchObject({ state: 'paid', form: null })
  expect((await page()).timeline.at(-1)).toMatchObject({
    who: 'payhere',
    action: 'payment take',
    changes: [{ field: 'onlineCents', before: 0, after: 705_00 }],
  })
})

it('R-online-pay: a guest who is declined may try again', async () => {
  const { link, open, goAndChoose, money } = await openPayableStay()
  const { url } = (await link(200)).data
  await goAndChoose(url, 'decline')
  expect(await open(url, { isBack: true })).toMatchObject({ state: 'failed' })
  await goAndChoose(url, 'pay')
  expect(await money()).toMatchObject({ due: 505, links: ['paid'] })
})

it('R-online-pay: a lost notice is asked for when the guest comes back', async () => {
  const { link, open, goAndChoose, money, payHere, moveClock } = await openPayableStay()
  const { url } = (await link()).data
  payHere.habits.notices = 0
  await goAndChoose(url, 'pay')
  payHere.habits.isDown = true
  expect(await open(url, { isBack: true })).toMatchObject({ state: 'open' })
  payHere.habits.isDown = false
  moveClock('2027-06-01T06:00:10.000Z')
  expect(await open(url, { isBack: true })).toMatchObject({ state: 'paid' })
  expect(await money()).toEqual(paid)
})

it('R-online-attack: an amount or a currency that was changed on the way is paid by nobody', async () => {
  const { link, goAndChoose, money, notify, payHere } = await openPayableStay()
  const { url, id } = (await link()).data
  expect(await goAndChoose(url, 'pay', { amount: '1.00' })).toBe(401)
  expect(await goAndChoose(url, 'pay', { currency: 'LKR' })).toBe(401)
  // signed by the provider, and yet not what was ordered
  const { merchantId } = payHere.merchant
  for (const [amount, currency] of [
    ['1.00', 'USD'],
    ['705.00', 'LKR'],
  ] as const)
    await notify({
      merchant_id: merchantId,
      order_id: id,
      payment_id: '1',
      payhere_amount: amount,
      payhere_currency: currency,
      status_code: '2',
      md5sig: payHere.sign([merchantId, id, amount, currency, '2']),
    })
  expect(await money()).toEqual(unpaid)
})

it('R-online-attack: refuses forged notices, and those of another order', async () => {
  const { link, goAndChoose, money, notify, payHere } = await openPayableStay()
  const first = (await link(100)).data
  const second = (await link(100)).data
  await goAndChoose(first.url, 'pay')
  const told = Object.fromEntries(new URLSearchParams(payHere.sent[0]?.body))
  const refused = [
    await notify({ ...told, order_id: second.id }),
    await notify({ ...told, status_code: '-3' }),
    await notify({ ...told, payhere_amount: '99.00' }),
    await notify({ ...told, md5sig: '' }),
    await notify({ order_id: second.id }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  expect((await notify(told, 'nobody')).status).toBe(404)
  expect(await money()).toMatchObject({ due: 605, links: ['open', 'paid'] })
})

it('R-online-attack: a replayed notice is no second payment, with another id neither', async () => {
  const { link, goAndChoose, money, notify, payHere } = await openPayableStay()
  await goAndChoose((await link()).data.url, 'pay')
  const told = Object.fromEntries(new URLSearchParams(payHere.sent[0]?.body))
  for (const id of [told.payment_id ?? '', '7'])
    expect((await notify({ ...told, payment_id: id })).status).toBe(200)
  expect(await money()).toEqual(paid)
})

it('R-online-attack: a link that was guessed opens nothing', async () => {
  const { api, link, secretOf } = await openPayableStay()
  const secret = secretOf((await link()).data.url)
  const guess = secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  const answers = [guess, secret.slice(1)].map((one) => api.post('/api/payments/by-link', { secret: one }))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([410, 400])
})

it('R-online-attack: of two payments at once both are booked, and one is due back', async () => {
  const { link, goAndChoose, money, payHere } = await openPayableStay()
  const { url } = (await link()).data
  await Promise.all([goAndChoose(url, 'pay'), goAndChoose(url, 'pay')])
  expect(payHere.payments).toHaveLength(2)
  expect(await money()).toMatchObject({ due: -705, links: ['paid'] })
})

it('R-online-attack: money for a link that was ended, or a stay that was cancelled, is booked and due back', async () => {
  const { call, link, open, money, params, page } = await openPayableStay()
  const { url, id } = (await link()).data
  const { form } = await open(url)
  await call('endPaymentLink', { params: { ...params, id } })
  expect(await open(url)).toMatchObject({ state: 'let_go', form: null })
  const { version } = (await page()).stay
  await call('cancelStay', { params, body: { version, refund: 'full', reason: 'x' } })
  // the guest had the page of the provider open
  const body = new URLSearchParams({ ...form.fields, choice: 'pay', held: '' })
  await fetch(new URL('/choice', form.action), { method: 'POST', body, redirect: 'manual' })
  expect(await money()).toMatchObject({ due: -705, entries: [[705, 'online', 'payhere']], links: ['paid'] })
  expect(await open(url)).toMatchObject({ state: 'not_needed', form: null })
})

it('R-online-pay: a charge-back is a counter-entry, and the amount is due again', async () => {
  const { link, goAndChoose, money, page, payHere } = await openPayableStay()
  await goAndChoose((await link()).data.url, 'pay')
  const [payment] = payHere.payments
  if (payment) await payHere.chargeBack(payment)
  expect(await money()).toMatchObject({ due: 705, links: ['charged_back'] })
  expect(
    (await page()).payments.map(({ amount, reverses, isReversed }) => [amount, reverses, isReversed]),
  ).toEqual([
    [705, null, true],
    [-705, 1, false],
  ])
})

it('R-online-pay: a stay that was paid at the desk meanwhile is not paid again', async () => {
  const { call, link, open, params, page } = await openPayableStay()
  const { url } = (await link()).data
  const { version } = (await page()).stay
  await call('takePayment', { params, body: { version, amount: 5, method: 'cash' } })
  expect(await open(url)).toMatchObject({ state: 'nothing_due', form: null })
  expect((await link(705)).status).toBe(400)
})

it('R-online-refund: a payment goes back by its provider, once, and nobody reverses it by hand', async () => {
  const { call, link, goAndChoose, money, page, params, payHere } = await openPayableStay()
  await goAndChoose((await link()).data.url, 'pay')
  const giveBack = async (name: 'refundOnline' | 'reversePayment', id = 1) => {
    const { version } = (await page()).stay
    return (await call(name, { params: { ...params, id }, body: { version, reason: 'Paid twice' } })).status
  }
  expect(await giveBack('reversePayment')).toBe(409)
  payHere.habits.isDown = true
  expect(await giveBack('refundOnline')).toBe(503)
  payHere.habits.isDown = false
  expect(await giveBack('refundOnline')).toBe(200)
  expect(payHere.payments.map(({ status }) => status)).toEqual(['REFUNDED'])
  expect(await money()).toMatchObject({ due: 705, links: ['refunded'] })
  // it was given back, and the answer was lost
  expect(await giveBack('refundOnline')).toBe(200)
  expect(await giveBack('refundOnline', 2)).toBe(404)
  expect(await money()).toMatchObject({
    due: 705,
    entries: [
      [705, 'online', 'payhere'],
      [-705, 'online', 'payhere'],
    ],
  })
})

it('R-online-refund: what was refunded at the desk does not go back by its provider, too', async () => {
  const { call, link, goAndChoose, page, params, payHere } = await openPayableStay()
  await goAndChoose((await link()).data.url, 'pay')
  const version = async () => (await page()).stay.version
  const refund = { amount: 705, method: 'cash', reason: 'Ill' } as const
  await call('refundStay', { params, body: { ...refund, version: await version() } })
  const again = { version: await version(), reason: 'Ill' }
  const { status } = await call('refundOnline', { params: { ...params, id: 1 }, body: again })
  expect([status, payHere.payments.map((one) => one.status)]).toEqual([409, ['RECEIVED']])
})

it('R-online-pay: lost notices are asked for by the clock, and an order that nobody pays in time is let go', async () => {
  const { link, open, goAndChoose, money, tick, payHere } = await openPayableStay()
  const { url } = (await link(100)).data
  const late = (await link(50)).data.url
  payHere.habits.notices = 0
  await goAndChoose(url, 'pay')
  await tick('2027-06-01T06:01:00Z')
  expect(await money()).toMatchObject({ due: 605, links: ['open', 'paid'] })
  await tick('2027-06-15T06:01:00Z')
  expect(await open(late)).toMatchObject({ state: 'let_go', form: null })
})

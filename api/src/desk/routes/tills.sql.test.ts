import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { it, onBoth } from '../../testing/both-engines.ts'
import { joinStaff } from '../../testing/staff.ts'
import { testNow } from '../../testing/test-now.ts'
import { createDeskCommands } from '../create-desk-commands.ts'
import { openBookedStay } from './booked-stay.fixture.ts'

/** A stay of 705 dollars, and the tills of who takes money for it. */
const openTills = async () => {
  const stay = await openBookedStay()
  const { api, call, params, version } = stay
  const take = async (amount: number, more: object = {}) =>
    call('takePayment', { params, body: { version: await version(), amount, method: 'cash', ...more } })
  /** In the name of another member. */
  const takeAs = (who: string, amount: number) =>
    createDeskCommands({ db: api.db, who, now: () => testNow }).payments.take(params.reference, {
      amount,
      method: 'cash',
    })
  const tills = async () => (await call('readTills')).data
  const till = async (name = 'owner') => {
    const found = (await tills()).tills.find((one) => one.name === name)
    if (!found) throw new Error(`Nothing is in the till of ${name}.`)
    return found
  }
  /** What a phone that shows the till sends. */
  const closing = async (name = 'owner', counted: object[] = []) => {
    const { version: seen, untilEntry, cash } = await till(name)
    const exact = cash.map(({ currency, expected }) => ({ currency, amount: expected }))
    return { till: name, version: seen, untilEntry, counted: counted.length > 0 ? counted : exact }
  }
  const close = async (body: object, more: object = {}) => call('closeTill', { body, ...more })
  return { ...stay, take, takeAs, tills, till, closing, close }
}

const usd = (amount: number, more: object = {}) => ({ currency: 'USD', amount, ...more })

it('R-staff-till: a till expects what its member took and gave back in cash since it was closed', async () => {
  const { call, params, version, take, takeAs, tills, till, closing, close } = await openTills()
  expect(await tills()).toEqual({ tills: [], closes: [], inTransit: [], payouts: [] })
  await take(300)
  await take(100, { method: 'card' })
  const refund = { version: await version(), amount: 20.5, method: 'cash', reason: 'No water' }
  await call('refundStay', { params, body: refund })
  await takeAs('Kumari', 50)
  expect((await tills()).tills).toMatchObject([
    {
      name: 'owner',
      isOwn: true,
      closedAt: null,
      untilEntry: 3,
      entries: 3,
      cash: [{ currency: 'USD', opening: 0, taken: 279.5, expected: 279.5 }],
      others: [{ method: 'card', total: 100 }],
    },
    { name: 'Kumari', isOwn: false, entries: 1, cash: [usd(50)].map(() => ({ expected: 50 })) },
  ])
  const body = await closing('owner', [usd(275, { left: 100, reason: 'A coin is missing' })])
  const { status, data } = await close(body)
  expect([status, data]).toEqual([
    200,
    {
      number: 1,
      till: 'owner',
      at: testNow.toISOString(),
      who: 'owner',
      entries: 3,
      fromEntry: 1,
      untilEntry: 3,
      cash: [
        {
          currency: 'USD',
          opening: 0,
          taken: 279.5,
          expected: 279.5,
          counted: 275,
          difference: -4.5,
          reason: 'A coin is missing',
          left: 100,
        },
      ],
      others: [{ method: 'card', total: 100 }],
    },
  ])
  expect((await tills()).closes).toEqual([data])
  // what was left begins the next
  await take(5)
  expect(await till()).toMatchObject({
    closedAt: testNow.toISOString(),
    entries: 1,
    cash: [{ opening: 100, taken: 5, expected: 105 }],
  })
})

onBoth('R-staff-till: of two phones that close a till at once, one does', async () => {
  const { take, takeAs, closing, close, tills } = await openTills()
  await take(300)
  await takeAs('Kumari', 50)
  const body = await closing()
  const both = await Promise.all([close(body), close(body)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = both.find(({ status }) => status === 409)
  expect(refused?.data.code).toBe('changed_meanwhile')
  expect(refused?.data.current).toMatchObject({ tills: [{ name: 'Kumari' }], closes: [{ number: 1 }] })
  // tills of two members, at once
  await take(5)
  const bodies = [await closing(), await closing('Kumari')]
  const others = await Promise.all(bodies.map((one) => close(one)))
  expect(others.map(({ status }) => status)).toEqual([200, 200])
  expect((await tills()).closes.map(({ number }) => number)).toEqual([3, 2, 1])
})

it('R-staff-till: an entry during the count belongs to the next close', async () => {
  const { take, till, closing, close } = await openTills()
  await take(300)
  const body = await closing()
  await take(7)
  expect((await close(body)).data).toMatchObject({ entries: 1, untilEntry: 1, cash: [{ expected: 300 }] })
  expect(await till()).toMatchObject({ entries: 1, untilEntry: 2, cash: [{ expected: 7 }] })
})

it('R-staff-till: entries that were not shown are not closed', async () => {
  const { take, takeAs, tills, closing, close } = await openTills()
  await take(300)
  const body = await closing()
  await take(7)
  const codes = []
  for (const wrong of [{ untilEntry: 2 }, { untilEntry: 0 }, { till: 'Kumari' }])
    codes.push((await close({ ...body, ...wrong })).data.code)
  await takeAs('Kumari', 50)
  codes.push((await close({ ...body, till: 'Kumari', untilEntry: 3 })).data.code)
  expect(codes).toEqual(codes.map(() => 'changed_meanwhile'))
  expect((await tills()).closes).toEqual([])
})

it.each([
  ['a negative count', [usd(-1)], 'counted.0.amount', 'too_small'],
  ['a difference without a reason', [usd(299)], 'counted.0.reason', 'required'],
  ['more left than there is', [usd(300, { left: 301 })], 'counted.0.left', 'too_large'],
  ['a currency that was not counted', [{ currency: 'LKR', amount: 0 }], 'counted', 'required'],
  ['a currency counted twice', [usd(300), usd(300)], 'counted', 'taken'],
])('R-staff-till: refuses %s', async (_, counted, field, code) => {
  const { take, closing, close, tills } = await openTills()
  await take(300)
  const { status, data } = await close(await closing('owner', counted))
  expect([status, data]).toMatchObject([400, { fields: [{ field, code }] }])
  expect((await tills()).closes).toEqual([])
})

it('R-staff-till: who may not close tills closes none, and who may not read takings sees none', async () => {
  const { api, take, closing, till } = await openTills()
  await take(300)
  const body = await closing()
  const accounts = await joinStaff(api, 'accounts')
  const night = await joinStaff(api, 'night')
  expect((await accounts.call('readTills')).data.tills).toMatchObject([{ name: 'owner', isOwn: false }])
  const refused = [
    await accounts.call('closeTill', { body }),
    await night.call('closeTill', { body }),
    await night.call('readTills'),
  ]
  expect(refused.map(({ status, data }) => [status, data.code])).toEqual(
    refused.map(() => [403, 'forbidden']),
  )
  expect(await till()).toMatchObject({ entries: 1 })
  const desk = await joinStaff(api, 'desk')
  expect((await desk.call('closeTill', { body })).data).toMatchObject({ till: 'owner', who: 'desk' })
})

onBoth('R-staff-till: a repeated request closes once, and a close never changes', async () => {
  const { api, take, closing, close, tills } = await openTills()
  await take(300)
  const body = await closing()
  const headers = { 'Idempotency-Key': randomUUID() }
  const twice = [await close(body, { headers }), await close(body, { headers })]
  expect(twice.map(({ status, data }) => [status, data.number])).toEqual([
    [200, 1],
    [200, 1],
  ])
  await take(7)
  expect((await tills()).closes).toEqual([twice[0]?.data])
  const change = (sql: string) => api.db.prepare(sql).run()
  for (const sql of [
    "UPDATE closes SET who = 'x'",
    'DELETE FROM closed_entries',
    'DELETE FROM closes',
    'UPDATE closed_entries SET number = 2',
  ])
    await expect(change(sql)).rejects.toThrow('never changed')
  await expect(change("UPDATE payments SET till = 'x'")).rejects.toThrow('never changed')
})

it('R-staff-transit: what was paid by card is on its way until it has arrived, less the fee', async () => {
  const { call, params, version, take, tills, setClock } = await openTills()
  await take(100, { method: 'card' })
  await take(10)
  await setClock('2027-06-02T06:00:00.000Z')
  await take(50, { method: 'card' })
  const refund = { version: await version(), amount: 20, method: 'card', reason: 'No water' }
  await call('refundStay', { params, body: refund })
  const { inTransit } = await tills()
  expect(inTransit).toMatchObject([
    {
      method: 'card',
      days: [
        { day: '2027-06-01', total: 100, entries: 1 },
        { day: '2027-06-02', total: 130, entries: 3 },
      ],
    },
  ])
  const first = inTransit[0]?.days[0]
  const body = { method: 'card', until: '2027-06-01', version: first?.version, arrived: 97.25 }
  const tooMuch = await call('addPayout', { body: { ...body, arrived: 100.01 } })
  expect(tooMuch.data).toMatchObject({ fields: [{ field: 'arrived', code: 'too_large' }] })
  const negative = await call('addPayout', { body: { ...body, arrived: -1 } })
  expect(negative.status).toBe(400)
  const answers = await Promise.all([1, 2].map(() => call('addPayout', { body })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const { inTransit: left, payouts } = await tills()
  expect(left).toMatchObject([{ days: [{ day: '2027-06-02', total: 30, entries: 2 }] }])
  expect(payouts).toEqual([
    {
      id: 1,
      method: 'card',
      at: '2027-06-02T06:00:00.000Z',
      who: 'owner',
      paid: 100,
      arrived: 97.25,
      fee: 2.75,
    },
  ])
})

it('R-staff-till: a till without cash is closed without a count', async () => {
  const { take, till, closing, close } = await openTills()
  await take(100, { method: 'card' })
  expect((await till()).cash).toEqual([])
  const { status, data } = await close(await closing())
  expect([status, data]).toMatchObject([200, { cash: [], others: [{ method: 'card', total: 100 }] }])
})

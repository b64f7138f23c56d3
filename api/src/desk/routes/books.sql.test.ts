import { expect } from 'vitest'
import { staysOf } from '../../stays/index.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { openBookedStay } from './booked-stay.fixture.ts'

const july = { query: { month: '2027-07' } }

/** A stay of 705 dollars from 1 to 4 July, paid in two ways. */
const openOver = async () => {
  const stay = await openBookedStay()
  const { call, params, version, setClock } = stay
  const take = async (amount: number, method: 'cash' | 'card') =>
    call('takePayment', { params, body: { version: await version(), amount, method } })
  await setClock('2027-06-30T06:30:00.000Z')
  await take(200, 'card')
  await setClock('2027-07-03T06:30:00.000Z')
  await take(500, 'cash')
  await setClock('2027-07-05T06:30:00.000Z')
  const balances = async (month = '2027-07') => {
    const { data } = await call('readBooks', { query: { month } })
    return Object.fromEntries(data.accounts.map(({ account, moved, balance }) => [account, [moved, balance]]))
  }
  return { ...stay, take, balances }
}

it('R-books: a stay is revenue on the day on which it ended, and payments on theirs', async () => {
  const { balances, call } = await openOver()
  expect(await balances('2027-06')).toMatchObject({ card: [200, 200], guests: [-200, -200], rooms: [0, 0] })
  expect(await balances()).toMatchObject({
    card: [0, 200],
    cash: [500, 500],
    rooms: [705, 705],
    guests: [205, 5],
  })
  expect((await call('readBooks', july)).data.postedUntil).toBe('2027-07-04')
})

it('R-books: what was posted never changes: a later correction is posted on the day after', async () => {
  const { balances, api, params, setClock } = await openOver()
  await balances()
  await setClock('2027-08-02T06:30:00.000Z')
  await api.db.transaction(() =>
    staysOf(api.db).setPrice(params.reference, 60_000, new Date('2027-08-02T06:30:00.000Z')),
  )()
  await setClock('2027-08-03T06:30:00.000Z')
  expect(await balances()).toMatchObject({ rooms: [705, 705] })
  expect(await balances('2027-08')).toMatchObject({ rooms: [-105, 600], guests: [-105, -100] })
})

it('R-books: the journal has equal debits and credits, and the numbers of the bookkeeper', async () => {
  const { call, params, api, headers } = await openOver()
  const file = async (name: string) => {
    const answer = await api.app.request(`/api/staff/${name}.csv?month=2027-07`, { headers })
    return Buffer.from(await answer.arrayBuffer())
      .toString()
      .trim()
      .split('\r\n')
  }
  await call('saveAccountNumbers', { body: { numbers: { rooms: '4000', cash: '1000' } } })
  expect(await file('journal')).toEqual([
    'date,entry,account,name,debit,credit,tax_code,reference',
    `2027-07-03,5,1000,Cash,500,,,${params.reference}`,
    `2027-07-03,6,guests,Guests,,500,,${params.reference}`,
    `2027-07-04,1,guests,Guests,705,,,${params.reference}`,
    `2027-07-04,2,4000,Rooms,,705,,${params.reference}`,
  ])
  expect((await file('books')).at(-1)).toBe(
    `2027-07-04,${params.reference},2027-07-01,2027-07-04,Lighthouse Suite,705,0,0,0,0,705`,
  )
})

onBoth('R-books: no entry of the journal can be changed or deleted', async () => {
  const { call, api } = await openOver()
  await call('readBooks', july)
  const refused = 'an entry of the books is never changed'
  await expect(api.db.exec('UPDATE journal SET amount_cents = 1')).rejects.toThrow(refused)
  await expect(api.db.exec('DELETE FROM journal')).rejects.toThrow(refused)
})

onBoth('R-books: readers at the same moment post everything once', async () => {
  const { balances } = await openOver()
  await Promise.all([balances(), balances(), balances()])
  expect(await balances()).toMatchObject({ rooms: [705, 705], cash: [500, 500] })
})

it('R-books: what is put on a stay is revenue of its day, beside its taxes; held deposits and payouts are none', async () => {
  const { balances, api, params } = await openOver()
  const { id } = await api.db
    .prepare<[string], { id: number }>('SELECT id FROM bookings WHERE reference = ?')
    .get(params.reference)
    .then((row) => row ?? { id: 0 })
  const at = '2027-07-04T06:00:00.000Z'
  const taxes = JSON.stringify([{ id: 'service', names: {}, amountCents: 71, included: false }])
  await api.db.exec(`
    INSERT INTO charges (booking_id, kind, names, quantity, unit_cents, amount_cents, tax_lines, tax_basis, at, who)
      VALUES (${id}, 'item', '{"en":"Beer"}', 2, 355, 781, '${taxes}', '[]', '${at}', 'owner');
    INSERT INTO payments (booking_id, amount_cents, method, at, who, purpose)
      VALUES (${id}, 2000, 'cash', '${at}', 'owner', 'held');
    INSERT INTO payouts (method, paid_cents, arrived_cents, at, who) VALUES ('card', 20000, 19500, '${at}', 'owner')`)
  expect(await balances()).toMatchObject({
    rooms: [705, 705],
    charges: [7.1, 7.1],
    'tax:service': [0.71, 0.71],
    held: [20, 20],
    cash: [520, 520],
    card: [-200, 0],
    transfer: [195, 195],
    payoutFees: [5, 5],
    guests: [212.81, 12.81],
  })
})

import type { Charge, Right, StayPage } from '@calm-rest/contract/staff'
import { expect, it, vi } from 'vitest'
import { mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { aStay, aStayPage } from '../testing/stay.fixture.ts'
import { Charges } from './charges.tsx'

const aCharge = (given: Partial<Charge> = {}): Charge => ({
  id: 1,
  kind: 'item',
  name: 'Beer',
  quantity: 2,
  amount: 7.81,
  reason: null,
  at: '2027-05-09T08:00:00.000Z',
  who: 'Nirosha',
  reverses: null,
  isReversed: false,
  payerId: null,
  ...given,
})

const sellables = [
  { item: 'beer', name: 'Beer', price: 3.55, withTaxes: 3.91, max: 2 },
  { item: 'tea', name: 'Tea', price: 2, withTaxes: 2.2, max: 6 },
]

const mount = async (
  page: Partial<StayPage>,
  rights: Right[] = ['take payments', 'decide money'],
  answers: object = { addCharges: {}, giveDiscount: {}, reverseCharge: {}, setPayers: {} },
) => {
  const changed = vi.fn()
  const view = await mountInDesk(
    <Charges page={aStayPage({ sellables, ...page })} onChanged={changed} />,
    answers,
    { rights },
  )
  return { ...view, changed }
}

it('puts an item on a stay in two presses, and more of it with further ones', async () => {
  const { press, control, sent, until, changed, outline } = await mount({})
  await press(control('Beer, $3.91, chosen: 0'))
  await press(control('Put on the stay'))
  await until(() => expect(changed).toHaveBeenCalledOnce())
  expect(sent('addCharges')).toEqual({ version: 'v1', charges: [{ item: 'beer', quantity: 1, price: 3.55 }] })
  expect(outline()).not.toContain('Put on the stay')

  await press(control('Beer, $3.91, chosen: 0'))
  await press(control('Beer, $3.91, chosen: 1'))
  await press(control('Tea, $2.20, chosen: 0'))
  expect(outline()).toContain('2 × Beer')
  // after the most of it a press begins again
  await press(control('Beer, $3.91, chosen: 2'))
  expect(outline()).toContain('+ Beer')
  await press(control('Clear'))
  expect(outline()).not.toContain('Put on the stay')
})

it('says why an item was refused, and keeps what was chosen', async () => {
  const { press, control, until, outline, changed } = await mount({}, undefined, {
    addCharges: refusedWith('item_price_changed'),
  })
  await press(control('Beer, $3.91, chosen: 0'))
  await press(control('Put on the stay'))
  await until(() => expect(outline()).toContain('No.'))
  expect(outline()).toContain('Put on the stay')
  expect(changed).not.toHaveBeenCalled()
})

it('puts something else on a stay', async () => {
  const { press, control, field, fill, submit, sent, until, changed } = await mount({})
  await press(control('Something else'))
  await fill(field('What it is'), 'A lost key')
  await fill(field('Price of one'), '20')
  await submit()
  await until(() => expect(changed).toHaveBeenCalledOnce())
  expect(sent('addCharges')).toMatchObject({ charges: [{ name: 'A lost key', quantity: 1, price: 20 }] })
})

const charges = [
  aCharge({ isReversed: true }),
  aCharge({ id: 2, name: 'Tea', quantity: 1, amount: 2.2 }),
  aCharge({ id: 3, amount: -7.81, reverses: 1, reason: 'Not drunk' }),
]

it('lists what stands on a stay, and takes an entry back with the reason', async () => {
  const { press, control, fill, field, submit, until, changed, asked, outline } = await mount({
    charges,
    sellables: [],
  })
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Charges'
      h2: Charges
      button type=button: Something else
      li
        p: 2 × Beer$7.81
        p: 9 May 2027, 13:30 · Nirosha
      li
        p: Tea$2.20
        p: 9 May 2027, 13:30 · Nirosha
        button 'Take back Tea' type=button: Take back
      li
        p: Taken back: 2 × Beer-$7.81
        p: Not drunk
        p: 9 May 2027, 13:30 · Nirosha
      button type=button: Who pays
      button type=button: Discount"
  `)
  await press(control('Take back Tea'))
  await fill(field('Reason'), 'Cold')
  await submit()
  await until(() => expect(changed).toHaveBeenCalledOnce())
  expect(asked.at(-1)).toMatchObject({ body: { version: 'v1', reason: 'Cold' } })
  expect(asked.at(-1)?.address).toContain('/CR-1/charges/2/')
})

it('offers neither items nor taking back without the rights, and is not there for nothing', async () => {
  const { page } = await mount({ charges }, ['read stays'])
  expect(page.querySelectorAll('button')).toHaveLength(0)
  const { page: empty } = await mount({ charges: [] }, ['read stays'])
  expect(empty.textContent).toBe('')
  const { page: cancelled } = await mount({ stay: aStay({ status: 'cancelled' }) })
  expect(cancelled.textContent).toBe('')
})

it('takes a percentage or an amount off the price, with the reason', async () => {
  const { press, control, field, fill, submit, sent, until, changed, outline } = await mount({})
  await press(control('Discount'))
  expect(outline('dialog')).toContain('Of $300, with the taxes in it.')
  await fill(field('How many per cent'), '10')
  await fill(field('Reason'), 'No water')
  await submit()
  await until(() => expect(changed).toHaveBeenCalledOnce())
  expect(sent('giveDiscount')).toEqual({ version: 'v1', percent: 10, reason: 'No water' })
})

it('says who pays: a new company, one that is known, or the guest', async () => {
  const { press, control, field, fill, tick, submit, sent, until, changed, outline } = await mount({
    charges,
    payers: [{ id: 7, name: 'Ceylon Ltd', address: null, taxNumber: null }],
    payerId: 7,
  })
  expect(outline()).toContain('The stay is paid by Ceylon Ltd')
  await press(control('Who pays'))
  await fill(field('Name'), 'Lanka Tea')
  await fill(field('Tax number'), 'TIN 7')
  await tick(field('The price of the stay, $300'), false)
  await submit()
  await until(() => expect(changed).toHaveBeenCalledOnce())
  const payer = { name: 'Lanka Tea', address: '', taxNumber: 'TIN 7' }
  expect(sent('setPayers')).toEqual({ version: 'v1', payer, stay: false, charges: [2] })
  for (const [who, given] of [
    ['7', { id: 7 }],
    ['guest', null],
  ] as const) {
    await press(control('Who pays'))
    await fill(field('Who pays it'), who)
    await submit()
    await until(() => expect(sent('setPayers')).toMatchObject({ payer: given, stay: true, charges: [2] }))
  }
})

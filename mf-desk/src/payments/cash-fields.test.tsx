import type { StaffStay } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { aStay, aStayPage } from '../testing/stay.fixture.ts'
import { PaymentForm } from './payment-form.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const waysToPay = { currencies: [{ currency: 'LKR', rate: 298.55, isDaily: false }] }

const mount = async (stay: Partial<StaffStay> = {}) => {
  const view = await mountInDesk(<PaymentForm stay={aStay(stay)} onTaken={() => {}} />, {
    readWaysToPay: waysToPay,
    takePayment: aStay({ due: 0 }),
  })
  const choose = async (name: string, value: string) => {
    const choice = view.page.querySelector(`[name="${name}"][value="${value}"]`)
    if (!choice) throw new Error(`${name} has no choice ${value}.`)
    await view.tick(choice)
  }
  return { ...view, choose }
}

it('R-staff-cash: asks for no currency of a guest who pays in that of the property', async () => {
  const { submit, sent } = await mount()
  await submit()
  expect(sent('takePayment')).toEqual({ version: 'v1', amount: 300, method: 'cash', note: '' })
})

it('R-staff-cash: says what an amount costs in another currency, and how much change there is', async () => {
  const { page, fill, submit, sent, choose } = await mount()
  await choose('currency', 'LKR')
  expect(page.textContent).toContain('$1 = 298.55 LKR')
  expect(page.querySelector('[name="tendered.amount"]')).toHaveProperty('value', '89565')
  expect(page.textContent).not.toContain('Change')
  await fill(page.querySelector('[name="amount"]'), '100')
  expect(page.querySelector('[name="tendered.amount"]')).toHaveProperty('value', '29855')
  await fill(page.querySelector('[name="tendered.amount"]'), '35000')
  expect(page.textContent).toContain('Change')
  expect(page.textContent).toMatch(/LKR\s5,145/)
  expect(page.textContent).toContain('$17.23')
  await choose('changeIn', 'USD')
  await submit()
  expect(sent('takePayment')).toMatchObject({
    amount: 100,
    tendered: { currency: 'LKR', rate: 298.55, amount: 35_000, changeIn: 'USD' },
  })
})

it('R-staff-cash: a card pays in the currency of the property', async () => {
  const { page, submit, sent, choose } = await mount()
  await choose('currency', 'LKR')
  await choose('method', 'card')
  expect(page.querySelector('[name="currency"]')).toBeNull()
  await submit()
  expect(sent('takePayment')).toMatchObject({ method: 'card' })
  expect(sent('takePayment')).not.toHaveProperty('tendered')
})

it('R-staff-cash: says what to give back in another currency', async () => {
  const page = aStayPage({ stay: aStay({ paid: 300, due: -40 }) })
  const view = await mountInDesk(<RefundDialog page={page} onClose={() => {}} onDone={() => {}} />, {
    readWaysToPay: waysToPay,
    refundStay: refusedWith('rate_changed'),
  })
  await view.tick(view.page.querySelector('[name="currency"][value="LKR"]') as Element)
  expect(view.page.textContent).toMatch(/Give LKR\s11,942 back\./)
  await view.fill(view.page.querySelector('[name="reason"]'), 'No water')
  await view.submit()
  expect(view.sent('refundStay')).toMatchObject({ amount: 40, tendered: { currency: 'LKR', rate: 298.55 } })
})

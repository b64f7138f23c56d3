import type { Right, StayPage } from '@calm-rest/contract/staff'
import { expect, it, vi } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { aPayment, aStay, aStayPage } from '../testing/stay.fixture.ts'
import { Ledger } from './ledger.tsx'
import { OwingDialog } from './owing-dialog.tsx'
import { PaymentButton } from './payment-button.tsx'

const mount = async (
  page: Partial<StayPage>,
  rights: Right[] = ['take payments', 'decide money'],
  answers: object = { refundStay: {}, reversePayment: {}, refundOnline: {} },
) => {
  const changed = vi.fn()
  const view = await mountInDesk(<Ledger page={aStayPage(page)} onChanged={changed} />, answers, { rights })
  return { ...view, changed }
}

const paid = aStay({ paid: 300, due: 0 })
const entries = [
  aPayment({ id: 4, amount: 250, method: 'card', note: 'Deposit' }),
  aPayment({ id: 5, amount: 50 }),
  aPayment({ id: 6, amount: -50, priceIfReversed: 350 }),
  aPayment({ id: 7, amount: -20 }),
  aPayment({ id: 8, amount: 10, isReversed: true }),
  aPayment({ id: 9, amount: -10, reverses: 8 }),
]

it('lists what was paid, given back and reversed', async () => {
  const { outline } = await mount({ stay: paid, payments: entries })
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Payments'
      h2: Payments
      li
        p: Payment · Card$250
        p: Deposit
        p: 9 May 2027, 13:30 · Nirosha
        button 'Reverse the entry of $250' type=button: Reverse
      li
        p: Payment · Cash$50
        p: 9 May 2027, 13:30 · Nirosha
        button 'Reverse the entry of $50' type=button: Reverse
      li
        p: Given back · Cash-$50
        p: 9 May 2027, 13:30 · Nirosha
        button 'Reverse the refund of $50' type=button: Reverse
      li
        p: Given back · Cash-$20
        p: 9 May 2027, 13:30 · Nirosha
        button 'Reverse the refund of $20' type=button: Reverse
      li
        p: Payment · Cash$10
        p: 9 May 2027, 13:30 · Nirosha
      li
        p: Reversal · Cash-$10
        p: 9 May 2027, 13:30 · Nirosha
      p
        paid
        button type=button: Give money back
      button type=button: Hold a deposit"
  `)
})

it('holds a deposit, and gives it back with one press', async () => {
  const held = aPayment({ id: 10, amount: 20, method: 'cash', purpose: 'held' })
  const { press, control, fill, field, submit, sent, until, changed, outline, asked } = await mount(
    { stay: aStay({ held: 20 }), payments: [held] },
    ['take payments'],
    { holdDeposit: {}, returnDeposit: {} },
  )
  expect(outline()).toContain('Deposit held · Cash')
  expect(outline()).toContain('$20 held')
  await press(control('Give back the deposit of $20'))
  await until(() => expect(changed).toHaveBeenCalledOnce())
  expect(asked.at(-1)).toMatchObject({ name: 'returnDeposit', body: { version: 'v1' } })
  expect(asked.at(-1)?.address).toContain('/CR-1/deposits/10/')
  await press(control('Hold a deposit'))
  expect(field('Amount')).toHaveProperty('value', '')
  await fill(field('Amount'), '50')
  await submit()
  await until(() => expect(changed).toHaveBeenCalledTimes(2))
  expect(sent('holdDeposit')).toEqual({ version: 'v1', amount: 50, method: 'cash', note: '' })
})

it('offers neither refund nor reversal without the right, nor a refund of nothing', async () => {
  const { page } = await mount({ stay: paid, payments: entries }, [])
  expect(page.querySelectorAll('button')).toHaveLength(0)
  const { page: unpaid, outline } = await mount({ payments: [] }, ['decide money'])
  expect(unpaid.querySelectorAll('button')).toHaveLength(0)
  expect(outline()).toContain('Nothing was paid yet.')
})

it('gives all of it back by the way it was paid, and asks what becomes of the price', async () => {
  const { press, control, outline, submit, sent, until, changed, fill, tick, field, page } = await mount({
    stay: paid,
    payments: entries,
  })
  await press(control('Give money back'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Give money back'
      h2: Give money back
      button 'Close' type=button
      form noValidate
        input 'Amount' inputMode=decimal max=300 min=0.01 name=amount required step=0.01 type=number value=300
        legend: How it is paid
        input 'Cash' name=method type=radio value=cash
        input 'Card' name=method type=radio checked value=card
        input 'Transfer' name=method type=radio value=transfer
        fieldset described='If it stays, the guest owes $300 again. ?'
          legend: The price of the stay
          input 'Falls by it' name=price required type=radio value=falls
          input 'Stays' name=price required type=radio value=stays
          p: If it stays, the guest owes $300 again.
        p: It stays in the log: nothing about the guest.
        input 'Reason' maxLength=200 name=reason required type=text described='It stays in the log: nothing about the guest.'
        button type=submit: Give it back"
  `)
  await fill(field('Reason'), 'Rain')
  await submit()
  await until(() => expect(page.querySelector('[aria-invalid="true"]')).not.toBeNull())
  expect(sent('refundStay')).toBeUndefined()
  await fill(field('Amount'), '40')
  await tick(field('Falls by it'))
  await submit()
  await until(() => expect(changed).toHaveBeenCalledOnce())
  expect(sent('refundStay')).toEqual({
    version: 'v1',
    amount: 40,
    method: 'card',
    reason: 'Rain',
    lowersPrice: true,
  })
})

it('gives a payment that was made online back by its provider, and reverses no entry of one', async () => {
  const { press, control, fill, field, submit, sent, until, changed, page } = await mount({
    stay: paid,
    payments: [
      aPayment({ id: 4, amount: 300, method: 'online', who: 'payhere' }),
      aPayment({ id: 5, amount: 80, method: 'online', isReversed: true }),
      aPayment({ id: 6, amount: -80, method: 'online', who: 'payhere' }),
    ],
  })
  expect(page.querySelectorAll('li button')).toHaveLength(1)
  await press(control('Give $300 back to the card'))
  await fill(field('Reason'), 'Paid twice')
  await submit()
  await until(() => expect(changed).toHaveBeenCalledOnce())
  expect(sent('refundOnline')).toEqual({ version: 'v1', reason: 'Paid twice' })
})

it('begins with what was paid too much', async () => {
  const { press, control, field } = await mount({ stay: aStay({ paid: 320, due: -20 }), payments: entries })
  await press(control('Give money back'))
  expect(field('Amount')).toMatchObject({ value: '20' })
  expect(field('Amount').getAttribute('max')).toBe('320')
  expect(field('Stays')).toHaveProperty('checked', true)
})

it('leaves the price out where it cannot be set any more', async () => {
  const { press, control, page, submit, sent, until, fill, field } = await mount({
    stay: aStay({ paid: 300, due: 0, may: { price: false } as never }),
    payments: entries,
  })
  await press(control('Give money back'))
  expect(page.textContent).not.toContain('The price of the stay')
  await fill(field('Reason'), 'Rain')
  await submit()
  await until(() => expect(sent('refundStay')).toMatchObject({ amount: 300, lowersPrice: false }))
})

it.each([
  ['a payment', 'Reverse the entry of $250', ['The price of the stay remains $300.'], 4],
  ['a refund that lowered the price', 'Reverse the refund of $50', ['rises to $350 again'], 6],
  ['another refund', 'Reverse the refund of $20', ['remains $300', 'set it with'], 7],
])('reverses %s, and says what the price is then', async (_what, name, words, id) => {
  const { press, control, page, outline, fill, field, submit, until, changed, asked } = await mount({
    stay: paid,
    payments: entries,
  })
  await press(control(name))
  for (const text of words) expect(outline('dialog')).toContain(text)
  expect(outline('dialog').includes('set it with')).toBe(words.length > 1)
  await fill(field('Reason'), 'Twice')
  await submit()
  await until(() => expect(changed).toHaveBeenCalledOnce())
  const last = asked.at(-1)
  expect(last?.address).toContain(`/CR-1/payments/${id}/`)
  expect(last?.body).toEqual({ version: 'v1', reason: 'Twice' })
  expect(page.querySelector('dialog[open]')).toBeNull()
})

it('takes all that is due with one press', async () => {
  const taken = vi.fn()
  const { press, control, outline, submit, sent, until } = await mountInDesk(
    <PaymentButton stay={aStay({ due: 120 })} onTaken={taken} />,
    { takePayment: {} as never },
    { rights: ['take payments', 'decide money'] },
  )
  await press(control('Payment of Amara Perera'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Payment of Amara Perera'
      h2: Payment of Amara Perera
      button 'Close' type=button
      form noValidate
        input 'Amount' inputMode=decimal max=120 min=0.01 name=amount required step=0.01 type=number value=120
        legend: How it is paid
        input 'Cash' name=method type=radio checked value=cash
        input 'Card' name=method type=radio value=card
        input 'Transfer' name=method type=radio value=transfer
        input 'Note for the team' maxLength=200 name=note type=text
        button type=submit: Take the payment"
  `)
  await submit()
  await until(() => expect(taken).toHaveBeenCalledOnce())
  expect(sent('takePayment')).toEqual({ version: 'v1', amount: 120, method: 'cash', note: '' })
})

it.each([
  [0, ['take payments']],
  [-5, ['take payments']],
  [5, []],
] as [number, Right[]][])('offers no payment of %i with the rights %j', async (due, rights) => {
  const { page } = await mountInDesk(
    <PaymentButton stay={aStay({ due })} onTaken={() => {}} />,
    {},
    { rights },
  )
  expect(page.textContent).toBe('')
})

it.each([
  [0, ['take payments'], true],
  [1, ['take payments'], true],
  [0, [], false],
] as [number, Right[], boolean][])(
  'lets a guest leave who owes, after %i payments and with %j',
  async (partPayments, rights, mayTake) => {
    const left = vi.fn()
    const { press, control, outline } = await mountInDesk(
      <OwingDialog
        stay={aStay()}
        due={80}
        partPayments={partPayments}
        onClose={() => {}}
        onTaken={() => {}}
        onLeave={left}
      />,
      {},
      { rights },
    )
    expect(outline('dialog')).toContain('Amara Perera still owes $80')
    expect(outline('dialog').includes('The payment is noted.')).toBe(partPayments > 0)
    expect(outline('dialog').includes('Take payment and check out')).toBe(mayTake)
    expect(outline('dialog').includes('max=80')).toBe(mayTake)
    await press(control('Check out without payment'))
    expect(left).toHaveBeenCalledOnce()
  },
)

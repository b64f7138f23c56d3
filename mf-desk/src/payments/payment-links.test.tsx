import type { Right, StaffPaymentLink, StayPage } from '@calm-rest/contract/staff'
import { expect, it, vi } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { aStay, aStayPage } from '../testing/stay.fixture.ts'
import { PaymentLinks } from './payment-links.tsx'
import { whatsAppAddress } from './payment-message.ts'

const aLink = (given: Partial<StaffPaymentLink> = {}): StaffPaymentLink => ({
  id: 'a'.repeat(32),
  url: `https://calmrest.example/pay/${'s'.repeat(43)}`,
  state: 'open',
  amount: 120,
  at: '2027-05-09T08:00:00.000Z',
  expiresAt: '2027-05-23T08:00:00.000Z',
  who: 'Nirosha',
  ...given,
})

const stay = aStay({ due: 120, email: 'amara@example.com', phone: '+94771234567', lang: 'de' })

const mount = async (page: Partial<StayPage>, rights: Right[] = ['take payments']) => {
  const changed = vi.fn()
  const view = await mountInDesk(
    <PaymentLinks page={aStayPage({ stay, paysOnlineWith: 'PayHere', ...page })} onChanged={changed} />,
    {
      addPaymentLink: aLink(),
      mailPaymentLink: { success: true },
      endPaymentLink: aLink({ state: 'let_go' }),
    },
    { rights },
  )
  return { ...view, changed }
}

it('makes a link for all that is due, and sends it by WhatsApp or mail, with three presses', async () => {
  const { press, control, submit, sent, outline, until, page, asked } = await mount({})
  await press(control('Payment link'))
  expect(outline('dialog')).toContain("input 'Amount' inputMode=decimal max=120 min=0.01")
  await submit()
  await until(() => expect(outline('dialog')).toContain('Send by WhatsApp'))
  expect(sent('addPaymentLink')).toEqual({ version: 'v1', amount: 120 })
  const whatsApp = [...page.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'Send by WhatsApp',
  )
  expect(whatsApp?.href).toMatch(/^https:\/\/wa\.me\/94771234567\?text=Bitte\+zahlen\+Sie\+120/)
  await press(control('Mail to amara@example.com'))
  await until(() => expect(outline('dialog')).toContain('It is on its way.'))
  expect(asked.at(-1)?.address).toContain(`/CR-1/payment-links/${'a'.repeat(32)}/mail`)
})

it('sends an open link again, ends it after a question, and leaves out what was paid', async () => {
  const { press, control, until, changed, page, outline } = await mount({
    paymentLinks: [aLink(), aLink({ id: 'b'.repeat(32), amount: 80, state: 'paid' })],
  })
  expect(page.querySelectorAll('li')).toHaveLength(1)
  expect(outline()).toContain('Link for $120 · not paid yet')
  await press(control('Send the link for $120'))
  expect(outline('dialog')).toContain('Send by WhatsApp')
  await press(control('Close'))
  expect(changed).not.toHaveBeenCalled()
  await press(control('End the link for $120'))
  await press(control('End'))
  await until(() => expect(changed).toHaveBeenCalledOnce())
})

it.each<[string, Partial<StayPage>, Right[]]>([
  ['without a provider', { paysOnlineWith: null }, ['take payments']],
  ['without the right', {}, []],
  ['where nothing is due', { stay: aStay({ due: 0 }) }, ['take payments']],
])('offers no link %s', async (_, page, rights) => {
  expect((await mount(page, rights)).page.textContent).toBe('')
})

it('leaves the number to WhatsApp where none is known', () => {
  const address = whatsAppAddress({ ...stay, lang: 'zh', phone: null }, aLink())
  expect(address).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(new URL(address).searchParams.get('text')).toContain('请在此支付预订 CR-1')
})

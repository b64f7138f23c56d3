import decodeQR from 'qr/decode.js'
import { expect, it } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { aStay } from '../testing/stay.fixture.ts'
import { PaymentForm } from './payment-form.tsx'

const code =
  '0002010102112632000816728000011602887001234567895204701153031445802LK5909Calm Rest6007Mirissa630404F7'

const ways = {
  currencies: [{ currency: 'LKR', rate: 298.55, isDaily: false }],
  qr: { code, merchant: 'Calm Rest', town: 'Mirissa', currency: 'LKR' },
}

/** Reads a drawn code as a phone does. */
const readDrawn = (svg: Element): string => {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const scale = 4
  const data = new Uint8Array(side * side * scale * scale * 4).fill(255)
  for (const [, x, y] of svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h1/g) ?? [])
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < scale; column += 1) {
        const at = ((Number(y) * scale + row) * side * scale + Number(x) * scale + column) * 4
        data.fill(0, at, at + 3)
      }
  return decodeQR({ width: side * scale, height: side * scale, data })
}

it('R-staff-qr: shows a code for the amount that a phone reads, and records the payment when it has come', async () => {
  const { page, tick, fill, until, submit, sent } = await mountInDesk(
    <PaymentForm stay={aStay({ reference: 'CR-7KQM-4XWP' })} onTaken={() => {}} />,
    { readWaysToPay: ways, takePayment: aStay({ due: 0 }) },
  )
  await tick(page.querySelector('[name="method"][value="qr"]') as Element)
  const drawn = () => page.querySelector('[role="img"]')
  await until(() => expect(drawn()?.querySelector('path')).toBeTruthy())
  expect(drawn()?.getAttribute('aria-label')).toMatch(/QR code for LKR\s89,565/)
  expect(readDrawn(drawn() as Element)).toBe(
    '0002010102122632000816728000011602887001234567895204701153031445405895655802LK5909Calm Rest6007Mirissa62160512CR-7KQM-4XWP63042A9C',
  )
  await fill(page.querySelector('[name="amount"]'), '100')
  await until(() => expect(readDrawn(drawn() as Element)).toContain('540529855'))
  expect(page.textContent).toContain('Goes to Calm Rest, Mirissa')
  expect(page.querySelector('[type="submit"]')?.textContent).toBe('Received')
  await submit()
  expect(sent('takePayment')).toMatchObject({
    amount: 100,
    method: 'qr',
    tendered: { currency: 'LKR', rate: 298.55, amount: 29_855, changeIn: 'LKR' },
  })
})

it('offers no code where the property has none', async () => {
  const { page } = await mountInDesk(<PaymentForm stay={aStay()} onTaken={() => {}} />, {
    readWaysToPay: { currencies: [] },
  })
  expect(page.querySelector('[name="method"][value="qr"]')).toBeNull()
})

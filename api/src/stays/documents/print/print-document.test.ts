import { paymentMethods } from '@calm-rest/contract/staff'
import { langs } from '@calm-rest/contract/widget'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DocumentFacts } from '../content.ts'
import { creditFacts } from './credit-facts.ts'
import { inOtherCurrency } from './in-other-currency.ts'
import { printDocument } from './print-document.ts'

const facts = (given: Partial<DocumentFacts> = {}): DocumentFacts => ({
  kind: 'tax_invoice',
  number: '26NOV_MIR1_1',
  lang: 'en',
  day: '2026-11-28',
  from: '2026-11-25',
  until: '2026-11-28',
  place: 'Mirissa',
  reference: 'CR-7K2M9Q',
  currency: 'USD',
  seller: {
    name: 'Calm Rest (Pvt) Ltd',
    lines: ['Beach Road'],
    taxNumber: '134567890-7000',
    isRegistered: true,
  },
  buyer: { name: 'Alpin Tours', lines: ['Long Street 1'], taxNumber: null },
  sections: [{ room: null, lines: [{ name: '3 nights', quantity: 3, cents: 100_000 }] }],
  taxes: [{ id: 'vat', name: 'VAT 18 %', cents: 18_000, included: false }],
  netCents: 100_000,
  totalCents: 118_000,
  payments: [{ day: '2026-11-27', method: 'cash', cents: 20_000 }],
  paidCents: 20_000,
  other: { currency: 'LKR', rate: 300.125 },
  credits: null,
  monthFirst: true,
  footer: null,
  accent: null,
  ...given,
})

it('says what Gazette 2481/22 asks of a tax invoice', () => {
  const text = printDocument(facts())
  expect(text.title).toBe('TAX INVOICE')
  expect(text.seller).toEqual(['Calm Rest (Pvt) Ltd', 'Beach Road', 'TIN 134567890-7000'])
  expect(text.facts).toEqual([
    { label: 'Number', value: '26NOV_MIR1_1' },
    { label: 'Date of issue', value: '11/28/2026' },
    { label: 'Date of supply', value: '11/25/2026 – 11/28/2026' },
    { label: 'Place of supply', value: 'Mirissa' },
    { label: 'Booking', value: 'CR-7K2M9Q' },
  ])
  expect(text.sums).toEqual([
    { label: 'Net value', value: 'USD 1,000.00' },
    { label: 'VAT 18 %', value: 'USD 180.00' },
  ])
  expect(text.other).toEqual({
    title: 'In LKR',
    sums: [
      { label: 'Net value', value: 'LKR 300,125.00' },
      { label: 'VAT 18 %', value: 'LKR 54,022.50' },
      { label: 'Total', value: 'LKR 354,147.50' },
      { label: 'Rate of 11/28/2026', value: '1 USD = 300.125 LKR' },
    ],
  })
  expect(text.inWords.map(({ value }) => value)).toEqual([
    'One thousand one hundred and eighty US dollars',
    'Three hundred and fifty-four thousand one hundred and forty-seven and 50/100 Sri Lankan rupees',
  ])
  expect(text.payments).toEqual([{ label: 'Paid on 11/27/2026, cash', value: '−200.00' }])
  expect(text.due).toEqual({ label: 'To be paid', value: 'USD 980.00' })
})

it('has words for every kind and payment in every language', () => {
  for (const lang of langs)
    for (const kind of ['bill', 'receipt', 'invoice', 'tax_invoice', 'credit_note'] as const)
      for (const method of [...paymentMethods, 'qr', 'online'])
        for (const cents of [100, -100]) {
          const credits = kind === 'credit_note' ? { number: '1', reason: 'r' } : null
          const text = printDocument(
            facts({ lang, kind, credits, payments: [{ day: '2026-11-27', method, cents }] }),
          )
          expect(text.title).not.toBe('')
        }
})

it('turns every amount of an invoice round in its credit note, and says which one it takes back', () => {
  const text = printDocument(
    creditFacts(facts({ monthFirst: false }), { number: 'C-1', day: '2026-12-01', reason: 'Cancelled' }),
  )
  expect([text.title, text.total.value]).toEqual(['Credit note', 'USD −1,180.00'])
  expect(text.sections[0]?.rows[0]?.amount).toBe('−1,000.00')
  expect(text.facts).toContainEqual({ label: 'For invoice', value: '26NOV_MIR1_1' })
  expect(text.notes).toEqual(['It takes invoice 26NOV_MIR1_1 back. Reason: Cancelled'])
  expect([text.payments, text.due]).toEqual([[], null])
})

it('adds up in the other currency, too', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
  fc.assert(
    fc.property(
      fc.array(cents, { maxLength: 6 }),
      cents,
      fc.double({ min: 0.001, max: 400, noNaN: true }),
      (all, net, rate) => {
        const taxes = all.map((one, i) => ({ id: `${i}`, name: 'Tax', cents: one, included: false }))
        const totalCents = all.reduce((sum, one) => sum + one, net)
        const other = inOtherCurrency(
          facts({ taxes, netCents: net, totalCents, other: { currency: 'JPY', rate } }),
        )
        const parts = other?.taxes.reduce((sum, one) => sum + one.cents, other.netCents)
        expect(parts).toBe(other?.totalCents)
        expect((other?.totalCents ?? 0) % 100 === 0).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

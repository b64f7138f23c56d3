import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ratesSchema } from '../../property/index.ts'
import { addedCents, type ChargedTax, taxBasisOf, taxesOfCharge } from './charge-taxes.ts'

const name = { en: 'Name', de: 'Name', zh: '名称' }
const rates = ratesSchema.parse({
  plans: [{ id: 'standard', name, cancellation: { kind: 'non_refundable' } }],
  taxes: [
    { id: 'service', name, percent: 10, included: false },
    { id: 'levy', name, percent: 1, included: false, of: { room: true, extras: 'all', taxes: ['service'] } },
    { id: 'wine', name, percent: 12.5, included: false, of: { room: false, extras: ['wine'], taxes: [] } },
    { id: 'vat', name, percent: 18, included: true, exempt: { localGuests: true } },
    { id: 'green', name, amountCents: 100, per: 'person_night', included: false },
    { id: 'later', name, percent: 5, included: false, from: '2027-08-01' },
  ],
})
const taxBasis = taxBasisOf(rates, { checkIn: '2027-07-01', isLocal: 0 })

interface Charge {
  item: string | null
  quantity: number
  unitCents: number
  reverses: number | null
  kind: 'item'
  taxBasis: string
  taxLines: string
}

const append = (
  all: readonly Charge[],
  given: Pick<Charge, 'item' | 'quantity' | 'unitCents' | 'reverses'>,
) => {
  const taxes = taxesOfCharge({ ...given, taxBasis }, all, () => name)
  return [...all, { ...given, kind: 'item' as const, taxBasis, taxLines: JSON.stringify(taxes) }]
}

const sumsOf = (all: readonly Charge[]) => {
  const sums: Record<string, number> = {}
  for (const { taxLines } of all)
    for (const { id, amountCents } of JSON.parse(taxLines) as ChargedTax[])
      sums[id] = (sums[id] ?? 0) + amountCents
  return sums
}

it('takes percentages alone, as they hold on the day of arrival, without those that exempt local guests', () => {
  const ids = (checkIn: string, isLocal: 0 | 1 = 0) =>
    (JSON.parse(taxBasisOf(rates, { checkIn, isLocal })) as { id: string }[]).map(({ id }) => id)
  expect(ids('2027-07-01')).toEqual(['service', 'levy', 'wine', 'vat'])
  expect(ids('2027-08-01')).toEqual(['service', 'levy', 'wine', 'vat', 'later'])
  expect(ids('2027-07-01', 1)).toEqual(['service', 'levy', 'wine'])
})

it('taxes an item by its own taxes, and a typed one by those on all extras', () => {
  const wine = append([], { item: 'wine', quantity: 2, unitCents: 1180, reverses: null })
  expect(sumsOf(wine)).toEqual({ service: 200, levy: 22, wine: 250, vat: 360 })
  const typed = append([], { item: null, quantity: 1, unitCents: 1180, reverses: null })
  expect(sumsOf(typed)).toEqual({ service: 100, levy: 11, vat: 180 })
  expect(addedCents(JSON.parse((typed[0] as Charge).taxLines))).toBe(111)
})

const item = fc.record({
  item: fc.constantFrom('wine', 'beer', null),
  quantity: fc.integer({ min: 1, max: 10 }),
  unitCents: fc.integer({ min: 1, max: 90 }),
})

it('R-folio-rounding: charges pay the taxes of their sum, however they are cut into pieces and reversed', () => {
  const story = fc.array(fc.tuple(item, fc.boolean()), { minLength: 1, maxLength: 25 })
  fc.assert(
    fc.property(story, (entries) => {
      let all: Charge[] = []
      const standing: Charge[] = []
      for (const [given, isReversed] of entries) {
        all = append(all, { ...given, reverses: null })
        const charge = all.at(-1) as Charge
        if (isReversed) all = append(all, { ...given, reverses: 1 })
        else standing.push(charge)
      }
      const whole = new Map<string | null, number>()
      for (const { item: of, quantity, unitCents } of standing)
        whole.set(of, (whole.get(of) ?? 0) + quantity * unitCents)
      let once: Charge[] = []
      for (const [of, unitCents] of whole)
        once = append(once, { item: of, quantity: 1, unitCents, reverses: null })
      const rounded = Object.entries(sumsOf(all)).filter(([, cents]) => cents !== 0)
      expect(Object.fromEntries(rounded)).toEqual(sumsOf(once))
    }),
    { numRuns: 100 },
  )
})

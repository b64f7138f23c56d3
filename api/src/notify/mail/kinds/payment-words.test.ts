import { expect, it } from 'vitest'
import { firstRates } from '../../../property/index.ts'
import { ratesSchema } from '../../../property/rates/rates.ts'
import type { StoredBooking } from '../../../stays/index.ts'
import { wordsIn } from '../words.ts'
import { paymentWords } from './payment-words.ts'

const name = { en: 'Breakfast', de: 'Frühstück', zh: '早餐' }

const wordsOf = (breakfast: boolean, extras: string[], isInPrice: boolean) => {
  const plans = firstRates.plans.map((plan) => ({ ...plan, breakfast: isInPrice }))
  const sold = { id: 'breakfast', name, amountCents: 800, per: 'person_night', max: 8 }
  const rates = ratesSchema.parse({ ...firstRates, plans, extras: [sold] })
  const lines = extras.map((id) => ({ kind: 'extra', id, name: id, amount: 48, included: false }))
  const room = { ratePlan: 'standard', priceLines: JSON.stringify({ lines, breakfast }) } as StoredBooking
  const kit = { rates: { current: async () => ({ version: 1, rates }) } } as never
  return paymentWords([room], wordsIn('de'), kit)
}

it.each([
  [true, ['breakfast'], false, /Das Frühstück, das Sie dazugebucht haben,/],
  [true, [], true, /Frühstück und Steuern sind im Preis enthalten/],
  [true, ['breakfast'], true, /Frühstück und Steuern sind im Preis enthalten/],
  [false, ['shuttle'], false, /Frühstück nicht/],
])(
  'says whether breakfast is included or was bought: %j, %j, %j',
  async (breakfast, extras, isInPrice, said) => {
    expect(await wordsOf(breakfast, extras, isInPrice)).toMatch(said)
  },
)

import { expect, it } from 'vitest'
import { fillTexts } from './fill-texts.ts'
import { firstRates } from './rates.ts'

const [standard] = firstRates.plans
if (!standard) throw new Error('There is no standard plan')

it('gives guests what a language lacks in the first language of the property that has it, and names that', () => {
  const plan = { ...standard, name: { en: 'Saver', de: 'Sparpreis', zh: '' } }
  const [shown] = fillTexts({ ...firstRates, plans: [plan] }, ['de', 'en', 'zh']).plans
  expect(shown?.name).toEqual({ en: 'Saver', de: 'Sparpreis', zh: 'Sparpreis', from: { zh: 'de' } })
  expect(fillTexts(firstRates, ['en']).plans[0]?.name).toEqual(standard.name)
})

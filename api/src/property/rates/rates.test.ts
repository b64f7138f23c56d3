import { expect, it } from 'vitest'
import { firstRates, type Rates, ratesSchema } from './rates.ts'

const localText = (text: string) => ({ en: text, de: text, zh: text })
const tax = {
  id: 'city',
  name: localText('City tax'),
  per: 'person_night',
  included: false,
  amountCents: 100,
}
const extra = { id: 'shuttle', name: localText('Shuttle'), per: 'stay', amountCents: 2500 }
const [standard] = firstRates.plans

/** What is wrong with these rates, with its place. */
const problemsOf = (given: Partial<Record<keyof Rates, unknown>>) => {
  const { error } = ratesSchema.safeParse({ ...firstRates, ...given })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

it.each([
  ['plans', [standard, standard], 'standard'],
  ['taxes', [tax, tax], 'city'],
  ['extras', [extra, extra], 'shuttle'],
] as const)('refuses %s with the same id twice', (list, twice, id) => {
  expect(problemsOf({ [list]: twice.slice(0, 1) })).toEqual([])
  expect(problemsOf({ [list]: twice })).toEqual([`${list}: '${id}' is there twice`])
})

import { expect, it } from 'vitest'
import { asksForChildren, firstRates, planOrStandard, type Rates, ratesSchema } from './rates.ts'

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

const span = { from: '2027-07-01', until: '2027-07-02' }
const empty = { from: '2027-07-01', until: '2027-07-01' }
const code = { code: 'CALM2027', percent: 10 }
const couple = { guests: 2, perNightCents: 100 }
const toTwelve = { fromAge: 3, toAge: 12, perNightCents: 100 }
const euro = { currency: 'EUR' }
const week = { nights: 7, percent: 10 }

it.each([
  ['plans', [], [{ ...standard, id: 'other' }], "plans: needs the plan 'standard'"],
  ['otherCurrencies', [euro], [euro, euro], "otherCurrencies: 'EUR' is there twice"],
  ['promotionCodes', [code], [code, code], "promotionCodes: 'CALM2027' is there twice"],
  ['promotionCodes', [code], [{ code: 'CALM2027' }], 'promotionCodes.0: needs percent or amountCents'],
  ['promotionCodes', [code], [{ ...code, amountCents: 1 }], 'promotionCodes.0: needs percent or amountCents'],
  ['lengthDiscounts', [week], [week, week], 'lengthDiscounts: 7 nights are there twice'],
  ['guestPrices', [couple], [couple, couple], 'guestPrices: 2 guests in * are there twice'],
  ['prices', [{ ...span, percent: 1 }], [{ ...empty, percent: 1 }], 'prices.0.until: has to be after from'],
  ['prices', [{ ...span, priceCents: 1 }], [span], 'prices.0: needs priceCents or percent'],
  ['restrictions', [span], [empty], 'restrictions.0.until: has to be after from'],
  [
    'restrictions',
    [{ ...span, plan: 'standard' }],
    [{ ...span, plan: 'none' }],
    "restrictions.0.plan: 'none' is no plan",
  ],
  ['closures', [span], [empty], 'closures.0.until: has to be after from'],
  ['childPrices', [toTwelve], [{ ...toTwelve, toAge: 2 }], 'childPrices: 3 to 2 are no ages'],
  [
    'childPrices',
    [{ ...toTwelve, fromAge: 13, toAge: 13 }, toTwelve],
    [{ ...toTwelve, fromAge: 12 }, toTwelve],
    'childPrices: 12 has two prices',
  ],
  ['taxes', [tax], [{ ...tax, percent: 1 }], 'taxes.0: needs percent or amountCents'],
] as const)('refuses %s that say nothing or two things: %j, not %j', (list, right, wrong, problem) => {
  if (right.length > 0) expect(problemsOf({ [list]: right })).toEqual([])
  expect(problemsOf({ [list]: wrong })).toEqual([problem])
})

it('falls back to the standard plan for one that is gone, and asks for children where their ages count', () => {
  const rates = ratesSchema.parse({ ...firstRates, plans: [{ ...standard, id: 'early' }, standard] })
  expect([planOrStandard(rates, 'early').id, planOrStandard(rates, 'gone').id]).toEqual(['early', 'standard'])
  const asks = (given: object) => asksForChildren(ratesSchema.parse({ ...firstRates, ...given }))
  expect([asks({}), asks({ childPrices: [toTwelve] }), asks({ taxes: [tax] })]).toEqual([false, true, false])
  expect(asks({ taxes: [{ ...tax, fromAge: 1 }] })).toBe(true)
})

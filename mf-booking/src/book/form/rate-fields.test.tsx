import type { Quote } from '@calm-rest/contract/api'
import { outlineOf } from '@calm-rest/federation/testing'
import { expect, it } from 'vitest'
import { mountBook, ok, refusal, stay } from '../mount-book.fixture.tsx'
import { aQuote } from '../rules/quote.fixture.ts'

const dates = { checkIn: stay.checkIn, checkOut: stay.checkOut }
const asked = { ...dates, roomType: 'horizon-room', guests: 2 }

const [standard] = aQuote({ ...stay, guests: 2 }).plans
const rates: Partial<Quote> = {
  plans: [
    ...(standard ? [standard] : []),
    {
      id: 'fixed',
      name: 'Non-refundable',
      totalPrice: 345.6,
      terms: { cancellation: { kind: 'non_refundable' }, freeUntil: null, policy: 'Paid at once.' },
    },
  ],
  extras: [
    { id: 'shuttle', name: 'Airport shuttle', price: 45, per: 'stay', max: 1 },
    { id: 'dinner', name: 'Dinner', price: 20, per: 'person', max: 2 },
  ],
  asks: { children: true, promotionCode: true },
}

const mountPriced = async (quote: Partial<Quote>) => {
  const view = await mountBook({ quote })
  const { until, page, did } = view
  await until(() => expect(page.textContent).toContain('$384'))
  return {
    ...view,
    isAsked: (more: object) =>
      until(() => expect(did.quote.mock.calls.at(-1)?.[0]).toEqual({ ...asked, ...more })),
    group: () =>
      [...page.querySelectorAll('fieldset')].find((one) => /Rate and extras/.test(one.textContent)),
  }
}

it('offers the rates and extras of the property, with their prices and terms', async () => {
  const { group, field } = await mountPriced(rates)
  expect(outlineOf(group() as Element)).toMatchInlineSnapshot(`
    "legend: Rate and extras
    legend: Rate
    input 'Standard rate$384Free cancellation within 24 hours after booking. No refund after that.' name=plan type=radio checked value=standard
    input 'Non-refundable$345.60No refund after booking. Paid at once.' name=plan type=radio value=fixed
    input 'Airport shuttle, $45 per stay' name=extras.shuttle type=checkbox value=1
    select 'Dinner, $20 per person' name=extras.dinner
      option selected value=0: None
      option value=1: 1
      option value=2: 2
    input 'Promotion code (optional)' autoCapitalize=characters autoComplete=off maxLength=40 name=promotionCode spellCheck=false type=text"
  `)
  const shuttle = field('Airport shuttle, $45 per stay')
  expect(shuttle.getAttribute('name')).toBe('extras.shuttle')
  expect(shuttle).toMatchObject({ checked: false, value: '1' })
})

it.each([
  ['nothing to choose', {}, false],
  ['extras alone', { extras: rates.extras }, true],
  ['a promotion code alone', { asks: { children: false, promotionCode: true } }, true],
  ['two plans alone', { plans: rates.plans }, true],
] as [string, Partial<Quote>, boolean][])(
  'has for %s a group of its own: %s',
  async (_what, quote, isThere) => {
    const { group } = await mountPriced(quote)
    expect(group() !== undefined).toBe(isThere)
  },
)

it('asks for the price of another plan, of extras, and of children', async () => {
  const { page, tick, fill, named, isAsked } = await mountPriced(rates)
  await tick(page.querySelector('[name="plan"][value="fixed"]') as Element)
  await isAsked({ plan: 'fixed' })
  await tick(named('extras.shuttle'))
  await isAsked({ plan: 'fixed', extras: [{ id: 'shuttle', quantity: 1 }] })
  await tick(named('extras.shuttle'), false)
  await fill(named('extras.dinner'), '2')
  await isAsked({ plan: 'fixed', extras: [{ id: 'dinner', quantity: 2 }] })
  await fill(named('children'), '4, 9')
  await isAsked({ plan: 'fixed', extras: [{ id: 'dinner', quantity: 2 }], children: [4, 9] })
})

it('asks for the ages of children in words that a browser fills in nowhere', async () => {
  const { named } = await mountPriced(rates)
  expect(outlineOf(named('children').parentElement as Element)).toMatchInlineSnapshot(`
    "p: Of the guests, those up to 17 years, for instance: 4, 9
    input 'Ages of children (optional)' autoComplete=off inputMode=numeric maxLength=40 name=children type=text described='Of the guests, those up to 17 years, for instance: 4, 9'"
  `)
})

it('asks with a promotion code only once its field is left', async () => {
  const { send, fill, named, isAsked, did } = await mountPriced(rates)
  const calls = did.quote.mock.calls.length
  await fill(named('promotionCode'), ' SEA10 ')
  expect(did.quote.mock.calls).toHaveLength(calls)
  await send(named('promotionCode'), 'focusout')
  await isAsked({ promotionCode: 'SEA10' })
  expect(named('promotionCode').value).toBe('SEA10')
})

it('shows the refusal of a promotion code at its field, and no total', async () => {
  const { named, noteOf, until, page, send, fill } = await mountBook({
    calls: {
      quote: async (input: { promotionCode?: string }) =>
        input.promotionCode
          ? refusal(422, 'invalid_request', { promotionCode: 'invalid_choice' })
          : ok(aQuote({ ...stay, guests: 2 }, 128, rates)),
    },
  })
  await until(() => expect(named('promotionCode')).not.toBeNull())
  await fill(named('promotionCode'), 'OLD')
  await send(named('promotionCode'), 'focusout')
  await until(() => expect(noteOf(named('promotionCode'))).toContain('This code is not valid for your stay.'))
  expect(page.querySelector('div[role="status"]')?.textContent).toContain('Not available')
})

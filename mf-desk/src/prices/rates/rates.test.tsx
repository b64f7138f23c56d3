import { expect, it } from 'vitest'
import { refusedWith } from '../../testing/desk.fixture.tsx'
import { mount } from '../prices.fixture.tsx'
import { mountRates, rates } from './rates.fixture.tsx'

const saved = { ...rates, version: 'v6' }

it('says of each kind of rule what there is', async () => {
  const { outline } = await mount('Rates', { readRates: rates })
  expect(outline().split('\n').slice(7).join('\n')).toMatchInlineSnapshot(`
    "div 'Rates' role=tabpanel
      li
        button type=button
          Base pricesSea view · Loft
      li
        button type=button
          SeasonsHigh season
      li
        button type=button
          Rate plansStandard rate · Saver
      li
        button type=button
          ExtrasShuttle
      li
        button type=button
          Number of guests1 guest · 3 guests
      li
        button type=button
          Children0–3 years · 4–11 years
      li
        button type=button
          Longer staysFrom 7 nights on
      li
        button type=button
          Taxes and chargesVAT · Green tax
      li
        button type=button
          RoundingNot rounded
      li
        button type=button
          Other currenciesEuro · Chinese Yuan
      li
        button type=button
          What does a stay cost, and why?"
  `)
})

it.each([
  [
    'Seasons',
    [
      'High season | +30% on the base price | 15 Dec 2027 – 15 Jan 2028 · Fri Sat · All room types | Change | End',
    ],
  ],
  [
    'Rate plans',
    [
      'Standard rate | Costs the price of the night | Free cancellation for 24 hours after booking | Change',
      'Saver | -12.5% on every night | Never refunded · Breakfast not included · with your own words | Change | End',
    ],
  ],
  ['Extras', ['Shuttle | $45 for each person | at most 4 in a booking · is no breakfast | Change | End']],
  [
    'Number of guests',
    [
      '1 guest | −$15 a night | All room types | Change | End',
      '3 guests | +$22.50 a night | Sea view | Change | End',
    ],
  ],
  ['Children', ['0–3 years | free | Change | End', '4–11 years | $12 a night | Change | End']],
  ['Longer stays', ['From 7 nights on | 10% off | Change | End']],
  [
    'Taxes and charges',
    [
      'VAT | 18% | contained in the prices · 20% from 1 Jan 2028 | Change | End',
      'Green tax | $2 for each person a night | added to the prices · from 12 years on | Change | End',
    ],
  ],
  ['Rounding', ['Not rounded | A night costs exactly what the rules say. | Change']],
  [
    'Other currencies',
    ['Euro | 1 USD = 0.92 EUR | Change | End', 'Chinese Yuan | at the rate of the day | Change | End'],
  ],
])('lists %s in words', async (section, words) => {
  const { page } = await mountRates(section)
  const cards = [...page.querySelectorAll('article')].map((card) =>
    [...card.querySelectorAll('h2, p, button')].map((one) => one.textContent).join(' | '),
  )
  expect(cards).toEqual(words)
})

const inEach = (name: string) => ({
  'Name in English': name,
  'Name in German': name,
  'Name in Chinese': name,
})
const names = (name: string) => ({ en: name, de: name, zh: name })

it.each([
  [
    'Seasons',
    'Add a season',
    {
      'Name, for the staff only': 'Monsoon',
      'First night': '2027-05-20',
      'Last night': '2027-06-30',
      Room: 'sea',
      Amount: '-20',
    },
    {
      list: 'prices',
      season: 'Monsoon',
      from: '2027-05-20',
      until: '2027-07-01',
      weekdays: [],
      roomId: 'sea',
      percent: -20,
    },
  ],
  [
    'Rate plans',
    'Add a rate plan',
    {
      ...inEach('Early'),
      'Per cent, -10 for less': '-8',
      Cancellation: 'days_before_arrival',
      'Days before arrival': '14',
    },
    {
      list: 'plans',
      names: names('Early'),
      percent: -8,
      cancellation: { kind: 'days_before_arrival', days: 14 },
      breakfast: null,
      policy: { en: '', de: '', zh: '' },
    },
  ],
  [
    'Extras',
    'Add an extra',
    {
      ...inEach('Bicycle'),
      Amount: '7.5',
      Charged: 'night',
      'At most in one booking': '3',
      'Where it is sold': 'both',
    },
    {
      list: 'extras',
      names: names('Bicycle'),
      price: 7.5,
      per: 'night',
      max: 3,
      breakfast: null,
      soldAt: 'both',
    },
  ],
  [
    'Number of guests',
    'Add a number of guests',
    { Guests: '4', 'Amount a night, -10 for less': '25' },
    { list: 'guestPrices', roomId: '', guests: 4, perNight: 25 },
  ],
  [
    'Children',
    'Add an age',
    { 'From age': '12', 'To age': '15', 'Amount a night': '20' },
    { list: 'childPrices', fromAge: 12, toAge: 15, perNight: 20 },
  ],
  [
    'Longer stays',
    'Add a discount',
    { 'Nights at least': '14', 'Per cent off': '15' },
    { list: 'lengthDiscounts', nights: 14, percent: 15 },
  ],
  [
    'Taxes and charges',
    'Add a tax or charge',
    {
      ...inEach('City tax'),
      How: 'dollars',
      Amount: '3',
      'An amount is due': 'person_night',
      'An amount per person: from age': '12',
    },
    {
      list: 'taxes',
      names: names('City tax'),
      amount: 3,
      per: 'person_night',
      of: { room: true, extras: 'all', taxes: [] },
      changes: [],
      included: false,
      fromAge: 12,
      exemptsLocals: false,
    },
  ],
  [
    'Other currencies',
    'Add a currency',
    { 'Code, like EUR': 'GBP' },
    { list: 'otherCurrencies', currency: 'GBP' },
  ],
] as const)('%s: adds a rule', async (section, add, fields, order) => {
  const { press, control, fill, field, submit, until, page, sent } = await mountRates(section, {
    saveRate: saved,
  })
  await press(control(add))
  for (const [label, value] of Object.entries(fields)) await fill(field(label), value)
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('saveRate')).toEqual({ version: 'v5', ...order })
})

it('changes a plan at its place, ends it after a question, and never ends the standard plan', async () => {
  const { press, control, outline, fill, field, submit, until, page, sent } = await mountRates('Rate plans', {
    saveRate: saved,
    endRate: saved,
    undoPrices: { success: true },
  })
  expect(page.querySelectorAll('article')[0]?.textContent).not.toContain('End')
  await press(control('Change Saver'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Change the rate plan'
      h2: Change the rate plan
      button 'Close' type=button
      form noValidate
        p: Guests choose a plan when they book. The standard plan always exists.
        input 'Name in English' lang=en maxLength=60 name=names.en required type=text value=Saver
        input 'Name in German' lang=de maxLength=60 name=names.de type=text value=Saver (de)
        input 'Name in Chinese' lang=zh maxLength=60 name=names.zh type=text value=Saver (zh)
        input 'Per cent, -10 for less' autoComplete=off inputMode=text max=500 min=-90 name=percent required step=0.01 type=number value=-12.5
        select 'Breakfast' name=breakfast
          option: as in the standard rate, unless it is an extra
          option value=yes: Breakfast included
          option selected value=no: Breakfast not included
        select 'Cancellation' name=cancellation.kind
          option value=hours_after_booking: Free for some hours after booking
          option value=days_before_arrival: Free until some days before arrival
          option selected value=non_refundable: Never refunded
        select 'Deposit' name=deposit.kind
          option selected value=none: None
          option value=percent: A share of the price
          option value=first_night: The first night
          option value=all: The whole price
        summary: Your own words about it (optional)
        textarea 'Words in English' lang=en maxLength=4000 name=policy.en rows=3 value=No pets.
        textarea 'Words in German' lang=de maxLength=4000 name=policy.de rows=3 value=No pets. (de)
        textarea 'Words in Chinese' lang=zh maxLength=4000 name=policy.zh rows=3 value=No pets. (zh)
        button type=submit: Save"
  `)
  await fill(field('Per cent, -10 for less'), '-20')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('saveRate')).toMatchObject({
    list: 'plans',
    place: 1,
    version: 'v5',
    percent: -20,
    breakfast: false,
  })
  await press(control('Undo the last change'))
  await until(() => expect(sent('undoPrices')).toEqual({ version: 'v6' }))
  await press(control('End Saver'))
  await press([...page.querySelectorAll<HTMLElement>('dialog[open] button')].at(-1) as HTMLElement)
  await until(() => expect(sent('endRate')).toEqual({ version: 'v5', list: 'plans', place: 1 }))
})

it('keeps what was typed and says at its field what is wrong, a text of a closed part, too', async () => {
  const { press, control, fill, field, submit, until, page } = await mountRates('Rate plans', {
    saveRate: refusedWith('invalid_request', 400, {
      fields: [
        { field: 'names.de', code: 'taken' },
        { field: 'policy.zh', code: 'required' },
      ],
    }),
  })
  await press(control('Add a rate plan'))
  for (const [label, value] of Object.entries(inEach('Early'))) await fill(field(label), value)
  await submit()
  await until(() => expect(field('Name in German').getAttribute('aria-invalid')).toBe('true'))
  expect((field('Name in German') as HTMLInputElement).value).toBe('Early')
  expect(page.querySelector('details')?.hasAttribute('open')).toBe(true)
  expect(field('Words in Chinese').getAttribute('aria-invalid')).toBe('true')
})

it('asks about an unusual price, and sends it again once it is meant', async () => {
  const { press, control, fill, field, submit, until, page, sent, answer } = await mountRates('Rounding', {
    saveRate: refusedWith('price_unusual'),
  })
  await press(control('Change Not rounded'))
  await fill(field('Round the price of a night'), 'to_99')
  await submit()
  await until(() => expect(page.textContent).toContain('Is this price meant?'))
  answer({ saveRate: saved })
  await press(control('Yes, it is meant'))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('saveRate')).toEqual({ list: 'rounding', version: 'v5', rounding: 'to_99', isMeant: true })
})

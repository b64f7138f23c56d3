import type { StayExplanation } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mount } from '../prices.fixture.tsx'
import { rates } from './rates.fixture.tsx'

const night = {
  base: 120,
  rule: null,
  room: 120,
  guests: 0,
  adults: 2,
  children: 0,
  plan: 0,
  rounding: 0,
  total: 120,
}
const season = {
  season: 'High season',
  from: '2027-05-29',
  until: '2027-06-03',
  weekdays: [6, 7],
  isOfEveryRoom: true,
}
const explained: StayExplanation = {
  nights: [
    {
      ...night,
      night: '2027-05-29',
      rule: { ...season, percent: 30 },
      room: 156,
      plan: -19.5,
      rounding: -1.5,
      total: 135,
    },
    { ...night, night: '2027-05-30' },
    { ...night, night: '2027-05-31' },
    {
      ...night,
      night: '2027-06-01',
      rule: { ...season, season: '' },
      room: 200,
      guests: -15,
      adults: 1,
      children: 12,
      total: 197,
    },
  ],
  plan: { name: 'Saver', percent: -12.5 },
  lines: [
    { kind: 'length_discount', name: 'Discount for a longer stay (10 %)', amount: -57.2, included: false },
    { kind: 'tax', name: 'VAT', amount: 78.6, included: true },
  ],
  totalPrice: 514.8,
  refusals: ['A stay on these dates has at least 5 nights.'],
}

it('explains the price of the chosen nights, each part with its rule', async () => {
  const { press, control, cell, fill, field, sent, until, page, outline } = await mount('Nights', {
    readRates: rates,
    previewStay: explained,
  })
  await press(cell(1, 1))
  await press(cell(1, 3))
  await press(control('Why this price?'))
  const said = () => page.querySelector('dialog[open] section')?.textContent
  await until(() => expect(said()).toContain('Total'))
  expect(sent('previewStay')).toEqual({
    roomId: 'loft',
    checkIn: '2027-05-29',
    nights: 3,
    guests: 2,
    plan: 'standard',
  })
  expect(outline('dialog').split('section').slice(1).join('section')).toMatchInlineSnapshot(`
    " 'What does a stay cost, and why?'
        p role=status: By the rules that hold now:
        div role=status
          p: Guests cannot book this stay
          A stay on these dates has at least 5 nights.
        h3: Sat 29 May
        li: Base price$120
        li: High season, +30%Sat 29 May – Wed 2 Jun · Sat Sun · All room types+$36
        li: Saver, -12.5%Rate plans−$19.50
        li: Rounding−$1.50
        li: A night$135
        h3: Sun 30 May – Mon 31 May 2 nights
        li: Base price$120
        li: A night$120
        h3: Tue 1 Jun
        li: Base price$120
        li: Price by dateSat 29 May – Wed 2 Jun · Sat Sun · All room types$200
        li: 1 guestNumber of guests−$15
        li: Children by ageChildren+$12
        li: A night$197
        h3: The stay
        li: 4 nights$572
        li: Discount for a longer stay (10 %)Longer stays−$57.20
        li: VAT (contained)Taxes and charges($78.60)
        li: Total$514.80"
  `)
  await fill(field('Ages of children'), '4, 9')
  await fill(field('Rate plan'), 'saver')
  await fill(field('Guests, with children'), '4')
  await fill(field('Promotion code'), 'CALM2027')
  await until(() =>
    expect(sent('previewStay')).toMatchObject({
      guests: 4,
      children: [4, 9],
      plan: 'saver',
      promotionCode: 'CALM2027',
    }),
  )
  await fill(field('Nights'), '')
  await until(() => expect(said()).toContain('Say the room'))
  await press(control('Close'))
  expect(page.querySelector('dialog[open]')).toBeNull()
})

import type { StayExplanationInput } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { firstRates, ratesSchema } from '../../property/rates/rates.ts'
import { openTestStaff } from '../../testing/staff.ts'
import { createDeskCommands } from '../create-desk-commands.ts'

const name = { en: 'Green tax', de: 'Umweltabgabe', zh: '环境税' }
const span = { from: '2027-12-24', until: '2027-12-25' }
const rates = ratesSchema.parse({
  plans: [...firstRates.plans, { id: 'saver', name, percent: -10, cancellation: { kind: 'non_refundable' } }],
  prices: [{ ...span, season: 'Christmas', percent: 20 }],
  guestPrices: [{ guests: 1, perNightCents: -1500 }],
  childPrices: [{ fromAge: 4, toAge: 11, perNightCents: 1200 }],
  restrictions: [{ ...span, minNights: 5, binds: 'stay_through' }],
  lengthDiscounts: [{ nights: 2, percent: 5 }],
  taxes: [{ id: 'green', name, amountCents: 200, per: 'person_night', included: false, fromAge: 12 }],
  rounding: 'to_5',
})
const stay = {
  roomId: 'lighthouse-suite',
  checkIn: '2027-12-24',
  nights: 2,
  guests: 2,
  children: [4],
  plan: 'saver',
}

const open = async () => {
  const { api, call } = await openTestStaff()
  const explain = async (more: Partial<StayExplanationInput> = {}) =>
    call('previewStay', { body: { ...stay, ...more } })
  return { api, explain }
}

it('R-staff-explained: names the rule behind each part of a price, which is that of a quote', async () => {
  const { api, explain } = await open()
  const desk = createDeskCommands({ db: api.db, who: 'test', now: () => new Date('2027-06-01T06:00:00Z') })
  await desk.rates.replace(rates)
  const { status, data } = await explain()
  expect(status).toBe(200)
  const night = { base: 235, adults: 1, guests: -15, children: 12 }
  const rule = { ...span, season: 'Christmas', weekdays: [], isOfEveryRoom: true, percent: 20 }
  expect(data).toEqual({
    nights: [
      { ...night, night: '2027-12-24', rule, room: 282, plan: -27.9, rounding: -1.1, total: 250 },
      { ...night, night: '2027-12-25', rule: null, room: 235, plan: -23.2, rounding: 1.2, total: 210 },
    ],
    plan: { name: 'Green tax', percent: -10 },
    lines: [
      { kind: 'length_discount', name: 'Discount for a longer stay (5 %)', amount: -23, included: false },
      { kind: 'tax', name: 'Green tax', amount: 4, included: false },
    ],
    totalPrice: 441,
    refusals: ['A stay on these dates has at least 5 nights.'],
  })
  const { roomId: roomType, nights: _, ...asked } = stay
  await desk.rates.replace({ ...rates, restrictions: [] })
  const quote = { ...asked, roomType, checkOut: '2027-12-26' }
  expect((await (await api.post('/api/quotes', quote)).json()).totalPrice).toBe(441)
})

it('explains a stay with a wrong code as without it, and refuses what no quote answers', async () => {
  const { explain } = await open()
  const wrong = { plan: 'standard', promotionCode: 'CALM2027' }
  expect((await explain(wrong)).data).toMatchObject({
    totalPrice: 470,
    refusals: [expect.stringMatching(/code/)],
  })
  expect((await explain({ plan: 'standard', checkIn: '2027-05-31' })).data).toMatchObject({
    fields: [{ field: 'checkIn', code: 'in_the_past' }],
  })
  expect((await explain()).data).toMatchObject({ code: 'rate_not_found', fields: [{ field: 'plan' }] })
  expect((await explain({ plan: 'standard', guests: 8 })).data.code).toBe('capacity_exceeded')
})

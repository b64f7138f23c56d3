import type { Quote } from '@calm-rest/contract/api'
import { outlineOf } from '@calm-rest/federation/testing'
import { expect, it } from 'vitest'
import { coral, horizon, mountBook, refusal, stay } from '../mount-book.fixture.tsx'
import { aQuote } from '../rules/quote.fixture.ts'

type Given = Parameters<typeof mountBook>[0]

const mount = async (given: Given = {}) => {
  const view = await mountBook(given)
  const { page } = view
  const summary = () => page.querySelector('section[aria-labelledby]') as Element
  /** Names and values of the ticket's rows. */
  const rows = () =>
    [...summary().querySelectorAll('dt')].map((one) =>
      `${one.textContent}: ${one.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '),
    )
  const total = () => summary().querySelector('[role="status"]') as Element
  const terms = () => [...summary().querySelectorAll('li')].map((one) => one.textContent)
  return { ...view, summary, rows, total, terms }
}

const base = aQuote({ ...stay, guests: 2 })
const roomOf = (change: Partial<Quote['rooms'][number]>) =>
  [Object.assign({}, base.rooms[0], change)] as Quote['rooms']
const nights = (...prices: number[]) =>
  prices.map((price, i) => ({ night: `2027-03-0${i + 1}`, price })) as Quote['rooms'][number]['nights']

it('has a dash for what is not chosen yet, and the price of a night', async () => {
  const { rows, total, summary, terms } = await mount({ props: {} })
  expect(rows()).toEqual([
    'Check-in: –',
    'Check-out: –',
    'Nights: –',
    'Guests: 2 guests',
    'Price per night: $128',
  ])
  expect(total().textContent).toBe('Total price Not available')
  expect(total().hasAttribute('aria-busy')).toBe(false)
  expect(summary().textContent).toContain('Horizon Room')
  expect(terms()).toContain('Breakfast and all taxes are included.')
})

it('tells nights of several prices apart', async () => {
  const { rows } = await mount({ quote: { rooms: roomOf({ nights: nights(100, 100, 120) }) } })
  expect(rows().slice(4)).toEqual([
    '2 nights from 1 Mar: $100 per night',
    '1 night from 3 Mar: $120 per night',
  ])
})

it('strikes the price before a discount through', async () => {
  const discounted = [{ night: '2027-03-01', price: 90, regularPrice: 100 }] as never
  const { rows, summary } = await mount({ quote: { rooms: roomOf({ nights: discounted }) } })
  expect(rows().at(-1)).toContain('$90')
  expect(summary().querySelector('del')?.textContent).toBe('$100')
  expect(outlineOf(summary())).toContain('p: Regular price $100 Price now $90')
})

it('names a free night by no price', async () => {
  const { rows } = await mount({ quote: { rooms: roomOf({ nights: nights(0, 0, 0) }) } })
  expect(rows().at(-1)).toBe('Price per night: Not available')
})

it('says the ages of children', async () => {
  const { rows, fill, named, until } = await mount({
    quote: { asks: { children: true, promotionCode: false } },
  })
  expect(rows().some((row) => row.startsWith('Age'))).toBe(false)
  await fill(named('children'), '4, 7')
  await until(() => expect(rows().join()).toContain('4, 7'))
})

it('has a line for discounts, extras and taxes, with their number, and says what is included', async () => {
  const lines = [
    { kind: 'discount', name: 'Early bird', amount: -10, included: false },
    { kind: 'extra', name: 'Dinner', amount: 40, quantity: 2, included: false },
    { kind: 'extra', name: 'Shuttle', amount: 45, quantity: 1, included: false },
    { kind: 'tax', name: 'Green tax', amount: 6, included: true },
  ] as never
  const { rows } = await mount({ quote: { rooms: roomOf({ lines }) } })
  expect(rows().slice(-4)).toEqual([
    'Early bird: -$10',
    '2 × Dinner: $40',
    'Shuttle: $45',
    'Green tax: $6 (included)',
  ])
})

it('has one figure for a night: what the guest pays in the list of rooms, the summary and the total', async () => {
  const green = { kind: 'tax', name: 'Green tax', amount: 12, included: false } as const
  const shuttle = { kind: 'extra', name: 'Shuttle', amount: 45, quantity: 1 } as const
  const free = { status: 'known', left: { 'horizon-room': 1 }, prices: { 'horizon-room': { price: 99.5 } } }
  const mounted = async (lines: (typeof green | typeof shuttle)[], totalPrice: number) => {
    const quote = { rooms: roomOf({ nights: nights(95.5, 95.5, 95.5), lines }), totalPrice }
    return mount({ quote, data: { free: { question: '2027-03-01/2027-03-04/0', free } as never } })
  }
  const { rows, total, page } = await mounted([green], 298.5)
  // the list of rooms: a night as it is quoted alone, with its taxes
  expect(page.querySelector('[name="roomType"] option')?.textContent).toContain('$99.50')
  // the summary: the same night, which has the tax in it, and three of them
  expect(rows().slice(4)).toEqual(['Price per night: $99.50', 'Green tax: $12 (included)'])
  expect(total().textContent).toContain('$298.50')
  // beside an extra, whose taxes belong to no night: every line is a part of the total
  const more = await mounted([green, shuttle], 343.5)
  expect(more.rows().slice(4)).toEqual([
    'Price per night before taxes: $95.50',
    'Green tax: $12',
    'Shuttle: $45',
  ])
})

it('says about how much it is in other currencies, without cents', async () => {
  const about = [
    { currency: 'EUR', amount: 351.6 },
    { currency: 'LKR', amount: 115_200 },
  ] as never
  const { total } = await mount({ quote: { about } })
  expect(total().textContent).toMatch(/€352 · LKR\s115,200/)
  expect((await mount()).total().querySelectorAll('p')).toHaveLength(0)
})

it('names the rooms of a booking of several, each with its price', async () => {
  const [first] = base.rooms
  const quoted = [
    Object.assign({}, first, { nights: nights(100, 110, 120), totalPrice: 330 }),
    Object.assign({}, first, { roomId: 'coral', nights: nights(90, 90, 90), totalPrice: 270 }),
  ] as Quote['rooms']
  const { submitBy, control, rows, until, summary } = await mount({
    quote: { rooms: quoted, totalPrice: 600 },
  })
  await submitBy(control('Add another room'))
  await until(() => expect(summary().textContent).toContain('$600'))
  expect(rows().slice(3)).toEqual(['Horizon Room, 2 guests: $330', 'Horizon Room, 2 guests: $90 per night'])
  expect(summary().querySelectorAll('p')[0]?.textContent, 'no room alone').not.toBe('Horizon Room')
})

it('says while the price is asked, and why there is none', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { total, until } = await mount({ calls: { quote: () => promise } })
  await until(() => expect(total().getAttribute('aria-busy')).toBe('true'))
  expect(total().textContent).toContain('Total price ')
  expect(total().textContent).not.toContain('Not available')
  resolve(refusal(409, 'room_taken'))
  await until(() => expect(total().textContent).toBe('Total price Not availableRefused: room_taken'))
  expect(total().hasAttribute('aria-busy')).toBe(false)
})

it("leaves a problem of a field to the field's own words", async () => {
  const { total, until } = await mount({
    calls: { quote: async () => refusal(422, 'invalid_request', { checkOut: 'too_long' }) },
  })
  await until(() => expect(total().hasAttribute('aria-busy')).toBe(false))
  expect(total().textContent).toBe('Total price Not available')
})

it.each([
  ['the property', { kind: 'hours_after_booking', hours: 48 }, 'Free cancellation within 48 hours'],
  ['days before', { kind: 'days_before_arrival', days: 5 }, '24 February'],
  ['none', { kind: 'non_refundable' }, 'No refund after booking.'],
])('says until when it is free to cancel: %s', async (_what, cancellation, said) => {
  const [plan] = base.plans
  const terms = { cancellation, freeUntil: '2026-11-22T10:00:00.000Z', policy: 'In writing.' }
  const plans = [Object.assign({}, plan, { terms })] as Quote['plans']
  const { terms: shown } = await mount({ quote: { plans } })
  expect(shown()[0]).toContain(said)
  expect(shown()[0]).toMatch(/ In writing\.$/)
  const dead = [
    Object.assign({}, plan, { terms: Object.assign({}, terms, { freeUntil: null }) }),
  ] as Quote['plans']
  const { terms: over } = await mount({ quote: { plans: dead } })
  expect(over()[0]).toContain('No refund after booking.')
})

it('says that taxes come on top only where they do', async () => {
  const tax = (included: boolean) =>
    roomOf({ lines: [{ kind: 'tax', name: 'Green tax', amount: 6, included }] as never })
  expect((await mount({ quote: { rooms: tax(true) } })).terms()).toContain(
    'Breakfast and all taxes are included.',
  )
  expect((await mount({ quote: { rooms: tax(false) } })).terms()).toContain('Breakfast is included.')
})

it('says the room that is chosen, and lists its lowest price without dates', async () => {
  const { fill, named, summary, rows } = await mount({
    props: {},
    data: { rooms: [horizon, Object.assign({}, coral, { priceVaries: true })] },
  })
  await fill(named('roomType'), 'coral')
  expect(summary().textContent).toContain('Coral Suite')
  expect(rows().at(-1)).toBe('Price per night: from $96')
})

it('R-deposit: says nothing of paying at the house where the plan has a deposit', async () => {
  const plans = base.plans.map((plan) => ({ ...plan, terms: { ...plan.terms, deposit: true as const } }))
  expect((await mount()).terms().join(' ')).toContain('You pay at the house')
  expect((await mount({ quote: { plans } })).terms().join(' ')).not.toContain('You pay at the house')
})

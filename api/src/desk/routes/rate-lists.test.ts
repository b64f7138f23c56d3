import type { RateInput, StaffRates } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { openTestStaff } from '../../testing/staff.ts'

const names = { en: 'Saver', de: 'Sparpreis', zh: '特惠' }
const july = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2, roomType: 'lighthouse-suite' }

type Order = RateInput extends infer One ? (One extends unknown ? Omit<One, 'version'> : never) : never

const plan = {
  list: 'plans',
  names,
  percent: -10,
  cancellation: { kind: 'days_before_arrival', days: 7 },
  breakfast: null,
} as const satisfies Order
const extra = {
  list: 'extras',
  names,
  price: 45,
  per: 'stay',
  max: 2,
  breakfast: null,
} as const satisfies Order
const tax = {
  list: 'taxes',
  names,
  amount: 2,
  per: 'person_night',
  included: false,
  fromAge: 0,
} as const satisfies Order
const season = {
  list: 'prices',
  season: 'High season',
  from: '2027-07-01',
  until: '2027-07-02',
  weekdays: [],
  roomId: '',
  percent: 20,
} as const satisfies Order
const single = { list: 'guestPrices', roomId: '', guests: 2, perNight: -15 } as const satisfies Order

const open = async () => {
  const { api, call } = await openTestStaff()
  const read = async () => (await call('readRates')).data
  return {
    call,
    read,
    save: async (order: Order) =>
      call('saveRate', { body: { version: (await read()).version, ...order } as RateInput }),
    quote: async (more: object = {}) => (await api.post('/api/quotes', { ...july, ...more })).json(),
    reasons: () =>
      api.db
        .prepare("SELECT after ->> 'reason' AS reason FROM desk_log WHERE subject = 'rates' ORDER BY id")
        .pluck()
        .all(),
  }
}

it('R-staff-rates: a plan is sold from the next quote on, changed and ended, and the standard plan always exists', async () => {
  const { call, read, save, quote, reasons } = await open()
  const { data } = await save(plan)
  expect(data.plans.map(({ id, isStandard, percent }) => [id, isStandard, percent])).toEqual([
    ['standard', true, 0],
    ['saver', false, -10],
  ])
  expect((await quote()).plans.map(({ totalPrice }: { totalPrice: number }) => totalPrice)).toEqual([
    705, 634.5,
  ])
  const policy = { en: 'No pets.', de: 'Keine Tiere.', zh: '不接待宠物。' }
  await save({ ...plan, place: 1, percent: -20, policy })
  expect((await quote({ plan: 'saver' })).totalPrice).toBe(564)
  expect((await quote()).plans[1].terms).toMatchObject({ policy: 'No pets.' })
  const version = async () => (await read()).version
  const end = async (place: number) =>
    call('endRate', { body: { version: await version(), list: 'plans', place } })
  expect((await end(0)).data).toMatchObject({ fields: [{ field: 'place', code: 'invalid_choice' }] })
  expect((await end(1)).data.plans).toHaveLength(1)
  expect((await call('undoPrices', { body: { version: await version() } })).status).toBe(200)
  expect((await read()).plans).toMatchObject([{ id: 'standard' }, { id: 'saver', percent: -20, policy }])
  expect(await reasons()).toEqual([
    'rate added: plan Saver, -10 %, days_before_arrival',
    'rate changed: plan Saver, -20 %, days_before_arrival, instead of plan Saver, -10 %, days_before_arrival',
    'rate ended: plan Saver, -20 %, days_before_arrival',
    null,
  ])
})

it.each([
  [extra, { extras: [{ id: 'saver', quantity: 2 }] }, 795],
  [tax, {}, 717],
  [{ ...tax, fromAge: 18 }, { children: [17] }, 711],
  [season, {}, 752],
  [single, {}, 660],
  [{ list: 'childPrices', fromAge: 4, toAge: 11, perNight: 12 }, { children: [4] }, 741],
  [{ list: 'lengthDiscounts', nights: 3, percent: 10 }, {}, 634.5],
  [{ list: 'rounding', rounding: 'to_99' }, {}, 704.97],
] satisfies [Order, object, number][])(
  'R-staff-rates: %j is in the price of the next quote, %j, until it is undone',
  async (order, more, total) => {
    const { call, read, save, quote } = await open()
    const before = (await quote()).totalPrice
    const { status, data } = await save(order)
    expect([status, (await quote(more)).totalPrice]).toEqual([200, total])
    const { data: changes } = await call('readPriceChanges')
    expect(changes.changes[0]?.parts).toMatchObject([{ list: order.list }])
    expect((await call('undoPrices', { body: { version: data.version } })).status).toBe(200)
    expect((await quote()).totalPrice).toBe(before)
    expect((await read()).rounding).toBe('none')
  },
)

it('a quote shows the total in another currency', async () => {
  const { save, quote } = await open()
  await save({ list: 'otherCurrencies', currency: 'eur', perDollar: 0.9 })
  expect((await quote()).about).toEqual([{ currency: 'EUR', amount: 635 }])
})

it.each([
  [plan, { ...plan, percent: -60 }],
  [extra, { ...extra, price: 450 }],
  [single, { ...single, perNight: 300 }],
  [season, { ...season, percent: -60 }],
  [
    { list: 'lengthDiscounts', nights: 7, percent: 5 },
    { list: 'lengthDiscounts', nights: 7, percent: 55 },
  ],
  [
    { list: 'otherCurrencies', currency: 'EUR', perDollar: 0.9 },
    { list: 'otherCurrencies', currency: 'EUR', perDollar: 9 },
  ],
] satisfies [Order, Order][])('R-staff-brake: after %j, %j is asked about', async (usual, unusual) => {
  const { read, save } = await open()
  const { status, data } = await save(usual)
  const { place = 0 } = (data[usual.list] as StaffRates['plans']).at(-1) ?? {}
  const change = { ...unusual, place } as Order
  const refused = await save(change)
  expect([status, refused.status, refused.data.code]).toEqual([200, 409, 'price_unusual'])
  expect((await read()).version).toBe(data.version)
  expect((await save({ ...change, isMeant: true })).status).toBe(200)
})

it.each([
  [{ ...plan, names: { ...names, en: ' ' } }, 'names.en', 'required'],
  [{ ...plan, percent: -91 }, 'percent', 'too_small'],
  [{ ...plan, cancellation: { kind: 'days_before_arrival', days: 400 } }, 'cancellation.days', 'too_large'],
  [{ ...plan, policy: { en: '', de: 'Keine Tiere.', zh: '不' } }, 'policy.en', 'required'],
  [{ ...plan, place: 7 }, 'place', 'invalid_choice'],
  [{ ...plan, names: { ...names, en: 'Standard rate' } }, 'names.en', 'taken'],
  [{ ...extra, max: 11 }, 'max', 'too_large'],
  [{ ...single, roomId: 'attic' }, 'roomId', 'invalid_choice'],
  [{ list: 'childPrices', fromAge: 9, toAge: 4, perNight: 1 }, 'toAge', 'too_small'],
  [{ ...tax, percent: 5 }, 'percent', 'required'],
  [{ ...tax, fromAge: 19 }, 'fromAge', 'too_large'],
  [{ ...season, until: '2027-07-01' }, 'until', 'not_after_check_in'],
  [{ ...season, from: '2027-05-01', until: '2027-06-01' }, 'until', 'in_the_past'],
  [{ ...season, until: '2031-01-01' }, 'until', 'too_far_ahead'],
  [{ ...season, season: '' }, 'season', 'required'],
  [{ list: 'otherCurrencies', currency: 'EURO' }, 'currency', 'invalid_type'],
] satisfies [Order, string, string][])('refuses %j at its field', async (order, field, code) => {
  const { read, save } = await open()
  expect((await save(order)).data).toMatchObject({ code: 'invalid_request', fields: [{ field, code }] })
  expect((await read()).plans).toHaveLength(1)
})

it.each([
  [single, 'guests'],
  [{ list: 'childPrices', fromAge: 2, toAge: 5, perNight: 5 }, 'fromAge'],
  [{ list: 'lengthDiscounts', nights: 7, percent: 5 }, 'nights'],
  [{ list: 'otherCurrencies', currency: 'EUR' }, 'currency'],
] satisfies [Order, string][])('refuses %j a second time', async (order, field) => {
  const { save } = await open()
  expect((await save(order)).status).toBe(200)
  expect((await save(order)).data).toMatchObject({ fields: [{ field, code: 'taken' }] })
  expect((await save({ ...order, place: 0 })).status).toBe(200)
})

it('ends the restrictions of a plan with it', async () => {
  const { call, read, save, quote } = await open()
  const { version } = (await save(plan)).data
  const span = { from: '2027-07-01', until: '2027-08-01' }
  const restriction = { ...span, version, plan: 'saver', minDaysAhead: 60 }
  const { data: restricted } = await call('addRestriction', { body: restriction })
  expect(restricted.restrictions).toMatchObject([{ plan: 'Saver', minDaysAhead: 60 }])
  expect((await quote()).plans).toHaveLength(1)
  const wrong = { ...restriction, version: restricted.version, plan: 'early' }
  expect((await call('addRestriction', { body: wrong })).data).toMatchObject({ fields: [{ field: 'plan' }] })
  await call('endRate', { body: { version: restricted.version, list: 'plans', place: 1 } })
  expect((await read()).plans).toHaveLength(1)
  expect((await call('readRateRules')).data.restrictions).toEqual([])
})

it('R-staff-season-copies: the prices of a year are copied to the next after a preview, once, and can be undone', async () => {
  const { call, read, save, quote } = await open()
  await save({ ...season, season: 'Christmas', from: '2027-12-24', until: '2027-12-27' })
  const copy = { year: 2027, by: 'dates' } as const
  const { data: preview } = await call('previewSeasonCopy', { body: copy })
  const days = { from: '2028-12-24', until: '2028-12-27', weekdays: [] }
  expect(preview.seasons).toEqual([{ season: 'Christmas', roomType: null, ...days }])
  expect(preview.rooms.find(({ roomId }) => roomId === 'lighthouse-suite')).toMatchObject({
    nights: 3,
    before: { lowest: 235, highest: 235 },
    after: { lowest: 282, highest: 282 },
  })
  const { status, data } = await call('copySeasons', { body: { ...copy, version: preview.version } })
  expect([status, data.prices.map(({ from }) => from)]).toEqual([200, ['2027-12-24', '2028-12-24']])
  const christmas = { checkIn: '2028-12-24', checkOut: '2028-12-26' }
  expect((await quote(christmas)).totalPrice).toBe(564)
  const again = await call('copySeasons', { body: { ...copy, version: data.version } })
  expect(again.data).toMatchObject({ fields: [{ field: 'year', code: 'invalid_choice' }] })
  expect((await call('undoPrices', { body: { version: data.version } })).status).toBe(200)
  expect((await read()).prices).toHaveLength(1)
})

const levy = (en: string, percent: number, more: object = {}): Order => ({
  list: 'taxes',
  names: { en, de: en, zh: en },
  percent,
  per: 'stay',
  included: false,
  fromAge: 0,
  ...more,
})

it('levies taxes on taxes, each from its day on, and refuses one that is due on itself', async () => {
  const { save, quote, read } = await open()
  await save(levy('Service', 10))
  await save(levy('TDL', 1, { of: { room: true, extras: 'all', taxes: ['service'] } }))
  const vat = levy('VAT', 18, {
    of: { room: true, extras: 'all', taxes: ['service', 'tdl'] },
    changes: [{ from: '2027-07-02', percent: 20 }],
  })
  await save(vat)
  const quoted = async (more: object = {}) => (await quote(more)).rooms[0]
  const { nights, lines, totalPrice } = await quoted()
  const room = nights.reduce((sum: number, { price }: { price: number }) => sum + price, 0)
  const due = [0.1, 0.011, 1.111 * 0.18].map((share) => Math.round(room * share * 100) / 100)
  expect(lines.map(({ amount }: { amount: number }) => amount)).toEqual(due)
  expect(totalPrice).toBeCloseTo(room + due[0] + due[1] + due[2], 5)
  const later = await quoted({ checkIn: '2027-07-02', checkOut: '2027-07-05' })
  expect(later.lines[2].amount).toBeCloseTo(room * 1.111 * 0.2, 2)

  const service = (await read()).taxes[0]
  const circle = {
    ...levy('Service', 10, { of: { room: true, extras: 'all', taxes: ['vat'] } }),
    place: service?.place,
  }
  expect(await save(circle)).toMatchObject({
    status: 400,
    data: { fields: [{ field: 'of', code: 'invalid_choice' }] },
  })
  const contained = levy('Contained', 5, {
    included: true,
    of: { room: true, extras: 'all', taxes: ['vat'] },
  })
  expect(await save(contained)).toMatchObject({ status: 400, data: { fields: [{ field: 'of' }] } })
})

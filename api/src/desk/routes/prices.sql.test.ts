import type { PricePreviewInput } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'

const christmas = {
  rooms: ['lighthouse-suite', 'horizon-room'],
  from: '2027-12-24',
  until: '2027-12-27',
  by: 'percent',
  value: 20,
} as const satisfies PricePreviewInput

const open = async () => {
  const staff = await openTestStaff()
  const { api, call } = staff
  return {
    ...staff,
    quoteOf: async (room: string) => {
      const stay = { roomType: room, checkIn: christmas.from, checkOut: christmas.until, guests: 2 }
      const { rooms } = await (await api.post('/api/quotes', stay)).json()
      return rooms[0].nights as { night: string; price: number }[]
    },
    book: async () => {
      const booking = {
        ...goodBooking,
        roomType: 'coral-suite',
        checkIn: '2027-12-23',
        checkOut: '2027-12-26',
      }
      const answer = await api.post('/api/bookings', { ...booking, totalPrice: 804 })
      return (await answer.json()) as { reference: string }
    },
    grid: async () => (await call('readPrices', { query: { from: '2027-12-20', until: '2028-01-01' } })).data,
    changes: () =>
      api.db
        .prepare(
          "SELECT who, action, after ->> 'reason' AS reason FROM desk_log WHERE subject = 'rates' ORDER BY id",
        )
        .all(),
  }
}

it('R-staff-prices: a guest is quoted the previewed prices night by night, and no other night or room changes', async () => {
  const { call, quoteOf, grid, changes } = await open()
  const before = await grid()
  const { data: preview } = await call('previewPrices', { body: christmas })
  expect(preview.rooms.map(({ roomId }) => roomId).sort()).toEqual(['horizon-room', 'lighthouse-suite'])
  expect((await grid()).version).toBe(before.version)
  const { status, data } = await call('changePrices', { body: { ...christmas, version: preview.version } })
  expect([status, data.version === before.version]).toEqual([200, false])
  for (const { roomId, nights } of preview.rooms) {
    const promised = nights.map(({ night, after }) => ({ night, price: after }))
    expect(await quoteOf(roomId)).toEqual(promised)
    expect(nights.every(({ before: was, after }) => after === Math.round(was * 120) / 100)).toBe(true)
  }
  const after = await grid()
  for (const [row, { roomId, days }] of before.rooms.entries())
    for (const [column, day] of days.entries()) {
      const isChanged =
        christmas.rooms.some((id) => id === roomId) && christmas.from <= day.day && day.day < christmas.until
      expect(after.rooms[row]?.days[column]?.price === day.price).toBe(!isChanged)
    }
  expect(await changes()).toEqual([
    {
      who: 'owner',
      action: 'rates change',
      reason: 'prices of lighthouse-suite, horizon-room from 2027-12-24 until 2027-12-27: 20 % more',
    },
  ])
})

it('R-staff-brake: less than half or more than twice the former price requires a confirmation, and the last change can be undone', async () => {
  const { call, grid, changes } = await open()
  const change = async (value: number, more: object = {}) =>
    call('changePrices', {
      body: { ...christmas, by: 'percent', value, version: (await grid()).version, ...more },
    })
  const prices = async () => (await grid()).rooms.map(({ days }) => days.map(({ price }) => price))
  const before = await prices()
  for (const value of [-51, 101]) {
    const refused = await change(value)
    expect([refused.status, refused.data.code]).toEqual([409, 'price_unusual'])
  }
  expect(await prices()).toEqual(before)
  expect((await change(-50)).status).toBe(200)
  const halved = await prices()
  const meant = await change(-60, { isMeant: true })
  expect(meant.status).toBe(200)
  const undo = (version: string) => call('undoPrices', { body: { version } })
  expect((await undo('old')).data).toMatchObject({ code: 'changed_meanwhile' })
  expect((await undo(meant.data.version)).data).toEqual({ success: true })
  expect(await prices()).toEqual(halved)
  expect((await changes()).map((line) => (line as { action: string }).action)).toEqual([
    'rates change',
    'rates change',
    'rates restore',
  ])
})

it('R-staff-versions: a change on outdated prices, even by the command line, is refused with the new ones', async () => {
  const { call, grid, api } = await open()
  const { version } = await grid()
  const change = (value: number) =>
    call('changePrices', { body: { ...christmas, by: 'set', value, version, isMeant: true } })
  expect((await change(300)).status).toBe(200)
  const late = await change(310)
  const { rooms, version: now } = late.data.current as Awaited<ReturnType<typeof grid>>
  expect([late.status, late.data.code, now]).toEqual([409, 'changed_meanwhile', (await grid()).version])
  const changed = rooms.find(({ roomId }) => roomId === 'horizon-room')
  expect(changed?.days.map(({ price }) => price)).toEqual([300, 300, 300])
  // a change in per cent is relative to the room's own price
  await api.db.exec("UPDATE room_types SET price_cents = price_cents + 100 WHERE id = 'horizon-room'")
  const stale = await call('changePrices', { body: { ...christmas, version: now } })
  expect(stale.data.code).toBe('changed_meanwhile')
})

it.each([
  [{ from: '2027-05-31' }, 'from', 'in_the_past'],
  [{ until: '2027-12-24' }, 'until', 'not_after_check_in'],
  [{ from: '2029-05-01', until: '2029-07-01' }, 'until', 'too_far_ahead'],
  [{ from: '2027-07-01', until: '2028-12-24' }, 'until', 'stay_too_long'],
  [{ rooms: ['attic'] }, 'rooms', 'invalid_choice'],
  [{ weekdays: [2] }, 'weekdays', 'invalid_choice'],
  [{ value: -100 }, 'value', 'too_small'],
  [{ by: 'set', value: 20_000_000 }, 'value', 'too_large'],
])('refuses %j, in a preview too', async (wrong, field, code) => {
  const { call, grid } = await open()
  const body = { ...christmas, ...wrong }
  const refused = { code: 'invalid_request', fields: [{ field, code }] }
  expect((await call('previewPrices', { body })).data).toMatchObject(refused)
  const { version } = await grid()
  expect((await call('changePrices', { body: { ...body, version } })).data).toMatchObject(refused)
  expect((await grid()).version).toBe(version)
})

const oneRoom = { ...christmas, rooms: ['coral-suite'] }

it.each([
  ['today', { from: '2027-06-01', until: '2027-06-02' }],
  ['the last night that guests can book', { from: '2029-05-30', until: '2029-05-31' }],
  ['a cent', { by: 'set' as const, value: 0.01 }],
  ['the highest price', { by: 'set' as const, value: 10_000_000 }],
])('R-staff-prices: allows a price for %s', async (_what, change) => {
  const { call } = await open()
  const { status, data } = await call('previewPrices', { body: { ...oneRoom, ...change } })
  expect([status, data.rooms[0]?.nights.length]).toEqual([200, 'by' in change ? 3 : 1])
})

it('R-staff-rate-rules: a restriction and a code apply from the next quote on, until they are ended', async () => {
  const { api, call, quoteOf, grid, changes } = await open()
  const { data: none } = await call('readRateRules')
  expect(none).toMatchObject({ restrictions: [], promotionCodes: [] })
  const { data: restricted } = await call('addRestriction', {
    body: {
      version: none.version,
      roomId: 'horizon-room',
      from: '2027-12-20',
      until: '2027-12-31',
      minNights: 5,
      closedToArrival: true,
    },
  })
  const stay = { checkIn: christmas.from, checkOut: christmas.until, guests: 2 }
  const ask = async (more: object) => (await api.post('/api/quotes', { ...stay, ...more })).json()
  expect(await ask({ roomType: 'horizon-room' })).toMatchObject({ code: 'stay_restricted' })
  const shown = (await grid()).rooms.find(({ roomId }) => roomId === 'horizon-room')
  expect(shown?.days[0]).toMatchObject({ day: '2027-12-20', minNightsThrough: 5, closedToArrival: true })
  expect(restricted.restrictions).toMatchObject([
    { place: 0, roomId: 'horizon-room', roomType: 'Horizon Room', plan: null, weekdays: [] },
  ])
  const { data: coded } = await call('addPromotionCode', {
    body: { version: restricted.version, code: 'calm2027', percent: 10, bookUntil: '', maxUses: 5 },
  })
  expect(coded.promotionCodes).toEqual([{ code: 'CALM2027', percent: 10, maxUses: 5, uses: 0 }])
  const whole = (await quoteOf('lighthouse-suite')).reduce((sum, { price }) => sum + price, 0)
  const withCode = { roomType: 'lighthouse-suite', promotionCode: 'CALM2027' }
  expect((await ask(withCode)).totalPrice).toBe(whole * 0.9)
  const twice = { version: coded.version, code: 'CALM2027', dollars: 5 }
  expect((await call('addPromotionCode', { body: twice })).data).toMatchObject({
    fields: [{ field: 'code', code: 'taken' }],
  })
  const late = { version: none.version, place: 0 }
  expect((await call('endRestriction', { body: late })).data.code).toBe('changed_meanwhile')
  const { data: open1 } = await call('endRestriction', { body: { version: coded.version, place: 0 } })
  const { data: ended } = await call('endPromotionCode', {
    body: { version: open1.version, code: 'CALM2027' },
  })
  expect(ended).toMatchObject({ restrictions: [], promotionCodes: [] })
  expect((await ask({ roomType: 'horizon-room' })).totalPrice).toBeGreaterThan(0)
  expect(await ask(withCode)).toMatchObject({ code: 'promotion_invalid' })
  expect((await changes()).map((line) => (line as { reason: string }).reason.split(':')[0])).toEqual([
    'restriction added',
    'promotion code added',
    'restriction ended',
    'promotion code ended',
  ])
})

it.each([
  ['addRestriction', { from: '2027-12-20', until: '2027-12-31' }, 'minNights', 'required'],
  ['addRestriction', { from: '2027-01-01', until: '2027-06-01', minNights: 2 }, 'until', 'in_the_past'],
  [
    'addRestriction',
    { from: '2027-12-20', until: '2027-12-20', minNights: 2 },
    'until',
    'not_after_check_in',
  ],
  [
    'addRestriction',
    { from: '2027-12-20', until: '2027-12-31', minNights: 3, maxNights: 2 },
    'maxNights',
    'too_small',
  ],
  ['closeProperty', { from: '2027-01-01', until: '2027-06-01' }, 'until', 'in_the_past'],
  ['closeProperty', { from: '2027-12-20', until: '2027-12-20' }, 'until', 'not_after_check_in'],
  ['closeProperty', { from: '2029-05-01', until: '2029-07-01' }, 'until', 'too_far_ahead'],
  ['closeProperty', { from: '2027-12-20', until: '2027-12-21', place: 0 }, 'place', 'invalid_choice'],
  ['endClosure', { place: 0 }, 'place', 'invalid_choice'],
  ['addPromotionCode', { code: 'CALM27' }, 'percent', 'required'],
  ['addPromotionCode', { code: 'CALM27', percent: 5, bookUntil: '2027-05-31' }, 'bookUntil', 'in_the_past'],
  ['addPromotionCode', { code: 'CALM2', percent: 5 }, 'code', 'too_short'],
  [
    'addPromotionCode',
    { code: 'CALM27', percent: 5, from: '2027-07-02', until: '2027-07-02' },
    'until',
    'not_after_check_in',
  ],
  [
    'addRestriction',
    { from: '2027-12-20', until: '2027-12-31', minDaysAhead: 9, maxDaysAhead: 8 },
    'maxDaysAhead',
    'too_small',
  ],
  ['endPromotionCode', { code: 'CALM' }, 'code', 'invalid_choice'],
  ['endRestriction', { place: 0 }, 'place', 'invalid_choice'],
] as const)('%s refuses %j', async (route, body, field, code) => {
  const { call } = await open()
  const { version } = (await call('readRateRules')).data
  expect((await call(route, { body: { ...body, version } })).data).toMatchObject({
    fields: [{ field, code }],
  })
})

it('R-staff-rate-rules: a restriction from the front desk applies to every stay with one of its nights, unless it is by arrival', async () => {
  const { api, call } = await open()
  const newYear = { from: '2027-12-30', until: '2028-01-02', minNights: 4 }
  const ask = async () =>
    (
      await api.post('/api/quotes', {
        roomType: 'horizon-room',
        checkIn: '2027-12-29',
        checkOut: '2028-01-01',
        guests: 2,
      })
    ).status
  const { version } = (await call('readRateRules')).data
  const { data: through } = await call('addRestriction', { body: { version, ...newYear } })
  expect([through.restrictions[0]?.binds, await ask()]).toEqual(['stay_through', 422])
  const { data: none } = await call('endRestriction', { body: { version: through.version, place: 0 } })
  await call('addRestriction', { body: { version: none.version, ...newYear, binds: 'arrival' } })
  expect(await ask()).toBe(200)
})

it('R-staff-rate-rules: a restriction keeps nobody who stands at the desk from a room', async () => {
  const { call } = await open()
  const { version } = (await call('readRateRules')).data
  const closedSummer = { from: '2027-07-01', until: '2027-08-01', minNights: 9 }
  expect((await call('addRestriction', { body: { ...closedSummer, version } })).status).toBe(200)
  const wanted = { roomId: 'horizon-room', checkIn: '2027-07-01', checkOut: '2027-07-03', guests: 2 }
  const { status, data } = await call('quoteWalkIn', { body: wanted })
  expect([status, data.nights, data.freeUnits]).toEqual([200, 2, [1, 2]])
  const guest = { firstName: 'Bela', lastName: 'Silva', lang: 'en', isHere: false } as const
  const added = await call('addWalkIn', { body: { ...wanted, ...guest, totalPrice: data.totalPrice } })
  expect(added.status).toBe(201)
})

it('R-staff-closures: closing the property previews what it affects, applies at once, and can be moved, ended and undone', async () => {
  const { api, call, quoteOf, changes, book } = await open()
  const span = { from: '2027-12-24', until: '2027-12-31' }
  const booked = await book()
  const { version: first } = (
    await call('readPrices', { query: { from: '2027-12-20', until: '2028-01-01' } })
  ).data
  await call('changePrices', { body: { ...christmas, version: first } })
  const { data: preview } = await call('previewClosure', { body: span })
  expect(preview).toMatchObject({ nights: 7, prices: 2, seasons: [], restrictions: 0 })
  expect(preview.stays).toEqual([
    {
      reference: booked.reference,
      firstName: 'Amara',
      lastName: 'Perera',
      unit: 1,
      unitName: null,
      roomType: 'Coral Suite',
      checkIn: '2027-12-23',
      checkOut: '2027-12-26',
    },
  ])
  expect(
    (await call('previewClosure', { body: { from: '2027-12-26', until: '2027-12-31' } })).data.stays,
  ).toHaveLength(0)
  const before = { ...goodBooking, roomType: 'horizon-room', checkIn: '2027-12-20', checkOut: '2027-12-25' }
  const { totalPrice } = await (await api.post('/api/bookings', before)).json()
  await api.post('/api/bookings', { ...before, totalPrice })
  expect((await call('previewClosure', { body: span })).data.stays.map(({ checkIn }) => checkIn)).toEqual([
    '2027-12-20',
    '2027-12-23',
  ])
  const { data: closed } = await call('closeProperty', {
    body: { version: preview.version, ...span, note: 'Monsoon' },
  })
  expect(closed.closures).toEqual([{ place: 0, ...span, note: 'Monsoon' }])
  const stay = { roomType: 'lighthouse-suite', checkIn: '2027-12-24', checkOut: '2027-12-27', guests: 2 }
  const ask = async () => (await api.post('/api/quotes', stay)).status
  expect(await ask()).toBe(422)
  const grid = (await call('readPrices', { query: { from: '2027-12-23', until: '2027-12-25' } })).data
  expect(grid.rooms[0]?.days.map(({ closed: isClosed }) => isClosed)).toEqual([undefined, true])
  const late = { version: preview.version, ...span }
  expect((await call('closeProperty', { body: late })).data.code).toBe('changed_meanwhile')
  const { data: moved } = await call('closeProperty', {
    body: { version: closed.version, from: '2027-12-27', until: '2027-12-31', place: 0 },
  })
  expect([moved.closures, await ask()]).toEqual([
    [{ place: 0, from: '2027-12-27', until: '2027-12-31', note: '' }],
    200,
  ])
  const { data: opened } = await call('endClosure', { body: { version: moved.version, place: 0 } })
  expect(opened.closures).toEqual([])
  expect((await call('undoPrices', { body: { version: opened.version } })).data).toEqual({ success: true })
  expect((await call('readRateRules')).data.closures).toHaveLength(1)
  expect(await quoteOf('lighthouse-suite')).toHaveLength(3)
  expect((await changes()).map((line) => (line as { reason: string | null }).reason?.split(':')[0])).toEqual([
    expect.stringContaining('prices of'),
    'property closed',
    'closure changed',
    'closure ended',
    undefined,
  ])
})

it('R-staff-price-changes: a change can be undone for days after others, until one of them concerns the same nights', async () => {
  const { call, grid, setClock } = await open()
  const pricesOf = async (room: string) =>
    (await grid()).rooms.find(({ roomId }) => roomId === room)?.days.map(({ price }) => price)
  const set = async (rooms: string[], from: string, until: string, value: number) => {
    const { version } = await grid()
    const body = { rooms, from, until, by: 'set', value, version, isMeant: true } as const
    expect((await call('changePrices', { body })).status).toBe(200)
  }
  const changes = async () => (await call('readPriceChanges')).data
  expect((await changes()).changes).toEqual([])
  const before = await pricesOf('horizon-room')
  await set(['horizon-room'], '2027-12-24', '2027-12-27', 300)
  await set(['horizon-room'], '2027-12-29', '2027-12-31', 310)
  await set(['coral-suite'], '2027-12-24', '2027-12-27', 320)
  await set(['coral-suite'], '2027-12-26', '2027-12-28', 330)
  const { version, changes: listed } = await changes()
  expect(listed.map(({ mayUndo }) => mayUndo)).toEqual([true, false, true, true])
  const [, third = 0, second = 0, first = 0] = listed.map(({ change }) => change)
  const part = { list: 'prices', from: '2027-12-24', until: '2027-12-27', codes: [] }
  expect(listed[3]).toMatchObject({
    who: 'owner',
    isUndo: false,
    parts: [{ ...part, roomTypes: ['Horizon Room'] }],
  })
  const undo = (change: number, on: string) => call('undoPrices', { body: { version: on, change } })
  expect((await undo(third, version)).data.code).toBe('nothing_to_undo')
  expect((await undo(first, 'old')).data.code).toBe('changed_meanwhile')
  expect((await undo(first, version)).status).toBe(200)
  expect(await pricesOf('horizon-room')).toEqual(
    before?.map((price, day) => (day === 9 || day === 10 ? 310 : price)),
  )
  const after = await changes()
  expect(after.changes.map(({ isUndo, mayUndo }) => [isUndo, mayUndo])).toEqual([
    [true, true],
    [false, true],
    [false, false],
    [false, true],
    [false, false],
  ])
  await setClock('2027-06-20T06:30:00.000Z')
  expect((await changes()).changes).toEqual([])
  expect((await undo(second, after.version)).data.code).toBe('nothing_to_undo')
})

it('R-staff-prices: names in the log and in the list what was changed, and has nothing to undo before', async () => {
  const { call, grid, changes } = await open()
  const version = async () => (await grid()).version
  const undone = await call('undoPrices', { body: { version: await version() } })
  expect([undone.status, undone.data.code]).toEqual([409, 'nothing_to_undo'])
  const change = async (by: object) => {
    const body = { ...oneRoom, ...by, isMeant: true, version: await version() }
    expect((await call('changePrices', { body })).status).toBe(200)
  }
  await change({ by: 'set', value: 150, weekdays: [5] })
  await change({ by: 'dollars', value: 20 })
  await change({ by: 'percent', value: -10 })
  const nights = 'prices of coral-suite from 2027-12-24 until 2027-12-27'
  expect((await changes()).map((line) => (line as { reason: string }).reason)).toEqual([
    `${nights}, weekdays 5: 150 USD`,
    `${nights}: 20 USD more`,
    `${nights}: -10 % more`,
  ])
  const row = (await grid()).rooms.find(({ roomId }) => roomId === 'coral-suite')
  expect(row?.days.find(({ day }) => day === christmas.from)?.price).toBe(153)
  const { data } = await call('readPriceChanges')
  const part = {
    list: 'prices',
    from: '2027-12-24',
    until: '2027-12-25',
    roomTypes: ['Coral Suite'],
    codes: [],
    names: [],
  }
  expect(data.changes.at(-1)?.parts).toEqual([part])
})

it('R-staff-rate-rules: lists rules by their first night and codes by their letters, without what is over', async () => {
  const { call } = await open()
  const add = async (from: string, until: string) => {
    const { version } = (await call('readRateRules')).data
    return call('addRestriction', { body: { version, from, until, minNights: 2 } })
  }
  for (const from of ['2027-09-01', '2027-07-01', '2027-08-01', '2027-07-01'])
    await add(from, from.replace(/01$/, '09'))
  for (const code of ['ZEBRA2027', 'ALPHA2027']) {
    const { version } = (await call('readRateRules')).data
    await call('addPromotionCode', { body: { version, code, dollars: 5, maxUses: 5 } })
  }
  const { data } = await call('readRateRules')
  expect(data.restrictions.map(({ from, place }) => [from, place])).toEqual([
    ['2027-07-01', 1],
    ['2027-07-01', 3],
    ['2027-08-01', 2],
    ['2027-09-01', 0],
  ])
  expect(data.promotionCodes.map(({ code, dollars }) => [code, dollars])).toEqual([
    ['ALPHA2027', 5],
    ['ZEBRA2027', 5],
  ])
})

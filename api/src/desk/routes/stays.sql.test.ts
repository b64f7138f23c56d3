import type { StaffStay } from '@calm-rest/contract/staff'
import { expect } from 'vitest'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking, goodMessage } from '../../testing/inputs.ts'
import { openTestStaff } from '../../testing/staff.ts'
import { testNow } from '../../testing/test-now.ts'
import { createDeskCommands } from '../create-desk-commands.ts'
import { openBookedStay } from './booked-stay.fixture.ts'

const openBooked = async (booking: object = {}) => {
  const stay = await openBookedStay(booking)
  const { db } = stay.api
  return {
    ...stay,
    lines: () => db.prepare('SELECT who, action FROM desk_log ORDER BY id').all(),
    mails: () => db.prepare<[], string>('SELECT kind FROM outbox ORDER BY id').pluck().all(),
  }
}

it('R-staff-day: the day shows who arrives, is in house and leaves, and what needs attention', async () => {
  const { api, call, mark, params, setClock } = await openBooked()
  const day = async () => {
    const { data } = await call('readDay')
    const references = (stays: StaffStay[]) => stays.map(({ reference }) => reference)
    return {
      day: data.day,
      arrivals: references(data.arrivals),
      inHouse: references(data.inHouse),
      departures: references(data.departures),
      wrong: data.wrong.map(({ kind }) => kind),
    }
  }
  const { reference } = params
  await setClock('2027-07-01T06:30:00.000Z')
  const nothing = { arrivals: [], inHouse: [], departures: [], wrong: [] }
  expect(await day()).toEqual({ ...nothing, day: '2027-07-01', arrivals: [reference] })
  expect((await mark('check_in')).data).toMatchObject({ state: 'in_house', arrivedOn: '2027-07-01' })
  expect(await day()).toMatchObject({ arrivals: [reference], inHouse: [reference] })
  await api.post('/api/messages', goodMessage)
  await setClock('2027-07-04T06:30:00.000Z')
  expect(await day()).toEqual({ ...nothing, day: '2027-07-04', departures: [reference], wrong: ['message'] })
  expect((await mark('check_out')).data).toMatchObject({ state: 'left', may: { undo: true } })
  expect((await mark('undo')).data).toMatchObject({ state: 'in_house' })
  const { data } = await call('readDay', { query: { day: '2027-07-02' } })
  expect(data.inHouse.map((stay) => stay.reference)).toEqual([reference])
})

it('lists a guest whose arrival nobody recorded, and a mail that could not be sent', async () => {
  const { api, call, params, setClock } = await openBooked()
  await api.db
    .prepare("UPDATE outbox SET given_up_at = ?, last_error = 'smtp_550' WHERE kind = 'booking-confirmed'")
    .run('2027-07-01T06:00:00.000Z')
  await setClock('2027-07-02T06:30:00.000Z')
  const { data } = await call('readDay')
  expect(data.wrong).toEqual([
    { kind: 'unseen', reference: params.reference, name: 'Amara Perera', since: '2027-07-01' },
    { kind: 'mail', id: 1, mail: 'booking-confirmed', error: 'smtp_550', since: '2027-07-01T06:00:00.000Z' },
  ])
  expect(data.inHouse.map(({ state }) => state)).toEqual(['unseen'])
})

it('R-staff-log: acts at the front desk are in the audit log with the member’s name, and on the page of the stay', async () => {
  const { call, mark, params, lines, setClock } = await openBooked()
  await setClock('2027-07-01T06:30:00.000Z')
  await mark('check_in')
  expect((await lines()).at(-1)).toEqual({ who: 'owner', action: 'booking arrive' })
  const { data } = await call('readStay', { params })
  expect(data.timeline.map(({ who, action }) => [who, action])).toEqual([
    [null, 'booked'],
    ['owner', 'booking arrive'],
  ])
  expect(data.timeline[1]?.changes).toEqual([{ field: 'arrivedOn', before: null, after: '2027-07-01' }])
})

onBoth('R-staff-versions: refuses a write on an outdated stay, with the new one', async () => {
  const { api, call, params, read } = await openBooked()
  const { version } = await read()
  // the command line, on another connection
  await api.db.prepare('UPDATE bookings SET guests = 1 WHERE reference = ?').run(params.reference)
  const writes = [
    call('markStay', { params, body: { version, mark: 'check_in' } }),
    call('changeStay', { params, body: { version, checkOut: '2027-07-05', totalPrice: 940 } }),
    call('writeNote', { params, body: { version, note: 'Late' } }),
    call('setPrice', { params, body: { version, totalPrice: 1, reason: 'x' } }),
    call('cancelStay', { params, body: { version, refund: 'none' } }),
  ]
  for (const { status, data } of await Promise.all(writes))
    expect([status, data.code, data.current]).toEqual([409, 'changed_meanwhile', await read()])
  expect(await read()).toMatchObject({ guests: 1, checkOut: '2027-07-04', note: null, totalPrice: 705 })
})

it('R-staff-change: shows the price of a longer stay, then changes it; the guest is mailed', async () => {
  const { call, params, read, mails, lines } = await openBooked()
  const wanted = { checkOut: '2027-07-05' }
  const { data: quote } = await call('quoteStayChange', { params, body: wanted })
  expect(quote).toMatchObject({ isFree: true, nights: 4, totalBefore: 705, totalPrice: 940 })
  const { version } = quote
  expect(version).toBe((await read()).version)
  const wrong = await call('changeStay', { params, body: { ...wanted, version, totalPrice: 700 } })
  expect([wrong.status, wrong.data.code, wrong.data.totalPrice]).toEqual([409, 'price_changed', 940])
  const done = await call('changeStay', { params, body: { ...wanted, version, totalPrice: 940 } })
  expect([done.status, done.data.checkOut, done.data.totalPrice]).toEqual([200, '2027-07-05', 940])
  expect(done.data.version).not.toBe(version)
  expect((await mails()).slice(2)).toEqual(['booking-changed'])
  expect((await lines()).at(-1)).toEqual({ who: 'owner', action: 'booking change' })
})

it('R-staff-kept-price: a move into a dearer room type keeps the price unless the front desk charges it; mail and history say which', async () => {
  const { api, call, params, read, page, setClock } = await openBooked({
    roomType: 'courtyard-room',
    totalPrice: 183,
  })
  const change = async (wanted: object) => {
    const { data: quote } = await call('quoteStayChange', { params, body: wanted })
    const { keepsPrice, ...terms } = { keepsPrice: true, ...wanted }
    const totalPrice = keepsPrice ? (quote.totalIfKept ?? quote.totalPrice) : quote.totalPrice
    const body = { ...terms, version: quote.version, totalPrice, keepsPrice }
    return { quote, done: await call('changeStay', { params, body }) }
  }
  const mailOf = async () => {
    const payload = api.db
      .prepare<[], string>(
        "SELECT payload FROM outbox WHERE kind = 'booking-changed' ORDER BY id DESC LIMIT 1",
      )
      .pluck()
    return JSON.parse((await payload.get()) as string).roomPrice
  }
  const saidLast = async () =>
    (await page()).timeline.at(-1)?.changes.find(({ field }) => field === 'roomPrice')
  const broken = { until: '2027-07-10', reason: 'The shower leaks' }
  const { quote, done } = await change({ roomId: 'coral-suite', unit: 1, broken })
  expect(quote).toMatchObject({ totalBefore: 183, totalPrice: 804, totalIfKept: 183 })
  expect([done.status, done.data.roomId, done.data.totalPrice]).toEqual([200, 'coral-suite', 183])
  expect([await mailOf(), await saidLast()]).toEqual([
    'kept',
    { field: 'roomPrice', before: null, after: 'kept' },
  ])
  // in the same type there is no choice, and added nights have its price
  await setClock('2027-07-01T06:30:00.000Z')
  const longer = await change({ checkOut: '2027-07-05' })
  expect(longer.quote).toMatchObject({ totalPrice: 183 + 268, totalIfKept: null })
  expect([await mailOf(), await saidLast()]).toEqual([undefined, undefined])
  // for another price than the displayed one
  const { version } = await read()
  const wrong = { roomId: 'courtyard-room', version, totalPrice: 1, keepsPrice: true }
  expect((await call('changeStay', { params, body: wrong })).data.code).toBe('price_changed')
})

it('R-staff-kept-price: the front desk can charge the price of the new room type, and other nights are priced as in the former one', async () => {
  const { call, params, page } = await openBooked({ roomType: 'courtyard-room', totalPrice: 183 })
  const wanted = { roomId: 'coral-suite', checkOut: '2027-07-05' }
  const { data: quote } = await call('quoteStayChange', { params, body: wanted })
  expect(quote).toMatchObject({ totalPrice: 1072, totalIfKept: 244 })
  const { version, totalPrice } = quote
  const done = await call('changeStay', { params, body: { ...wanted, version, totalPrice } })
  expect(done.data).toMatchObject({ roomId: 'coral-suite', totalPrice: 1072 })
  const [line] = (await page()).timeline.slice(-1)
  expect(line?.changes).toContainEqual({ field: 'roomPrice', before: null, after: 'charged' })
})

it('R-staff-other-rooms: lists each other room of a booking once, and other bookings separately', async () => {
  const { api, call, params: firstParams } = await openBooked()
  const book = async (more: object) =>
    (await (await api.post('/api/bookings', { ...goodBooking, ...more })).json()).reference
  const additionalRooms = [{ roomType: 'courtyard-room', guests: 1 }]
  const later = { checkIn: '2027-08-01', checkOut: '2027-08-04' }
  const reference = await book({ ...later, additionalRooms, totalPrice: 705 + 183 })
  const params = { reference: `${reference}-1` }
  const { otherRooms, otherStays } = (await call('readStay', { params })).data
  expect(otherRooms).toEqual([`${reference}-2`])
  expect(otherStays.map(({ checkIn }) => checkIn)).toEqual([goodBooking.checkIn])
  const { data: first } = await call('readStay', { params: firstParams })
  expect([first.otherRooms, first.otherStays.map(({ checkIn }) => checkIn)]).toEqual([[], [later.checkIn]])
})

/** A room type with two units. */
const courtyard = { roomType: 'courtyard-room', checkIn: '2027-07-01', checkOut: '2027-07-03', guests: 1 }

const openCourtyard = async () => {
  const staff = await openTestStaff()
  const { call } = staff
  const wanted = {
    roomId: 'courtyard-room',
    checkIn: courtyard.checkIn,
    checkOut: courtyard.checkOut,
    guests: 1,
  }
  const { data: quote } = await call('quoteWalkIn', { body: wanted })
  const add = async (more: object = {}, headers = {}) =>
    call('addWalkIn', {
      headers,
      body: {
        ...wanted,
        firstName: 'Bela',
        lastName: 'Silva',
        lang: 'en',
        isHere: false,
        totalPrice: quote.totalPrice,
        ...more,
      },
    })
  return { ...staff, quote, add }
}

it('R-staff-move: moves a stay to another unit and pins it there; the guest gets no mail', async () => {
  const { api, call, add, quote } = await openCourtyard()
  expect(quote.freeUnits.length).toBeGreaterThan(1)
  const { data: stay } = await add({ unit: 1, email: 'bela@example.com' })
  const { data: other } = await add({ firstName: 'Chandra', unit: 2 })
  const params = { reference: stay.reference }
  const there = await call('quoteStayChange', { params, body: { unit: 2 } })
  expect(there.data).toMatchObject({ isFree: false, totalPrice: quote.totalPrice })
  const { version, totalPrice } = stay
  const refused = await call('changeStay', { params, body: { version, totalPrice, unit: 2 } })
  expect([refused.status, refused.data.code]).toEqual([409, 'unit_taken'])
  expect((await call('changeStay', { params, body: { version, totalPrice, unit: 99 } })).data.code).toBe(
    'unit_not_found',
  )
  await call('cancelStay', {
    params: { reference: other.reference },
    body: { version: other.version, refund: 'full' },
  })
  const mails = api.db.prepare('SELECT COUNT(*) FROM outbox').pluck()
  const before = await mails.get()
  const moved = await call('changeStay', { params, body: { version, totalPrice, unit: 2 } })
  expect(moved.data).toMatchObject({ unit: 2, isPinned: true, totalPrice })
  expect(await mails.get()).toBe(before)
})

it('changes dates and unit at once, in that unit or not at all', async () => {
  const { call, add, quote } = await openCourtyard()
  const { data: stay } = await add({ unit: 1 })
  await add({ firstName: 'Chandra', unit: 2 })
  const params = { reference: stay.reference }
  const { version } = stay
  const totalPrice = (quote.totalPrice / 2) * 3
  const body = { version, totalPrice, checkOut: '2027-07-04', unit: 2 }
  expect((await call('changeStay', { params, body })).data.code).toBe('unit_taken')
  const done = await call('changeStay', { params, body: { ...body, unit: 1 } })
  expect(done.data).toMatchObject({ unit: 1, isPinned: true, checkOut: '2027-07-04', totalPrice })
})

it('R-staff-walk-in: books a walk-in without an address, checked in, in the named unit, mailing only the owner', async () => {
  const { api, call, add, setClock } = await openCourtyard()
  await setClock('2027-07-01T15:00:00.000Z')
  const { status, data } = await add({ unit: 2, isHere: true, note: 'Pays tomorrow', phone: '+94771234567' })
  expect(status).toBe(201)
  expect(data).toMatchObject({
    unit: 2,
    isPinned: true,
    state: 'in_house',
    email: '',
    phone: '+94771234567',
    note: 'Pays tomorrow',
  })
  expect(await api.db.prepare('SELECT kind FROM outbox').pluck().all()).toEqual(['booking-for-owner'])
  const { data: quote } = await call('quoteWalkIn', {
    body: { roomId: 'courtyard-room', checkIn: courtyard.checkIn, checkOut: courtyard.checkOut, guests: 1 },
  })
  expect(quote.freeUnits).not.toContain(2)
  expect((await add({ unit: 2 })).data.code).toBe('unit_taken')
  expect((await add({ totalPrice: 1 })).data.code).toBe('price_changed')
})

it('a repeated walk-in request is booked once; its key is invalid for another order', async () => {
  const { api, add } = await openCourtyard()
  const key = { 'Idempotency-Key': '0b4a1f6e-7a55-4b1e-9a44-0c7f6f1f2a11' }
  const answers = [await add({}, key), await add({}, key)]
  expect(new Set(answers.map(({ data }) => data.reference)).size).toBe(1)
  expect((await add({ firstName: 'Chandra' }, key)).data.code).toBe('idempotency_key_reused')
  expect(await api.db.prepare('SELECT COUNT(*) FROM bookings').pluck().get()).toBe(1)
})

it('R-staff-price: a price by hand has its reason in the audit log, and the guest is mailed', async () => {
  const { call, params, read, mails } = await openBooked()
  const { version } = await read()
  const body = { version, totalPrice: 600.5, reason: 'The shower was broken.' }
  expect((await call('setPrice', { params, body })).data.totalPrice).toBe(600.5)
  expect((await mails()).slice(2)).toEqual(['booking-changed'])
  const { data } = await call('readStay', { params })
  expect(data.timeline.at(-1)).toMatchObject({
    who: 'owner',
    action: 'booking price',
    changes: [
      { field: 'totalCents', before: 70500, after: 60050 },
      { field: 'reason', before: null, after: 'The shower was broken.' },
    ],
  })
})

it('R-staff-brake: a price by hand of less than half or more than twice the former one requires a confirmation', async () => {
  const { call, params, version, read } = await openBooked()
  const set = async (totalPrice: number, more: object = {}) =>
    call('setPrice', { params, body: { version: await version(), totalPrice, reason: 'x', ...more } })
  for (const price of [352.49, 1410.01, 0]) {
    const refused = await set(price)
    expect([refused.status, refused.data.code]).toEqual([409, 'price_unusual'])
  }
  expect((await read()).totalPrice).toBe(705)
  expect((await set(352.5)).data.totalPrice).toBe(352.5)
  expect((await set(70.5, { isMeant: true })).data.totalPrice).toBe(70.5)
})

it('R-staff-cancel: cancels with the whole price or with no fee, as requested', async () => {
  for (const refund of ['full', 'none'] as const) {
    const { api, call, params, read } = await openBooked()
    const { version } = await read()
    const { data } = await call('cancelStay', { params, body: { version, refund } })
    expect(data).toMatchObject({ status: 'cancelled', state: 'cancelled' })
    expect((await call('readStay', { params })).data.refund).toBe(refund)
    expect((await api.counts()).booking_nights).toBe(0)
    const by = await api.db
      .prepare("SELECT payload ->> 'by' FROM outbox WHERE kind = 'booking-cancelled'")
      .pluck()
      .get()
    // without a refund the guest asked for it
    expect(by).toBe(refund === 'none' ? 'guest' : 'property')
    const again = await call('cancelStay', { params, body: { version: data.version, refund } })
    expect([again.status, again.data.state]).toEqual([200, 'cancelled'])
  }
})

it('names the rate plan in the language of the member, and by its id once the rates no longer have it', async () => {
  const { api, call, params } = await openBooked()
  const plan = async () => (await call('readStay', { params, query: { lang: 'de' } })).data.plan
  expect(await plan()).toBe('Standardtarif')
  await api.db.prepare("UPDATE bookings SET rate_plan = 'early' WHERE reference = ?").run(params.reference)
  expect(await plan()).toBe('early')
})

it('a note is for the staff: the audit log has none of its words, and it is erased with the guest', async () => {
  const { api, call, params, read } = await openBooked()
  const { version } = await read()
  const note = 'Complained about the neighbours'
  const written = await call('writeNote', { params, body: { version, note } })
  expect(written.data.note).toBe(note)
  const log = await api.db.prepare('SELECT who, action, after FROM desk_log ORDER BY id DESC').all()
  expect(log[0]).toEqual({ who: 'owner', action: 'booking note', after: `{"characters":${note.length}}` })
  await call('cancelStay', { params, body: { version: written.data.version, refund: 'full' } })
  const { guests } = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  await guests.erase(goodBooking.email)
  expect((await read()).note).toBeNull()
})

it('R-staff-xss: guests’ input is returned as JSON text that no browser treats as a page', async () => {
  const hostile = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
  const { api, call, params } = await openBooked({
    firstName: hostile,
    lastName: hostile,
    specialRequest: hostile,
  })
  await api.post('/api/messages', { ...goodMessage, fullName: hostile, message: hostile })
  const { answer, data } = await call('readStay', { params })
  expect(data.stay).toMatchObject({ firstName: hostile, lastName: hostile, specialRequest: hostile })
  expect(data.messages[0]?.message).toBe(hostile)
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

it.each([
  ['check_in', 'stay_closed'],
  ['no_show', 'too_early'],
  ['undo', 'nothing_to_undo'],
] as const)('says in words for the staff why there is no %s a month before', async (mark, code) => {
  const { mark: markStay } = await openBooked()
  const { status, data } = await markStay(mark)
  expect([status, data.code]).toEqual([409, code])
})

it.each([
  ['charged', 705, ['kept']],
  ['given_back', 470, []],
] as const)(
  'R-staff-early: a guest who leaves before the last night has it %s; it is for sale, the dates are true, undo gives all back',
  async (nightsLeft, totalPrice, kinds) => {
    const { api, call, params, read, version, mark, setClock } = await openBookedStay()
    await setClock('2027-07-01T06:30:00.000Z')
    await mark('check_in')
    await setClock('2027-07-03T06:30:00.000Z')
    const { data: quote } = await call('quoteStayChange', { params, body: { checkOut: '2027-07-03' } })
    expect([quote.totalBefore, quote.totalPrice]).toEqual([705, 470])
    const leave = async (more: object) =>
      call('markStay', { params, body: { mark: 'check_out', version: await version(), nightsLeft, ...more } })
    expect((await leave({})).data).toMatchObject({ fields: [{ field: 'totalPrice', code: 'required' }] })
    expect((await leave({ totalPrice: 1 })).data.code).toBe('price_changed')
    const before = await read()
    const linesOf = () =>
      api.db
        .prepare<[string], string>('SELECT price_lines FROM bookings WHERE reference = ?')
        .pluck()
        .get(params.reference)
    const linesBefore = await linesOf()
    const left = await leave({ totalPrice })
    const gone = { state: 'left', checkOut: '2027-07-03', nights: 2, endedOn: '2027-07-03', totalPrice }
    expect([left.status, left.data]).toMatchObject([200, gone])
    const { lines } = JSON.parse((await linesOf()) ?? '')
    expect((lines as { kind: string }[]).map(({ kind }) => kind)).toEqual(kinds)
    const { stays } = (await call('readChart', { query: { from: '2027-07-01', until: '2027-07-10' } })).data
    expect(stays.map(({ until }) => until)).toEqual(['2027-07-03'])
    const undone = await mark('undo')
    expect(undone.data).toMatchObject({
      state: 'in_house',
      checkOut: '2027-07-04',
      endedOn: null,
      totalPrice: 705,
    })
    expect([await linesOf(), undone.data.due]).toEqual([linesBefore, before.due])
    const taken = (await call('readChart', { query: { from: '2027-07-01', until: '2027-07-10' } })).data
    expect(taken.stays.map(({ until }) => until)).toEqual(['2027-07-04'])
  },
)

it('R-staff-early: one night is kept on the day of arrival, and nothing is cut on the last day', async () => {
  const { call, params, version, mark, setClock } = await openBookedStay()
  await setClock('2027-07-01T06:30:00.000Z')
  await mark('check_in')
  const leave = async (totalPrice: number) =>
    call('markStay', {
      params,
      body: { mark: 'check_out', version: await version(), nightsLeft: 'given_back', totalPrice },
    })
  expect((await leave(235)).data).toMatchObject({ checkOut: '2027-07-02', nights: 1, totalPrice: 235 })
  await mark('undo')
  await setClock('2027-07-04T06:30:00.000Z')
  expect((await leave(705)).data).toMatchObject({ checkOut: '2027-07-04', nights: 3, totalPrice: 705 })
})

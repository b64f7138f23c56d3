import { addDays } from '@calm-rest/contract/stay'
import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../core/http/refusal.ts'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { joinAs, openLink } from '../../testing/members.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { testNow } from '../../testing/test-api.ts'

const day = (n: number) => addDays('2027-07-01', n)

/** A stay of three nights in a type with two units, at 61 dollars a night. */
const openBooked = async (options: Parameters<typeof openTestDesk>[0] = {}) => {
  const opened = await openTestDesk(options)
  const { api, desk, read, setClock } = opened
  const room = 'courtyard-room'
  const book = async (from: number, until: number): Promise<string> => {
    const stay = { roomType: room, guests: 2, checkIn: day(from), checkOut: day(until) }
    const answer = await api.post('/api/bookings', {
      ...goodBooking,
      ...stay,
      totalPrice: 61 * (until - from),
    })
    expect(answer.status).toBe(201)
    return (await answer.json()).reference
  }
  const reference = await book(0, 3)
  let now = testNow
  const links = createSignedLinks(api.db, () => now)
  const byLink = async (path: 'quote' | 'change', change: object = {}, lang = 'en') => {
    const token = await links.forBooking(reference, day(3))
    const stay = { checkIn: day(0), checkOut: day(3), guests: 2, room, ...change }
    const answer = await api.post(`/api/bookings/by-link/${path}?lang=${lang}`, { token, ...stay })
    return { status: answer.status, body: await answer.json() }
  }
  return {
    ...opened,
    reference,
    book,
    quote: (change: object) => byLink('quote', change),
    change: (change: object, lang?: string) => byLink('change', change, lang),
    /** Sets the clock to noon at the property. */
    setDay: (n: number) => {
      now = new Date(`${day(n)}T06:30:00.000Z`)
      setClock(now.toISOString())
    },
    setMoment: (iso: string) => {
      now = new Date(iso)
      setClock(iso)
    },
    taken: async (): Promise<string[]> =>
      api.db.prepare('SELECT night FROM booking_nights ORDER BY night, unit_id').pluck().all() as Promise<
        string[]
      >,
    isFree: async (from: number, until: number): Promise<boolean> =>
      (await read(`/api/rooms/${room}?checkIn=${day(from)}&checkOut=${day(until)}&guests=2`)).available,
    unit: async () => (await desk.bookings.find(reference)).unit,
  }
}

const refusal = async (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => 'done',
    (cause: unknown) => (refusalOf(cause) as Error).message,
  )

describe('a guest, by the link of the mail', () => {
  it('R-stay-change: reads the price of one more night, gets it, and is mailed both old and new', async () => {
    const { quote, change, taken, mails, desk, reference } = await openBooked()
    const quoted = await quote({ checkOut: day(4) })
    expect(quoted).toMatchObject({
      status: 200,
      body: { isFree: true, nights: 4, totalBefore: 183, totalPrice: 244, roomId: 'courtyard-room' },
    })
    expect(await taken()).toHaveLength(3)
    const changed = await change({ checkOut: day(4), totalPrice: 244 })
    expect(changed).toMatchObject({
      status: 200,
      body: { reference, checkOut: day(4), nights: 4, totalPrice: 244, change: 'free' },
    })
    expect(await taken()).toEqual([day(0), day(1), day(2), day(3)])
    expect((await mails()).slice(2)).toEqual(['booking-changed', 'change-for-owner'])
    // repeating the change changes nothing more
    expect(await change({ checkOut: day(4), totalPrice: 244 })).toMatchObject({ status: 200 })
    expect(await mails()).toHaveLength(4)
    expect(await desk.bookings.find(reference)).toMatchObject({ totalPrice: 244 })
  })

  it('R-mail-booking: is mailed in the language of the booking, whatever the page was in', async () => {
    const { api, change } = await openBooked()
    await change({ checkOut: day(4), totalPrice: 244 }, 'de')
    const mail = api.db.prepare("SELECT lang FROM outbox WHERE kind = 'booking-changed'").pluck()
    expect(await mail.get()).toBe('en')
  })

  it('R-stay-change: pays by the ages of children, which are stored with the price they were quoted for', async () => {
    const { quote, change, desk, api, reference } = await openBooked()
    const { rates } = await desk.rates.current()
    const childPrices = [{ fromAge: 0, toAge: 11, perNightCents: 1000 }]
    const guestPrices = [{ roomType: 'courtyard-room', guests: 1, perNightCents: -2000 }]
    const read = async () => api.db.prepare('SELECT children FROM bookings').pluck().get()
    await desk.rates.replace({ ...rates, childPrices, guestPrices })
    // one adult and a child of 4, instead of the two adults of before: 20 less and 10 more a night
    expect((await quote({ children: [4] })).body).toMatchObject({ children: [4], totalPrice: 153 })
    expect((await quote({ children: [4, 9] })).body).toMatchObject({
      code: 'invalid_request',
      fields: [{ field: 'children', code: 'too_large' }],
    })
    expect((await change({ children: [4], totalPrice: 183 })).body).toMatchObject({ code: 'price_changed' })
    expect((await change({ children: [4], totalPrice: 153 })).body).toMatchObject({
      children: [4],
      totalPrice: 153,
      asks: { children: true },
    })
    // a change of the front desk says nothing about children, and preserves them
    await desk.bookings.change(reference, { checkOut: day(4) }, 204)
    expect(await read()).toBe('[4]')
    // back to two adults, and alone: no child is left over
    expect((await quote({ checkOut: day(4), children: [] })).body).toMatchObject({ totalPrice: 244 })
    expect((await quote({ checkOut: day(4), guests: 1 })).body).toMatchObject({
      children: [],
      totalPrice: 164,
    })
    await desk.bookings.change(reference, { guests: 1 }, 164)
    expect(await read()).toBe('[]')
  })

  it('pays less only within the time of free cancellation', async () => {
    const { quote, change, setMoment, desk, reference } = await openBooked()
    expect((await quote({ checkOut: day(2) })).body).toMatchObject({ totalBefore: 183, totalPrice: 122 })
    setMoment('2027-06-20T06:00:00.000Z')
    expect((await quote({ checkOut: day(2) })).body).toMatchObject({ nights: 2, totalPrice: 183 })
    expect((await change({ checkOut: day(2), totalPrice: 122 })).body).toMatchObject({
      code: 'price_changed',
      totalPrice: 183,
    })
    expect((await change({ checkOut: day(2), totalPrice: 183 })).body).toMatchObject({ change: 'no_refund' })
    // a removed night costs nothing more if its price is unchanged
    expect((await quote({ checkOut: day(3) })).body).toMatchObject({ totalBefore: 183, totalPrice: 183 })
    // an added night costs today's price, and the others the agreed one
    await desk.rooms.setPrices('courtyard-room', { price: 100 })
    await desk.rooms.setPrices('courtyard-room', { discountPrice: null })
    expect((await quote({ checkOut: day(3) })).body).toMatchObject({
      totalBefore: 183,
      totalPrice: 61 + 61 + 100,
    })
    expect(await desk.bookings.find(reference)).toMatchObject({ totalPrice: 183, nights: 2 })
  })

  it('may only leave later once the stay has begun, and nothing when it is over', async () => {
    const { quote, change, setDay, desk, reference } = await openBooked()
    setDay(1)
    await desk.bookings.arrive(reference)
    expect((await quote({ checkOut: day(2) })).body).toMatchObject({ code: 'booking_closed' })
    expect((await quote({ checkIn: day(1) })).body).toMatchObject({ code: 'booking_closed' })
    expect((await quote({ room: 'horizon-room' })).body).toMatchObject({ code: 'booking_closed' })
    expect((await change({ checkOut: day(5), totalPrice: 305 })).body).toMatchObject({
      checkOut: day(5),
      change: 'extend',
    })
    setDay(2)
    await desk.bookings.leave(reference)
    expect((await quote({ checkOut: day(6) })).body).toMatchObject({ code: 'booking_closed' })
  })

  it('is refused nights that others have, and keeps the old ones', async () => {
    const { quote, change, book, taken, reference, desk } = await openBooked()
    await book(3, 5)
    await book(3, 5)
    const before = await taken()
    expect((await quote({ checkOut: day(4) })).body).toMatchObject({ isFree: false, totalPrice: 244 })
    expect(await change({ checkOut: day(4), totalPrice: 244 })).toMatchObject({
      status: 409,
      body: { code: 'room_taken' },
    })
    expect(await taken()).toEqual(before)
    expect(await desk.bookings.find(reference)).toMatchObject({ checkOut: day(3), totalPrice: 183 })
  })

  it.each([
    [{ checkOut: day(0) }, 'invalid_request'],
    [{ checkIn: '2027-05-01', checkOut: day(3) }, 'invalid_request'],
    [{ checkOut: day(100) }, 'invalid_request'],
    [{ guests: 5 }, 'capacity_exceeded'],
    [{ room: 'attic' }, 'room_not_found'],
    [{ checkOut: '2027-02-30' }, 'invalid_request'],
  ])('is refused %j with %s', async (wrong, code) => {
    const { quote, change } = await openBooked()
    expect((await quote(wrong)).body).toMatchObject({ code })
    expect((await change({ totalPrice: 1, ...wrong })).body).toMatchObject({ code })
  })

  it('changes ten times at most, and cannot exceed the caps of nights one night at a time', async () => {
    const { change, quote, book, mails } = await openBooked({
      nightCaps: { network: 20, mailbox: 20, day: 20 },
    })
    await book(10, 19)
    expect(await change({ checkOut: day(9), totalPrice: 549 })).toMatchObject({ status: 200 })
    expect((await change({ checkOut: day(21), totalPrice: 1281 })).body.code).toMatch(/^too_many_nights/)
    expect((await mails()).at(-1)).toBe('night-cap-for-owner')
    for (let n = 1; n < 10; n += 1) {
      const guests = 2 - (n % 2)
      expect((await change({ checkOut: day(9), guests, totalPrice: 549 })).status).toBe(200)
    }
    expect((await quote({ checkOut: day(8) })).body).toMatchObject({ code: 'booking_closed' })
  })
})

describe('the front desk', () => {
  it('changes dates, room type, guests and name, with a mail and a line in the audit log', async () => {
    const { desk, reference, mails, taken } = await openBooked()
    const wanted = { room: 'horizon-room', checkIn: day(1), checkOut: day(3), guests: 1, lastName: 'Silva' }
    const quoted = await desk.bookings.quoteChange(reference, wanted)
    expect(quoted).toMatchObject({ isFree: true, before: { totalPrice: 183 }, after: { totalPrice: 256 } })
    const changed = await desk.bookings.change(reference, wanted, quoted.after.totalPrice)
    expect(changed).toMatchObject({
      roomId: 'horizon-room',
      checkIn: day(1),
      guests: 1,
      lastName: 'Silva',
      totalPrice: 256,
    })
    expect(await taken()).toEqual([day(1), day(2)])
    expect((await mails()).slice(2)).toEqual(['booking-changed'])
    expect(await desk.log(1)).toEqual([
      expect.objectContaining({
        action: 'booking change',
        before: expect.objectContaining({ roomId: 'courtyard-room', totalCents: 18300 }),
        after: expect.objectContaining({ roomId: 'horizon-room', totalCents: 25600 }),
      }),
    ])
    expect(await refusal(() => desk.bookings.change(reference, { guests: 2 }, 1))).toMatch(/^totalPrice: /)
  })

  it('refunds the difference for a shorter stay, and refuses another check-in once it has begun', async () => {
    const { desk, reference, setDay, taken } = await openBooked()
    setDay(1)
    await desk.bookings.arrive(reference)
    expect(await refusal(() => desk.bookings.quoteChange(reference, { checkIn: day(1) }))).toBe(
      `The stay has begun: its check-in stays ${day(0)}.`,
    )
    await desk.bookings.change(reference, { checkOut: day(2) }, 122)
    expect(await taken()).toEqual([day(0), day(1)])
    expect(await refusal(() => desk.bookings.quoteChange(reference, { guests: 99 }))).toMatch(/^guests: /)
  })

  it('keeps a guest in house in the same room, and moves upcoming ones', async () => {
    const { desk, reference, setDay, book, unit } = await openBooked()
    setDay(1)
    await desk.bookings.arrive(reference)
    const next = await book(3, 6)
    expect((await desk.bookings.find(next)).unit).toBe(1)
    await desk.bookings.change(reference, { checkOut: day(5) }, 305)
    expect(await unit()).toBe(1)
    expect((await desk.bookings.find(next)).unit).toBe(2)
  })

  it('keeps the past nights of a guest in another type', async () => {
    const { desk, reference, setDay, taken } = await openBooked()
    setDay(1)
    await desk.bookings.arrive(reference)
    // one night at 61, two at 128
    const changed = await desk.bookings.change(reference, { room: 'horizon-room' }, 317)
    expect(changed).toMatchObject({ roomId: 'horizon-room', totalPrice: 317, pinnedAt: null })
    expect(await taken()).toEqual([day(0), day(1), day(2)])
  })
})

it('R-stay-change: a signed-in guest changes own bookings, and nobody else’s', async () => {
  const { api, reference, desk } = await openBooked()
  const stay = { checkIn: day(0), checkOut: day(4), guests: 2, room: 'courtyard-room' }
  const ask = (path: 'quote' | 'change', headers = {}) =>
    api.post(`/api/me/bookings/${reference}/${path}`, { ...stay, totalPrice: 244 }, headers)
  expect((await ask('quote')).status).toBe(401)
  const eve = await joinAs(api, { email: 'eve@example.com' })
  for (const path of ['quote', 'change'] as const) {
    const answer = await ask(path, eve.auth)
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'booking_not_found'])
  }
  expect(await desk.bookings.find(reference)).toMatchObject({ nights: 3 })
  const owner = await joinAs(api)
  await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', owner.userId) }, owner.auth)
  const changed = await ask('change', owner.auth)
  expect([changed.status, (await changed.json()).totalPrice]).toEqual([200, 244])
})

import { type Offer, offersSchema } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestDesk } from '../../testing/opened-desk.ts'
import { firstRates } from '../rates/rates.ts'

/** Stays in July 2027 by the days of the month. The test's clock stands at 1 June. */
const day = (n: number) => new Date(Date.UTC(2027, 6, n)).toISOString().slice(0, 10)

const open = async () => {
  const { api, desk, setClock } = await openTestDesk()
  const ask = async (from: number, until: number, more = '') => {
    const answer = await api.get(`/api/offers?checkIn=${day(from)}&checkOut=${day(until)}${more}`)
    return { status: answer.status, body: await answer.json() }
  }
  const offersFor = async (from: number, until: number, more?: string) =>
    offersSchema.strict().parse((await ask(from, until, more)).body).offers
  const offerOf = async (room: string, from: number, until: number): Promise<Offer> => {
    const offer = (await offersFor(from, until)).find(({ roomId }) => roomId === room)
    if (!offer) throw new Error(`No offer of ${room}`)
    return offer
  }
  const book = async (room: string, from: number, until: number) => {
    const { totalPrice } = await offerOf(room, from, until)
    const stay = { roomType: room, checkIn: day(from), checkOut: day(until), totalPrice }
    const email = `${room}.${from}.${totalPrice}@example.com`
    const answer = await api.post('/api/bookings', { ...goodBooking, email, ...stay })
    return { status: answer.status, reference: (await answer.json()).reference as string }
  }
  return { api, desk, setClock, ask, offersFor, offerOf, book }
}

describe('R-offers: what can be booked for dates and guests', () => {
  it('is every room type that takes the guests, with the total of a booking', async () => {
    const { offersFor, book } = await open()
    const offers = await offersFor(1, 4)
    expect(offers).toHaveLength(13)
    expect(offers.find(({ roomId }) => roomId === 'lighthouse-suite')).toEqual({
      roomId: 'lighthouse-suite',
      roomType: 'Lighthouse Suite',
      totalPrice: 705,
      unitsLeft: 1,
      units: 1,
      nightly: { price: 235 },
    })
    for (const { roomId } of offers) expect((await book(roomId, 1, 4)).status).toBe(201)
  })

  it('omits rooms that are too small, and uses the language', async () => {
    const { offersFor } = await open()
    const families = await offersFor(1, 4, '&guests=4&lang=de')
    expect(families.length).toBeGreaterThan(0)
    expect(families.length).toBeLessThan(13)
    expect((await offersFor(1, 4, '&lang=de')).map(({ roomType }) => roomType)).toContain('Leuchtturm-Suite')
  })

  it('counts the rooms that are left, and puts sold-out ones last, with the nearest days', async () => {
    const { offersFor, offerOf, book, desk } = await open()
    const { unitsLeft } = await offerOf('frangipani-room', 10, 12)
    for (let left = unitsLeft; left > 0; left -= 1) {
      expect((await offerOf('frangipani-room', 10, 12)).unitsLeft).toBe(left)
      await book('frangipani-room', 10, 12)
    }
    const last = (await offersFor(10, 12)).at(-1)
    expect(last).toMatchObject({ roomId: 'frangipani-room', unitsLeft: 0, units: unitsLeft })
    expect(last?.nearest).toEqual({ checkIn: day(12), checkOut: day(14) })
    expect((await offerOf('frangipani-room', 11, 12)).nearest).toEqual({
      checkIn: day(12),
      checkOut: day(13),
    })
    await desk.blocks.add({ roomId: 'frangipani-room', from: day(12), until: day(14), reason: 'painting' })
    expect((await offerOf('frangipani-room', 12, 14)).unitsLeft).toBe(unitsLeft - 1)
  })

  it('offers a stay that is too short with the nights that it must have', async () => {
    const { desk, offerOf } = await open()
    const rule = { from: day(12), until: day(14), minNights: 4, binds: 'stay_through' }
    await desk.rates.replace({ plans: firstRates.plans, restrictions: [rule] })
    expect(await offerOf('frangipani-room', 10, 13)).toMatchObject({
      unitsLeft: 0,
      minNights: 4,
      nearest: { checkIn: day(10), checkOut: day(14) },
    })
  })

  it('R-closures: shows when the property is closed, and the nearest days on which it is open', async () => {
    const { desk, ask, offersFor } = await open()
    const season = { from: day(10), until: day(51) }
    const closures = [season, { from: day(51), until: day(60) }, { from: day(100), until: day(102) }]
    await desk.rates.replace({ plans: firstRates.plans, closures })
    const closed = { from: day(10), until: day(60) }
    const before = { checkIn: day(7), checkOut: day(10) }
    expect((await ask(14, 17)).body.closed).toEqual({ ...closed, nearest: before })
    // more than a month from the requested days
    const after = { checkIn: day(60), checkOut: day(63) }
    expect((await ask(35, 38)).body.closed).toEqual({ ...closed, nearest: after })
    for (const { nearest } of await offersFor(35, 38)) expect(nearest).toEqual(after)
    expect((await ask(8, 12)).body.closed).toEqual({
      ...closed,
      nearest: { checkIn: day(6), checkOut: day(10) },
    })
    expect((await ask(7, 10)).body).not.toHaveProperty('closed')
  })

  it.each([
    ['in the past', '?checkIn=2027-05-01&checkOut=2027-05-03', 'checkIn', 'in_the_past'],
    ['without a night', '?checkIn=2027-07-03&checkOut=2027-07-03', 'checkOut', 'not_after_check_in'],
    ['too long', '?checkIn=2027-07-01&checkOut=2027-12-01', 'checkOut', 'stay_too_long'],
    ['too far ahead', '?checkIn=2031-07-01&checkOut=2031-07-04', 'checkOut', 'too_far_ahead'],
    ['of no date', '?checkIn=2027-07-01', 'checkOut', 'required'],
  ])('refuses a stay %s, and names the field', async (_, search, field, code) => {
    const answer = await (await open()).api.get(`/api/offers${search}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', fields: [{ field, code }] })
  })
})

import { bookingReceipt } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { goodBooking } from '../../testing/inputs.ts'
import { openTestApi } from '../../testing/test-api.ts'

describe('POST /api/bookings', () => {
  it('R-room-cancellation, R-booking-status: confirms a stay and takes its nights, with the mail to send', async () => {
    const api = await openTestApi()
    const answer = await api.post('/api/bookings?lang=de', goodBooking)
    expect(answer.status).toBe(201)
    const receipt = bookingReceipt.strict().parse(await answer.json())
    expect(receipt).toMatchObject({
      status: 'confirmed',
      roomId: 'lighthouse-suite',
      roomType: 'Leuchtturm-Suite',
      checkIn: '2027-07-01',
      checkOut: '2027-07-04',
      nights: 3,
      totalPrice: 705,
      freeCancellationUntil: '2027-06-02T06:00:00.000Z',
    })
    expect(receipt.reference).toMatch(/^CR-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/)
    expect(await api.db.prepare('SELECT night FROM booking_nights ORDER BY night').pluck().all()).toEqual([
      '2027-07-01',
      '2027-07-02',
      '2027-07-03',
    ])
    expect(await api.db.prepare('SELECT total_cents FROM bookings').pluck().get()).toBe(70_500)
    expect(await api.db.prepare('SELECT kind, payload, lang FROM outbox ORDER BY id').all()).toEqual([
      { kind: 'booking-confirmed', payload: JSON.stringify({ reference: receipt.reference }), lang: 'de' },
      { kind: 'booking-for-owner', payload: JSON.stringify({ reference: receipt.reference }), lang: 'en' },
    ])
  })

  it.each(['Lighthouse Suite', 'lighthouse suite', 'Leuchtturm-Suite', '灯塔套房', 'lighthouse-suite'])(
    'R-booking-room-name: knows the room by the name %s',
    async (roomType) => {
      const api = await openTestApi()
      const answer = await api.post('/api/bookings/', { ...goodBooking, roomType })
      expect(await answer.json()).toMatchObject({ success: true, roomId: 'lighthouse-suite' })
    },
  )

  it('R-room-discount: applies the discount if there is one, in cents', async () => {
    const api = await openTestApi()
    await api.db.exec("UPDATE room_types SET discount_price_cents = 6110 WHERE id = 'courtyard-room'")
    const stay = { ...goodBooking, roomType: 'courtyard-room' }
    expect((await api.post('/api/bookings', { ...stay, totalPrice: 183.3 })).status).toBe(201)
    const full = await api.post('/api/bookings', { ...stay, totalPrice: 216 })
    expect([full.status, await full.json()]).toMatchObject([
      409,
      {
        success: false,
        code: 'price_changed',
        totalPrice: 183.3,
        fields: [{ field: 'totalPrice', code: 'wrong_total' }],
      },
    ])
  })

  it('ignores an invalid discount', async () => {
    const api = await openTestApi()
    await api.db.exec("UPDATE room_types SET discount_price_cents = 99900 WHERE id = 'lighthouse-suite'")
    expect((await api.post('/api/bookings', goodBooking)).status).toBe(201)
    const room = await (await api.get('/api/rooms/lighthouse-suite')).json()
    expect(room).not.toHaveProperty('discountPrice')
  })

  it.each([
    ['the same nights', '2027-07-01', '2027-07-04', 409],
    ['one night inside', '2027-07-02', '2027-07-03', 409],
    ['the last night', '2027-07-03', '2027-07-06', 409],
    ['nights around it', '2027-06-30', '2027-07-05', 409],
    ['the nights before', '2027-06-28', '2027-07-01', 201],
    ['the nights after', '2027-07-04', '2027-07-06', 201],
  ])('beside a stay from 1 to 4 July, answers %s', async (_, checkIn, checkOut, status) => {
    const api = await openTestApi()
    await api.post('/api/bookings', goodBooking)
    const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000
    const answer = await api.post('/api/bookings', {
      ...goodBooking,
      checkIn,
      checkOut,
      totalPrice: nights * 235,
    })
    expect(answer.status).toBe(status)
    const body = await answer.json()
    expect([body.success, body.code]).toEqual(status === 201 ? [true, undefined] : [false, 'room_taken'])
  })

  it('sells each unit of a type once, then no more', async () => {
    const api = await openTestApi()
    const stay = { ...goodBooking, roomType: 'frangipani-room', totalPrice: 192 }
    const codes = []
    for (let i = 0; i < 4; i += 1) codes.push((await api.post('/api/bookings', stay)).status)
    expect(codes).toEqual([201, 201, 201, 409])
    const units = await api.db.prepare('SELECT DISTINCT unit_id FROM booking_nights').all()
    expect(units).toHaveLength(3)
  })

  it('R-rule-check-in: accepts today at the property, and not yesterday, whatever the day in UTC', async () => {
    // 1 June, 20:00 UTC is 2 June, 01:30 at the property
    const api = await openTestApi({ now: () => new Date('2027-06-01T20:00:00Z') })
    const from = (checkIn: string) =>
      api.post('/api/bookings', { ...goodBooking, checkIn, checkOut: '2027-06-03', totalPrice: 235 })
    const yesterday = await from('2027-06-01')
    expect([yesterday.status, (await yesterday.json()).fields]).toMatchObject([
      400,
      [{ field: 'checkIn', code: 'in_the_past' }],
    ])
    expect((await from('2027-06-02')).status).toBe(201)
  })

  it('accepts 29 February of a leap year', async () => {
    const api = await openTestApi()
    const stay = { checkIn: '2028-02-28', checkOut: '2028-03-01', totalPrice: 470 }
    expect(await (await api.post('/api/bookings', { ...goodBooking, ...stay })).json()).toMatchObject({
      nights: 2,
    })
  })

  it('stores payloads as plain text', async () => {
    const api = await openTestApi()
    const payload = "Robert'); DROP TABLE bookings; --<script>alert(1)</script>"
    const typed = { firstName: payload, lastName: payload, specialRequest: payload }
    expect((await api.post('/api/bookings', { ...goodBooking, ...typed })).status).toBe(201)
    expect(await api.db.prepare('SELECT first_name, last_name, special_request FROM bookings').get()).toEqual(
      {
        first_name: payload,
        last_name: payload,
        special_request: payload,
      },
    )
  })

  it('reads nothing from a body but its fields', async () => {
    const api = await openTestApi()
    const extra = {
      status: 'completed',
      reference: 'CR-MINE-MINE',
      unitId: 1,
      _id: 7,
      __proto__: { guests: 1 },
    }
    const receipt = await (await api.post('/api/bookings', { ...goodBooking, ...extra })).json()
    expect(receipt).toMatchObject({ status: 'confirmed', guests: 2 })
    expect(receipt.reference).not.toBe('CR-MINE-MINE')
  })
})

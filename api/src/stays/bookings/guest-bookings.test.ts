import { eachGuestText } from '@calm-rest/contract/guest-texts'
import { guestBooking, linkedBooking } from '@calm-rest/contract/schemas'
import { describe, expect, it } from 'vitest'
import { createSignedLinks } from '../../core/links/signed-links.ts'
import { failWritesTo } from '../../testing/engine.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { type MailedApi, openMailedApi, tokensIn } from '../../testing/mailed-api.ts'
import { bearer, joinAs } from '../../testing/members.ts'
import { openTestApi, type TestApi, testNow } from '../../testing/test-api.ts'

/** A booking and its link, with a settable clock. */
const openBooked = async () => {
  let now = testNow
  const api = await openTestApi({ now: () => now })
  const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
  const token = await createSignedLinks(api.db, () => now).forBooking(reference, goodBooking.checkOut)
  const cancel = () => api.post('/api/bookings/by-link/cancel', { token })
  const setClock = (iso: string) => {
    now = new Date(iso)
  }
  return { api, reference, token, cancel, setClock }
}

const nights = (api: TestApi | MailedApi) =>
  api.db.prepare('SELECT COUNT(*) FROM booking_nights').pluck().get()
const outboxOf = (api: TestApi | MailedApi, kind: string) =>
  api.db.prepare('SELECT COUNT(*) FROM outbox WHERE kind = ?').pluck().get(kind)

describe('R-booking-address: by the answer to the booking request', () => {
  const tokenOf = async (api: MailedApi | TestApi, body: object = goodBooking) =>
    (await (await api.post('/api/bookings', body)).json()).token

  it('is shown, has its calendar file, and is cancelled; a repeated request gets access again', async () => {
    const api = await openTestApi()
    const headers = { 'Idempotency-Key': '0d6c1f0e-7b1f-4c66-9d7a-1b1b6a0c3f11' }
    const { reference, token } = await (await api.post('/api/bookings', goodBooking, headers)).json()
    const again = await (await api.post('/api/bookings', goodBooking, headers)).json()
    for (const one of [token, again.token]) {
      const booking = await (await api.post('/api/bookings/by-link', { token: one })).json()
      expect(booking).toMatchObject({ reference, firstName: 'Amara' })
    }
    const file = await (await api.post('/api/bookings/by-link/calendar', { token })).json()
    expect(file).toMatchObject({ fileName: `calm-rest-${reference}.ics` })
    expect(file.content).toContain('SUMMARY:Calm Rest: Lighthouse Suite')
    expect((await api.post('/api/bookings/by-link/cancel', { token })).status).toBe(200)
    const closed = await api.post('/api/bookings/by-link/calendar', { token })
    expect([closed.status, (await closed.json()).code]).toEqual([409, 'booking_closed'])
  })

  it('is in no stored answer, and opens nothing but the booking', async () => {
    const api = await openTestApi()
    const headers = { 'Idempotency-Key': '0d6c1f0e-7b1f-4c66-9d7a-1b1b6a0c3f11' }
    const { token } = await (await api.post('/api/bookings', goodBooking, headers)).json()
    expect(await api.db.prepare('SELECT answer FROM idempotency').pluck().get()).not.toContain('token')
    expect((await api.post('/api/testimonials/by-link', { token })).status).toBe(410)
  })

  it('mails no stranger beyond the limits, since its address is typed and not proven', async () => {
    const api = await openMailedApi({ rateLimits: { mailedLinks: 1 } })
    await api.post('/api/bookings/by-link/cancel', { token: await tokenOf(api) })
    expect(await outboxOf(api, 'booking-cancelled')).toBe(0)
    expect(await outboxOf(api, 'cancellation-for-owner')).toBe(1)
  })
})

describe('by the link of its mail', () => {
  it('R-link-booking: shows a booking as its guest made it, in the requested language', async () => {
    const { api, token, reference } = await openBooked()
    const answer = await api.post('/api/bookings/by-link?lang=de', { token })
    expect(guestBooking.strict().parse(await answer.json())).toEqual({
      reference,
      status: 'confirmed',
      roomId: 'lighthouse-suite',
      roomType: 'Leuchtturm-Suite',
      checkIn: '2027-07-01',
      checkOut: '2027-07-04',
      nights: 3,
      guests: 2,
      children: [],
      totalPrice: 705,
      plan: 'standard',
      priceLines: [],
      firstName: 'Amara',
      lastName: 'Perera',
      email: 'amara@example.com',
      phone: null,
      ...eachGuestText(() => null),
      specialRequest: 'A late arrival, around eleven.',
      bookedAt: '2027-06-01T06:00:00.000Z',
      freeCancellationUntil: '2027-06-02T06:00:00.000Z',
      cancellation: 'free',
      change: 'free',
      asks: { children: false },
      arrival: null,
      mayTellArrival: true,
      cancelledAt: null,
      refund: null,
      property: { phone: '+94 41 555 0142', checkInFrom: '14:00', checkOutUntil: '11:00' },
    })
  })

  it.each([
    ['within 24 hours of booking: all is paid back', '2027-06-02T06:00:00.000Z', 'full'],
    ['later: nothing is', '2027-06-02T06:00:00.001Z', 'none'],
    ['still on the day of check-in at the property', '2027-07-01T18:29:59.000Z', 'none'],
  ])('R-link-cancel: cancels %s', async (_when, at, refund) => {
    const { api, cancel, setClock } = await openBooked()
    setClock(at)
    const answer = await cancel()
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { status: 'cancelled', cancellation: 'closed', refund, cancelledAt: at },
    ])
    expect(await nights(api)).toBe(0)
  })

  it('R-link-booking: refuses once the day of check-in has passed at the property', async () => {
    const { api, token, cancel, setClock } = await openBooked()
    // 18:30 UTC is midnight at the property
    setClock('2027-07-01T18:30:00.000Z')
    const seen = await (await api.post('/api/bookings/by-link', { token })).json()
    expect(seen).toMatchObject({ status: 'confirmed', cancellation: 'closed' })
    const answer = await cancel()
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'booking_closed'])
    expect(await nights(api)).toBe(3)
  })

  it.each(['completed', 'no_show'])('refuses one that is %s', async (status) => {
    const { api, cancel } = await openBooked()
    await api.db.prepare('UPDATE bookings SET status = ?').run(status)
    expect((await cancel()).status).toBe(409)
    expect(await api.db.prepare('SELECT status FROM bookings').pluck().get()).toBe(status)
  })

  it('cancels once, however often it is requested, and keeps the result of the first time', async () => {
    const { api, cancel, setClock } = await openBooked()
    const first = await (await cancel()).json()
    setClock('2027-06-20T06:00:00.000Z')
    const again = await Promise.all(Array.from({ length: 10 }, cancel))
    expect(await Promise.all(again.map((answer) => answer.json()))).toEqual(Array(10).fill(first))
    expect([await outboxOf(api, 'booking-cancelled'), await outboxOf(api, 'cancellation-for-owner')]).toEqual(
      [1, 1],
    )
  })

  it('mails the guest in their language, and the property in its own', async () => {
    const api = await openMailedApi()
    await api.post('/api/bookings?lang=de', goodBooking)
    const [token] = tokensIn(await api.mailOf('booking-confirmed'))
    await api.post('/api/bookings/by-link/cancel?lang=zh', { token })
    expect((await api.mailOf('booking-cancelled')).subject).toMatch(/^Ihre Buchung CR-.* ist storniert$/)
    const owner = await api.mailOf('cancellation-for-owner')
    expect(owner.subject).toMatch(/^Cancelled CR-/)
    expect(owner.text).toContain('Amara Perera has cancelled.')
  })

  it('cancels nothing if its mail cannot be stored', async () => {
    const { api, cancel } = await openBooked()
    await failWritesTo(api.db, 'outbox')
    expect((await cancel()).status).toBe(500)
    expect([await nights(api), await api.db.prepare('SELECT status FROM bookings').pluck().get()]).toEqual([
      3,
      'confirmed',
    ])
  })

  it('sends no confirmation of a booking that is cancelled before', async () => {
    const api = await openMailedApi()
    const { reference } = await (await api.post('/api/bookings', goodBooking)).json()
    await api.mailOf('booking-confirmed')
    // a mail arrives before it is marked as sent
    await api.quiet()
    await api.db.exec("UPDATE bookings SET status = 'cancelled'")
    await api.db.exec(`UPDATE outbox SET sent_at = NULL, payload = '{"reference":"${reference}"}'
      WHERE kind = 'booking-confirmed'`)
    await api.quiet()
    expect(
      await api.db.prepare("SELECT last_error FROM outbox WHERE kind = 'booking-confirmed'").pluck().get(),
    ).toBe('nothing_to_send')
  })
})

describe('in the account', () => {
  const book = async (api: TestApi, stay: object = {}, headers = {}) =>
    (await (await api.post('/api/bookings', { ...goodBooking, ...stay }, headers)).json()).reference
  const later = { checkIn: '2027-09-01', checkOut: '2027-09-04' }
  const list = async (api: TestApi, headers: Record<string, string>) => {
    const answer = await api.get('/api/me/bookings', headers)
    return (await answer.json()).map((booking: { reference: string }) => booking.reference)
  }

  it('R-account-bookings: lists what was booked while signed in, whatever address was typed, latest check-in first', async () => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    const first = await book(api, { email: 'office@example.com' }, auth)
    const second = await book(api, { ...later, email: 'office@example.com' }, auth)
    expect(await list(api, auth)).toEqual([second, first])
  })

  it('R-account-bookings: lists what was booked with its address once that is confirmed, and not before', async () => {
    const api = await openTestApi()
    const reference = await book(api, { email: 'AMARA@example.com' })
    const { auth } = await joinAs(api)
    expect(await list(api, auth)).toEqual([])
    await api.db.prepare('UPDATE users SET email_confirmed_at = ?').run(testNow.toISOString())
    expect(await list(api, auth)).toEqual([reference])
  })

  it('R-account-bookings: cancels one’s own', async () => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    const reference = await book(api, {}, auth)
    const answer = await api.post(`/api/me/bookings/${reference}/cancel`, {}, auth)
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'cancelled', refund: 'full' }])
    expect(await nights(api)).toBe(0)
  })

  it('R-several-rooms: cancels all rooms of one’s own by the reference of the booking, or one of them, and none of another’s', async () => {
    const api = await openTestApi()
    const { auth } = await joinAs(api)
    const other = await joinAs(api, { email: 'eve@example.com' })
    await book(api, later, other.auth)
    const courtyard = { roomType: 'courtyard-room', guests: 2 }
    const rooms = { additionalRooms: [courtyard, courtyard], totalPrice: 3 * (235 + 61 + 61) }
    const reference = await book(api, rooms, auth)
    const cancel = async (one: string, headers: Record<string, string>) =>
      (await api.post(`/api/me/bookings/${one}/cancel`, {}, headers)).json()
    expect(await cancel(reference, other.auth)).toMatchObject({ code: 'booking_not_found' })
    expect(await nights(api)).toBe(12)
    const one = linkedBooking.parse(await cancel(`${reference}-3`, auth))
    expect(one).toMatchObject({ reference: `${reference}-3`, status: 'cancelled' })
    expect(await nights(api)).toBe(9)
    const whole = linkedBooking.parse(await cancel(reference, auth))
    expect([whole, ...(whole.otherRooms ?? [])].map((room) => [room.reference, room.status])).toEqual(
      [1, 2, 3].map((number) => [`${reference}-${number}`, 'cancelled']),
    )
    expect(await nights(api)).toBe(3)
    expect(await outboxOf(api, 'booking-cancelled')).toBe(2)
  })

  it('R-account-bookings: answers booking_not_found for another guest’s booking, as for an unknown one', async () => {
    const api = await openTestApi()
    const owner = await joinAs(api)
    const reference = await book(api, { email: 'amara@example.com' }, owner.auth)
    const other = await joinAs(api, { email: 'eve@example.com' })
    await api.db.prepare('UPDATE users SET email_confirmed_at = ?').run(testNow.toISOString())
    const answers = await Promise.all(
      [reference, 'CR-2222-2222'].map((one) => api.post(`/api/me/bookings/${one}/cancel`, {}, other.auth)),
    )
    const told = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))
    expect(told[0]).toEqual(told[1])
    expect(told[0]).toMatchObject([404, { code: 'booking_not_found' }])
    expect(await list(api, other.auth)).toEqual([])
    expect(await nights(api)).toBe(3)
  })

  it('requires a signed-in guest', async () => {
    const api = await openTestApi()
    const reference = await book(api)
    expect((await api.get('/api/me/bookings')).status).toBe(401)
    expect((await api.post(`/api/me/bookings/${reference}/cancel`, {})).status).toBe(401)
    expect((await api.get('/api/me/bookings', bearer('x'.repeat(43)))).status).toBe(401)
  })

  it('moves no booking into another account by a field in its body', async () => {
    const api = await openTestApi()
    const { userId } = await joinAs(api)
    await book(api, { userId, user_id: userId, email: 'eve@example.com' })
    expect(await api.db.prepare('SELECT user_id FROM bookings').pluck().get()).toBeNull()
  })
})

describe('a night that is free again', () => {
  it('stays with its next guest when the cancellation is repeated', async () => {
    const { api, cancel } = await openBooked()
    await cancel()
    expect((await api.post('/api/bookings', goodBooking)).status).toBe(201)
    await cancel()
    expect(await nights(api)).toBe(3)
  })
})

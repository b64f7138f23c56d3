import { expect, it } from 'vitest'
import { type NewMail, outboxOf } from '../../core/outbox/outbox.ts'
import type { RoomPrice } from '../../core/outbox/outbox-kinds.ts'
import { goodBooking, goodReview } from '../../testing/inputs.ts'
import { openMailedApi, tokensIn } from '../../testing/mailed-api.ts'

type AroundStay = Pick<NewMail, 'kind' | 'payload'>

/** A booking from 1 to 4 July, and a function that sends mails about it at a moment. */
const openBooked = async (order: object = {}) => {
  let now = new Date('2027-06-28T04:00:00Z')
  const api = await openMailedApi({ now: () => now })
  const { reference } = await (await api.post('/api/bookings?lang=de', { ...goodBooking, ...order })).json()
  await api.quiet()
  api.server.received.length = 0
  const outbox = outboxOf(api.db)
  const send = async (mail: AroundStay, iso: string) => {
    now = new Date(iso)
    await outbox.add({ ...mail, lang: 'de', createdAt: now.toISOString() } as NewMail)
    await api.quiet()
    return api.server.received.length
  }
  const ahead = { kind: 'stay-ahead', payload: { reference, checkIn: goodBooking.checkIn } } as const
  const thanks = { kind: 'stay-thanks', payload: { reference } } as const
  const arrival = { kind: 'arrival-for-owner', payload: { reference } } as const
  const before = { roomId: 'courtyard-room', checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }
  const changed = (roomPrice: RoomPrice) => {
    const payload = {
      reference,
      by: 'property',
      before: { ...before, totalCents: 183_00 },
      roomPrice,
    } as const
    return { kind: 'booking-changed', payload } as const
  }
  return { api, send, ahead, thanks, arrival, changed }
}

it('R-mail-ahead: leads the guest to the booking, where the arrival is told', async () => {
  const { api, send, ahead } = await openBooked()
  await send(ahead, '2027-06-28T04:00:00Z')
  const mail = await api.mailOf('stay-ahead')
  expect(mail.recipients).toEqual([goodBooking.email])
  expect(mail.text).toContain('Sagen Sie uns, wann Sie ankommen?')
  const [token = ''] = tokensIn(mail)
  const told = await api.post('/api/bookings/by-link/arrival', { token, time: '15:30', shuttle: false })
  expect(told.status).toBe(200)
  await send(ahead, '2027-06-28T05:00:00Z')
  const second = (await api.mailsOf('stay-ahead', 2)).at(-1)
  expect(second?.text).toContain('Wann Sie ankommen, haben Sie uns schon gesagt.')
})

it('R-booking-contact: asks a guest who told a time when booking to confirm it, and about the shuttle of a house that has one', async () => {
  const { api, send, ahead } = await openBooked({ arrivalTime: '22:30' })
  await send(ahead, '2027-06-28T04:00:00Z')
  const { text } = await api.mailOf('stay-ahead')
  expect(text).toContain('als Ankunft ungefähr 22:30 Uhr angegeben. Stimmt das noch')
  expect(text).not.toContain('haben Sie uns schon gesagt')
  expect(text).toContain('sollen wir den Flughafentransfer schicken?')
  await api.db.exec('UPDATE property_facts SET airport_shuttle = 0')
  await send(ahead, '2027-06-28T05:00:00Z')
  const second = (await api.mailsOf('stay-ahead', 2)).at(-1)
  expect(second?.text).toContain('22:30 Uhr angegeben. Stimmt das noch?')
  expect(second?.text).not.toContain('Flughafentransfer')
})

it.each([
  ['kept', 'Für das andere Zimmer berechnen wir den Preis des Zimmers, das Sie gebucht hatten.'],
  ['charged', 'Wir berechnen den Preis des anderen Zimmers.'],
] as const)(
  'R-staff-kept-price: says of another room type that its price is %s',
  async (roomPrice, words) => {
    const { api, send, changed } = await openBooked()
    await send(changed(roomPrice), '2027-06-28T04:00:00Z')
    expect((await api.mailOf('booking-changed')).text).toContain(words)
  },
)

it('R-mail-thanks: leads the guest to the review of the stay, unless there is one', async () => {
  const { api, send, thanks } = await openBooked()
  expect(await send(thanks, '2027-07-05T04:00:00Z')).toBe(1)
  const mail = await api.mailOf('stay-thanks')
  expect(mail.text).toContain('https://calmrest.example/write-review?lang=de#ey')
  const [token = ''] = tokensIn(mail)
  const { name, country, rating, reviewTitle, review } = goodReview
  const body = { token, name, country, rating, reviewTitle, review }
  expect((await api.post('/api/testimonials/by-link/write', body)).status).toBe(201)
  await api.quiet()
  const before = api.server.received.length
  expect(await send(thanks, '2027-07-06T04:00:00Z')).toBe(before)
})

it.each([
  ['cancelled', "status = 'cancelled'"],
  ['moved to another day', "check_in = '2027-07-02'"],
  ['there already', "arrived_on = '2027-07-01'"],
])('sends nothing ahead of a stay that is %s', async (_what, change) => {
  const { api, send, ahead } = await openBooked()
  await api.db.exec(`UPDATE bookings SET ${change}`)
  expect(await send(ahead, '2027-06-28T04:00:00Z')).toBe(0)
})

it('sends nothing ahead of a stay that has begun while the mail server was down', async () => {
  const { send, ahead } = await openBooked()
  expect(await send(ahead, '2027-07-01T18:30:00Z')).toBe(0)
  expect(await send(ahead, '2027-07-01T18:29:00Z')).toBe(1)
})

it.each(['cancelled', 'no_show'])('thanks nobody whose stay is %s', async (status) => {
  const { api, send, thanks } = await openBooked()
  await api.db.exec(`UPDATE bookings SET status = '${status}'`)
  expect(await send(thanks, '2027-07-05T04:00:00Z')).toBe(0)
})

it('R-arrival: tells the owner in one line when a guest arrives, and nothing once they are in house', async () => {
  const { api, send, arrival } = await openBooked()
  expect(await send(arrival, '2027-06-30T04:00:00Z')).toBe(0)
  await api.db.exec(`UPDATE bookings SET arrival_time = '15:30', arrival_flight = 'UL 504', arrival_shuttle = 1,
    arrival_note = 'With a pram.', arrival_told_at = created_at`)
  await outboxOf(api.db).add({ ...arrival, lang: 'en', createdAt: '2027-06-30T04:00:00.000Z' })
  const mail = await api.mailOf('arrival-for-owner')
  expect(mail.recipients).toEqual(['stay@calmrest.example'])
  expect(mail.subject).toMatch(
    /^Arrival CR-\S+, 1 Jul 2027: arrives 15:30 · flight UL 504 · wants the airport shuttle$/,
  )
  await api.quiet()
  await api.db.exec("UPDATE bookings SET arrived_on = '2027-07-01'")
  const before = api.server.received.length
  expect(await send(arrival, '2027-07-01T11:00:00Z')).toBe(before)
})

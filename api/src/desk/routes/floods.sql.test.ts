import { addDays, stayTotal } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { defaultNightCaps } from '../../stays/bookings/night-caps.ts'
import { defaultReviewCaps } from '../../stays/reviews/review-caps.ts'
import { goodBooking, goodReview } from '../../testing/inputs.ts'
import { joinStaff } from '../../testing/staff.ts'
import { openTestApi, testNow } from '../../testing/test-api.ts'

const open = async (role: Parameters<typeof joinStaff>[1] = 'owner') => {
  let now = testNow
  const api = await openTestApi({
    nightCaps: defaultNightCaps,
    reviewCaps: defaultReviewCaps,
    proofOfWork: { leastWork: 1, cost: 1 },
    now: () => now,
  })
  const staff = await joinStaff(api, role)
  const post = async (path: string, body: object, from: string) => {
    now = new Date(now.getTime() + 3000)
    const headers = { 'Content-Type': 'application/json' }
    const env = { incoming: { socket: { remoteAddress: from } } } as never
    const answer = await api.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, env)
    return answer.json()
  }
  const rooms = await (await api.get('/api/rooms')).json()
  let made = 0
  const book = (from: string, nights = 5, email = `guest-${made}@example.com`) => {
    const room = rooms[made % rooms.length]
    const checkIn = addDays('2027-06-02', Math.floor(made / rooms.length) * 21)
    made += 1
    const checkOut = addDays(checkIn, nights)
    const totalPrice = stayTotal(room, checkIn, checkOut)
    const body = { ...goodBooking, roomType: room._id, checkIn, checkOut, totalPrice, email }
    return post('/api/bookings', body, from)
  }
  const review = (at: number, from: string) =>
    post('/api/testimonials', { ...goodReview, rating: 1, review: `Never again, reason ${at}.` }, from)
  return { api, ...staff, book, review }
}

type Opened = Awaited<ReturnType<typeof open>>

/** Four networks book thirty times each, and one guest beside them. */
const flood = async ({ book }: Opened) => {
  for (let at = 0; at < 120; at += 1) await book(`203.0.${at % 4}.${at}`)
  const { reference } = await book('198.51.100.7', 2, 'amara@example.com')
  return reference as string
}

it('lists nothing on a quiet day', async () => {
  const { call, book } = await open()
  for (let at = 0; at < 5; at += 1) await book(`203.0.${at}.7`)
  expect((await call('readFloods')).data).toEqual({ bookings: null, reviews: null })
})

it('lists the bookings of a flood without the guest beside it, and cancels those that the owner leaves selected', async () => {
  const opened = await open()
  const guest = await flood(opened)
  const { call, api } = opened
  const { bookings } = (await call('readFloods')).data
  expect(bookings).toMatchObject({ count: 120, nights: 600, networks: 4, from: '2027-06-01T06:00:03.000Z' })
  const references = bookings?.bookings.map(({ reference }) => reference) ?? []
  expect(references).not.toContain(guest)
  const [first = '', ...others] = references
  for (let at = 0; at < others.length; at += 50) {
    const batch = others.slice(at, at + 50)
    const { data } = await call('cancelFlood', { body: { references: batch } })
    expect(data).toEqual({ cancelled: batch.length })
  }
  await call('approveFlood', { body: { references: [first] } })
  expect((await call('readFloods')).data.bookings).toBeNull()
  const counted = await api.db.prepare('SELECT status, COUNT(*) AS n FROM bookings GROUP BY status').all()
  expect(counted).toEqual(
    expect.arrayContaining([
      { status: 'cancelled', n: 119 },
      { status: 'confirmed', n: 1 },
    ]),
  )
  const log = await api.db
    .prepare("SELECT COUNT(*) FROM desk_log WHERE action = 'booking cancel'")
    .pluck()
    .get()
  expect(Number(log)).toBe(119)
  // accepting a booking is an act like any other, with one audit log line
  await call('approveFlood', { body: { references: [first] } })
  const approved = api.db.prepare<[], { subject: string; before: string; after: string }>(
    "SELECT subject, before, after FROM desk_log WHERE action = 'booking approve'",
  )
  expect(await approved.all()).toEqual([
    {
      subject: first,
      before: '{"approvedAt":null}',
      after: expect.stringContaining('"reason":"one of many at once"'),
    },
  ])
  // repeating the call finds nothing to cancel, and still processes the others
  expect((await call('cancelFlood', { body: { references: others.slice(0, 2) } })).data.cancelled).toBe(2)
})

it('passes over bookings that have ended meanwhile, and refuses a reference that nobody has', async () => {
  const { call, book, api } = await open()
  const { reference: ended } = await book('203.0.113.7')
  const { reference: coming } = await book('203.0.113.8')
  const toMay = "UPDATE bookings SET check_in = '2027-05-01', check_out = '2027-05-03' WHERE reference = ?"
  await api.db.prepare<[string]>(toMay).run(ended)
  const cancel = (...references: string[]) => call('cancelFlood', { body: { references } })
  expect((await cancel(ended, coming)).data).toEqual({ cancelled: 1 })
  const refused = await cancel('CR-ZZZZZZ')
  expect([refused.status, refused.data.code]).toEqual([404, 'booking_not_found'])
})

it('cancels nothing without a passkey that was just used', async () => {
  const opened = await open()
  const guest = await flood(opened)
  await opened.api.db.exec("UPDATE staff_sessions SET proved_at = '2027-01-01T00:00:00.000Z'")
  const refused = await opened.call('cancelFlood', { body: { references: [guest] } })
  expect([refused.status, refused.data.code]).toEqual([403, 'proof_required'])
})

it('hides the reviews of a flood together, and undoes that to the former state', async () => {
  const opened = await open()
  const { call, review, api } = opened
  for (let at = 0; at < 120; at += 1) await review(at, `203.0.${at % 7}.7`)
  const { reviews } = (await call('readFloods')).data
  expect(reviews).toMatchObject({ networks: 7 })
  expect(reviews?.count).toBeGreaterThan(80)
  const statuses = async () =>
    api.db.prepare('SELECT status, COUNT(*) AS n FROM testimonials GROUP BY status ORDER BY status').all()
  const before = await statuses()
  const set = async (all: { id: string; status: 'hidden' | 'published' | 'waiting' }[]) => {
    for (let at = 0; at < all.length; at += 50)
      await call('setFloodReviews', { body: { reviews: all.slice(at, at + 50) } })
  }
  const listed = reviews?.reviews ?? []
  await set(listed.map(({ id }) => ({ id, status: 'hidden' })))
  expect((await call('readFloods')).data.reviews).toBeNull()
  await set(listed.map(({ id, status }) => ({ id, status })))
  expect(await statuses()).toEqual(before)
  const ids = listed.slice(0, 2).map(({ id }) => id)
  await call('approveFlood', { body: { reviews: ids } })
  const approved = api.db.prepare("SELECT subject FROM desk_log WHERE action = 'review approve' ORDER BY id")
  expect(await approved.pluck().all()).toEqual(ids)
})

import { expect, it } from 'vitest'
import { goodBooking, goodMessage } from '../../testing/inputs.ts'
import { joinAs } from '../../testing/members.ts'
import { openTestApi, openTestDatabase, testNow } from '../../testing/test-api.ts'
import { createRetention } from './retention.ts'

const dayMs = 24 * 60 * 60 * 1000

const open = async () => {
  const api = await openTestApi()
  const retention = createRetention(await openTestDatabase(api.dataDir))
  return {
    api,
    /** At a moment in UTC. */
    at: (iso: string) => retention(new Date(iso)),
    after: (ms: number) => retention(new Date(testNow.getTime() + ms)),
    count: (table: string) => api.db.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get(),
  }
}

it('completes a stay when its day of check-out has passed at the property', async () => {
  const { api, at } = await open()
  await api.post('/api/bookings', goodBooking)
  const status = api.db.prepare('SELECT status FROM bookings').pluck()
  // check-out is on 4 July; 18:30 UTC is midnight at the property
  await at('2027-07-04T18:29:59Z')
  expect(await status.get()).toBe('confirmed')
  await at('2027-07-04T18:30:00Z')
  expect(await status.get()).toBe('completed')
})

it.each(['cancelled', 'no_show'])('leaves one that is %s as it is', async (status) => {
  const { api, at } = await open()
  await api.post('/api/bookings', goodBooking)
  await api.db.prepare('UPDATE bookings SET status = ?').run(status)
  await at('2027-08-01T06:00:00Z')
  expect(await api.db.prepare('SELECT status FROM bookings').pluck().get()).toBe(status)
})

it('removes the name from a booking after the day that was set for it', async () => {
  const { api, at } = await open()
  await api.post('/api/bookings', goodBooking)
  await api.db.exec(`UPDATE bookings SET anonymise_on = '2027-07-04', arrival_time = '15:30',
    arrival_flight = 'UL 504', arrival_shuttle = 1, arrival_note = 'With a pram.', arrival_told_at = created_at`)
  const guest = api.db.prepare(`SELECT first_name, last_name, email, special_request, arrival_time,
    arrival_flight, arrival_note, arrival_told_at FROM bookings`)
  await at('2027-07-04T06:00:00Z')
  expect(await guest.get()).toMatchObject({ first_name: 'Amara', email: 'amara@example.com' })
  await at('2027-07-05T06:00:00Z')
  expect(await guest.get()).toEqual({
    first_name: '',
    last_name: '',
    email: '',
    special_request: null,
    arrival_time: null,
    arrival_flight: null,
    arrival_note: null,
    arrival_told_at: null,
  })
})

it('deletes what a guest told of the arrival a month after the stay, as the privacy page says', async () => {
  const { api, at } = await open()
  await api.post('/api/bookings', goodBooking)
  await api.db.exec(
    "UPDATE bookings SET arrival_time = '15:30', arrival_note = 'A pram.', arrival_told_at = created_at",
  )
  const told = api.db.prepare('SELECT first_name, arrival_time, arrival_note, arrival_told_at FROM bookings')
  await at('2027-08-03T18:29:59Z')
  expect(await told.get()).toMatchObject({ arrival_time: '15:30', arrival_note: 'A pram.' })
  await at('2027-08-03T18:30:00Z')
  expect(await told.get()).toEqual({
    first_name: 'Amara',
    arrival_time: null,
    arrival_note: null,
    arrival_told_at: null,
  })
})

it('forgets dietary needs a month after the stay, as the privacy page says, and keeps the special request', async () => {
  const { api, at } = await open()
  await api.post('/api/bookings', { ...goodBooking, dietaryNeeds: 'No nuts.', specialRequest: 'Quiet.' })
  const told = api.db.prepare(
    'SELECT dietary_needs AS "dietaryNeeds", special_request AS request FROM bookings',
  )
  await at('2027-08-03T18:29:59Z')
  expect(await told.get()).toEqual({ dietaryNeeds: 'No nuts.', request: 'Quiet.' })
  await at('2027-08-03T18:30:00Z')
  expect(await told.get()).toEqual({ dietaryNeeds: null, request: 'Quiet.' })
})

it('ends what has expired: sessions with all their tokens, links, proofs, keys of attempts', async () => {
  const { api, after, count } = await open()
  const { userId } = await joinAs(api)
  await api.post('/api/bookings', goodBooking, { 'Idempotency-Key': crypto.randomUUID() })
  const expiresAt = new Date(testNow.getTime() + dayMs).toISOString()
  await api.db
    .prepare('INSERT INTO account_links (token_hash, kind, user_id, expires_at) VALUES (?, ?, ?, ?)')
    .run(Buffer.from('a'), 'reset', userId, expiresAt)
  await api.db
    .prepare(
      `INSERT INTO google_proofs (token_hash, issuer, subject, email, first_name, last_name, expires_at)
      VALUES (?, 'issuer', 'subject', 'a@example.com', 'A', 'B', ?)`,
    )
    .run(Buffer.from('b'), expiresAt)
  const tables = ['sessions', 'access_tokens', 'account_links', 'google_proofs', 'idempotency']
  await after(0)
  expect(await Promise.all(tables.map(count))).toEqual([1, 1, 1, 1, 1])
  await after(3 * dayMs)
  expect(await Promise.all(tables.map(count))).toEqual([0, 0, 0, 0, 0])
  expect(await count('users')).toBe(1)
})

it('deletes sent or given-up mail after 30 days, and never waiting mail', async () => {
  const { api, after } = await open()
  await api.post('/api/bookings', goodBooking)
  await api.post('/api/bookings', { ...goodBooking, roomType: 'coral-suite', totalPrice: 804 })
  await api.db.exec(`UPDATE outbox SET sent_at = created_at WHERE id = 1`)
  await api.db.exec(`UPDATE outbox SET given_up_at = created_at WHERE id = 2`)
  const ids = api.db.prepare('SELECT id FROM outbox ORDER BY id').pluck()
  await after(30 * dayMs)
  expect(await ids.all()).toEqual([1, 2, 3, 4])
  await after(30 * dayMs + 1)
  expect(await ids.all()).toEqual([3, 4])
})

it('deletes a message a year after it was answered', async () => {
  const { api, after, count } = await open()
  await api.post('/api/messages', goodMessage)
  await api.post('/api/messages', goodMessage)
  const answeredAt = new Date(testNow.getTime() + dayMs).toISOString()
  await api.db.prepare('UPDATE messages SET answered_at = ? WHERE id = 1').run(answeredAt)
  await after(365 * dayMs)
  expect(await count('messages')).toBe(2)
  await after(366 * dayMs)
  expect(await count('messages')).toBe(1)
  await after(366 * dayMs + 1)
  expect(await count('messages')).toBe(0)
})

it('runs at the start', async () => {
  const first = await openTestApi()
  await first.post('/api/bookings', goodBooking)
  await openTestApi({ dataDir: first.dataDir, now: () => new Date('2027-08-01T06:00:00Z') })
  expect(await first.db.prepare('SELECT status FROM bookings').pluck().get()).toBe('completed')
})

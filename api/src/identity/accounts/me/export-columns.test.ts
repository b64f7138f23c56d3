import { eachGuestText } from '@calm-rest/contract/guest-texts'
import { expect, it } from 'vitest'
import { readTables } from '../../../core/database/copy/schema.ts'
import { openFile } from '../../../core/database/sqlite/open-file.ts'
import { type DeclaredColumn, inner } from '../../../core/database/table.ts'
import { userTable } from '../../../core/user-row.ts'
import { createDeskCommands } from '../../../desk/create-desk-commands.ts'
import { bookingTable, messageTable, paymentTable, replyTable, reviewTable } from '../../../stays/index.ts'
import { createAnswer } from '../../../stays/messages/answer.ts'
import { goodBooking, goodMessage } from '../../../testing/inputs.ts'
import { joinAs, openLink } from '../../../testing/members.ts'
import { openTempDir, openTestApi, testNow } from '../../../testing/test-api.ts'
import { consentTable } from '../../backends/consent-table.ts'

/** Place of a column in the export, or the reason why it is missing. */
type Place = string | { not: string }

const secret = { not: 'lets somebody in' }

/** By its declaration: what the guest sees, and what the export has beside. */
const placesOf = (at: string, { columns }: { columns: DeclaredColumn[] }) =>
  Object.fromEntries(
    columns.map(({ key, column, guest, exported }): [string, Place] => {
      const place = exported ?? guest ?? ''
      if (typeof place === 'object') return [column, place]
      return [column, `${at}.${place === true ? key : place}`]
    }),
  )

/** Every column of the tables that hold something about a guest. */
const places: Record<string, Record<string, Place>> = {
  users: placesOf('account', userTable),
  identities: {
    issuer: 'account.identities.0.issuer',
    subject: 'account.identities.0.subject',
    user_id: inner,
    created_at: 'account.identities.0.createdAt',
  },
  backend_consents: placesOf('account.backends.0', consentTable),
  sessions: {
    id: inner,
    user_id: inner,
    refresh_hash: secret,
    created_at: 'sessions.0.createdAt',
    expires_at: 'sessions.0.expiresAt',
  },
  bookings: placesOf('bookings.0', bookingTable),
  payments: placesOf('bookings.0.payments.0', paymentTable),
  messages: placesOf('messages.0', messageTable),
  message_replies: placesOf('messages.0.replies.0', replyTable),
  testimonials: placesOf('reviews.0', reviewTable),
  desk_log: {
    id: inner,
    who: { not: 'of the staff' },
    subject: { not: 'the reference' },
    at: 'bookings.0.reasons.0.at',
    action: 'bookings.0.reasons.0.action',
    after: 'bookings.0.reasons.0.reason',
    before: { not: 'facts of the stay, which the booking has' },
  },
}

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data)

const openWritten = async () => {
  const api = await openTestApi()
  const { auth, userId } = await joinAs(api)
  await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) }, auth)
  const told = { phone: '+94771234567', arrivalTime: '22:30', ...eachGuestText(() => 'Quiet') }
  const { reference } = await (await api.post('/api/bookings', { ...goodBooking, ...told }, auth)).json()
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  await desk.stays.writeNote(reference, 'Snores')
  await desk.stays.setPrice(reference, 500, 'A friend of hers complained')
  const tendered = { currency: 'LKR', cents: 3_000_000, rate: 300, change: null }
  await desk.payments.take(reference, { amount: 100, method: 'cash', note: 'In rupees', tendered })
  await api.db.exec(`
    INSERT INTO partners (id, name, status, created_at) VALUES ('alpin', 'Alpin', 'active', '2027');
    UPDATE bookings SET partner_id = 'alpin', partner_way = 'link', campaign = 'summer', arrival_flight = 'UL 1',
      arrival_shuttle = 1, arrival_note = 'Late', arrival_told_at = '2027', arrived_on = '2027-07-01', ended_on = '2027-07-02',
      cancelled_at = '2027', refund = 'none';
    UPDATE testimonials SET booking_id = 1 WHERE id = (SELECT MIN(id) FROM testimonials)`)
  await api.db
    .prepare(
      "INSERT INTO identities (issuer, subject, user_id, created_at) VALUES ('https://a.example', 's', ?, '2027')",
    )
    .run(userId)
  await api.db.prepare("INSERT INTO backend_consents VALUES (?, 'mf-spa', 'name email', '2027')").run(userId)
  await api.post('/api/messages', { ...goodMessage, email: 'amara@example.com' })
  await createAnswer(api.db).answer({ id: 1, reply: 'Yes', at: testNow })
  return (await api.get('/api/me/data', auth)).json()
}

it('lists every column of a table about guests', () => {
  const db = openFile(openTempDir())
  const columns = readTables(db)
    .filter(({ name }) => name in places)
    .map(({ name, columns: all }) => [name, all.map((column) => column.name).toSorted()])
  db.close()
  expect(Object.fromEntries(columns)).toEqual(
    Object.fromEntries(Object.entries(places).map(([name, all]) => [name, Object.keys(all).toSorted()])),
  )
})

it('finds each of them in the export of a guest, including the staff’s note and its reasons', async () => {
  const data = await openWritten()
  const missing = Object.entries(places).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, place]) =>
      typeof place === 'string' && (valueAt(data, place) ?? undefined) === undefined
        ? [`${table}.${column} at ${place}`]
        : [],
    ),
  )
  expect(missing).toEqual([])
  expect(data.bookings[0]).toMatchObject({
    note: 'Snores',
    reasons: [{ action: 'booking price', reason: 'A friend of hers complained' }],
  })
})

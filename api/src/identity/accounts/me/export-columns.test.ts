import { eachGuestText } from '@calm-rest/contract/guest-texts'
import { expect, it } from 'vitest'
import { readTables } from '../../../core/database/copy/schema.ts'
import { openFile } from '../../../core/database/sqlite/open-file.ts'
import { createDeskCommands } from '../../../desk/create-desk-commands.ts'
import { bookingTable } from '../../../stays/index.ts'
import { createAnswer } from '../../../stays/messages/answer.ts'
import { goodBooking, goodMessage } from '../../../testing/inputs.ts'
import { joinAs, openLink } from '../../../testing/members.ts'
import { openTempDir, openTestApi, testNow } from '../../../testing/test-api.ts'

/** Place of a column in the export, or the reason why it is missing. */
type Place = string | { not: string }

const secret = { not: 'lets somebody in' }
const inner = { not: 'names a row' }
const network = { not: 'a hash of the address of the network, for a week, against bookings by strangers' }

/** By its declaration: what the guest sees, and what the export has beside. */
const placeOf = ({ key, guest, exported }: (typeof bookingTable.columns)[number]): Place => {
  const place = exported ?? (guest === true ? key : guest) ?? ''
  return typeof place === 'string' ? `bookings.0.${place}` : place
}

/** Every column of the tables that hold something about a guest. */
const places: Record<string, Record<string, Place>> = {
  users: {
    id: 'account.id',
    email: 'account.email',
    first_name: 'account.firstName',
    last_name: 'account.lastName',
    country: 'account.country',
    lang: 'account.lang',
    created_at: 'account.createdAt',
    email_confirmed_at: 'account.emailConfirmedAt',
    email_key: { not: 'the address in lower case' },
    password_hash: secret,
  },
  identities: {
    issuer: 'account.identities.0.issuer',
    subject: 'account.identities.0.subject',
    user_id: inner,
    created_at: 'account.identities.0.createdAt',
  },
  sessions: {
    id: inner,
    user_id: inner,
    refresh_hash: secret,
    created_at: 'sessions.0.createdAt',
    expires_at: 'sessions.0.expiresAt',
  },
  bookings: Object.fromEntries(bookingTable.columns.map((one) => [one.column, placeOf(one)])),
  payments: {
    id: inner,
    booking_id: inner,
    reverses: inner,
    who: { not: 'of the staff' },
    amount_cents: 'bookings.0.payments.0.amount',
    method: 'bookings.0.payments.0.method',
    at: 'bookings.0.payments.0.at',
    note: 'bookings.0.payments.0.note',
  },
  desk_log: {
    id: inner,
    who: { not: 'of the staff' },
    subject: { not: 'the reference' },
    at: 'bookings.0.reasons.0.at',
    action: 'bookings.0.reasons.0.action',
    after: 'bookings.0.reasons.0.reason',
    before: { not: 'facts of the stay, which the booking has' },
  },
  messages: {
    id: inner,
    full_name: 'messages.0.fullName',
    email: 'messages.0.email',
    phone: 'messages.0.phone',
    message: 'messages.0.message',
    lang: 'messages.0.lang',
    created_at: 'messages.0.createdAt',
    answered_at: 'messages.0.answeredAt',
    client_network: network,
  },
  message_replies: {
    id: inner,
    message_id: inner,
    reply: 'messages.0.replies.0.reply',
    created_at: 'messages.0.replies.0.createdAt',
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
  await desk.payments.take(reference, { amount: 100, method: 'cash', note: 'In rupees' })
  await api.db.exec(`
    INSERT INTO partners (id, name, status, created_at) VALUES ('alpin', 'Alpin', 'active', '2027');
    UPDATE bookings SET partner_id = 'alpin', partner_way = 'link', campaign = 'summer', arrival_flight = 'UL 1',
      arrival_shuttle = 1, arrival_note = 'Late', arrival_told_at = '2027', arrived_on = '2027-07-01', ended_on = '2027-07-02',
      cancelled_at = '2027', refund = 'none'`)
  await api.db
    .prepare(
      "INSERT INTO identities (issuer, subject, user_id, created_at) VALUES ('https://a.example', 's', ?, '2027')",
    )
    .run(userId)
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

it("lists every table with a guest's name, address or words", () => {
  const db = openFile(openTempDir())
  const personal = /^(email|full_name|first_name|last_name|phone|user_id|note|reply)$/
  const elsewhere: Record<string, string> = {
    account_links: 'a secret',
    erasures: 'that somebody was forgotten',
    google_proofs: 'a secret of five minutes',
    property_facts: 'of the property',
    staff_members: 'of the staff',
  }
  const unknown = readTables(db)
    .filter(({ name, columns }) => columns.some((column) => personal.test(column.name)) && !(name in places))
    .map(({ name }) => name)
    .filter((name) => !(name in elsewhere))
  db.close()
  expect(unknown).toEqual([])
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

import { expect } from 'vitest'
import type { Database } from '../core/database/database.ts'
import type { DeclaredColumn } from '../core/database/table.ts'
import { userTable } from '../core/user-row.ts'
import { consentTable } from '../identity/index.ts'
import { blockTable } from '../property/index.ts'
import {
  bookingTable,
  chargeTable,
  messageTable,
  payerTable,
  paymentNoticeTable,
  paymentOrderTable,
  paymentTable,
  replyTable,
  reviewTable,
  staysOf,
} from '../stays/index.ts'
import { it, onBoth } from '../testing/both-engines.ts'
import { goodBooking, goodMessage } from '../testing/inputs.ts'
import { joinAs, openLink } from '../testing/members.ts'
import { openTestStaff } from '../testing/staff.ts'
import { tablesOf } from '../testing/tables-of.ts'
import { openTestDatabase, testNow } from '../testing/test-api.ts'
import { createDeskCommands } from './create-desk-commands.ts'

const declared = [
  userTable,
  consentTable,
  bookingTable,
  paymentTable,
  paymentOrderTable,
  paymentNoticeTable,
  chargeTable,
  payerTable,
  messageTable,
  replyTable,
  reviewTable,
  blockTable,
]

/** Every other table, by what it is about. One that holds what guests say of themselves is declared instead. */
const others = Object.values({
  rooms:
    'amenities amenity_texts booking_nights discarded_photographs folio_facts photographs promotion_uses rates',
  property:
    'property_facts property_look property_opening property_pictures property_texts room_amenities room_images room_texts room_types unit_states units',
  'money of the property, by names of the staff':
    'closed_entries closes paid_out_entries payment_settings payouts',
  partners: 'calendar_feeds notice_settings partner_notices partner_origins partners',
  staff: 'push_settings push_subscriptions staff_challenges staff_codes staff_devices staff_invites',
  'staff and its sessions': 'staff_members staff_passkeys staff_roles staff_sessions',
  'sums by account': 'account_numbers journal journal_days',
  'what the staff did; a reason is erased with its stay': 'desk_log',
  'deleted with an account': 'access_tokens account_links identities sessions used_refresh_tokens',
  'deleted after days': 'google_proofs idempotency',
  'mails, which are erased with the messages': 'outbox',
  hashes: 'attempts erasures mailed_recipients review_origins review_texts',
  'issued documents, which the tax law keeps': 'documents document_links document_series document_settings',
  'neither words nor names': 'alarms desk_changes morning_mails schema_versions stay_mails',
  keys: 'identity_keys pairwise_keys push_keys signing_keys',
}).flatMap((names) => names.split(' '))

/** Columns of those that sound as if they held something about a guest. */
const soundsPersonal = /email$|name$|phone|address|^country$|user_id|note$|reply|message$|birth|passport/
const soundingSo = `
  account_links.user_id amenity_texts.name erasures.user_id google_proofs.email google_proofs.first_name
  google_proofs.last_name identities.user_id notice_settings.address partners.name photographs.file_name
  property_facts.email property_facts.manager_email property_facts.manager_name property_facts.manager_phone
  property_facts.name property_facts.phone review_origins.client_address room_texts.name sessions.user_id
  staff_members.email staff_members.name staff_passkeys.device_name staff_roles.name
  units.name`

interface RealColumn {
  name: string
  type: string
  isNullable: 0 | 1
}

/** As the database has them, whatever the declaration says. */
const realColumns = (db: Database, table: string) =>
  db
    .prepare<[], RealColumn>(
      {
        sqlite: `SELECT name, lower(type) AS type, "notnull" = 0 AND pk = 0 AS "isNullable"
          FROM pragma_table_info('${table}') ORDER BY name`,
        postgres: `SELECT column_name AS name, data_type AS type, is_nullable = 'YES' AS "isNullable"
          FROM information_schema.columns WHERE table_name = '${table}' ORDER BY column_name`,
      }[db.engine],
    )
    .all()

const typesOf = {
  sqlite: { text: /^text$/, words: /^text$/, json: /^text$/, integer: /^integer$/, bytes: /^blob$/ },
  postgres: {
    text: /^text$/,
    words: /^text$/,
    json: /^json$/,
    integer: /^(integer|bigint)$/,
    bytes: /^bytea$/,
  },
}

const key = ({ name }: { name: string }, { column }: DeclaredColumn) => `${name}.${column}`

onBoth('declares every table about guests, or says what another one is about', async () => {
  const db = await openTestDatabase()
  const real = await tablesOf(db)
  const known = [...others, ...declared.map(({ name }) => name)]
  const personal: string[] = []
  for (const name of real.filter((one) => others.includes(one)))
    for (const column of await realColumns(db, name))
      if (soundsPersonal.test(column.name)) personal.push(`${name}.${column.name}`)
  const found = { unknown: real.filter((name) => !known.includes(name)), personal: personal.toSorted() }
  expect(found).toEqual({ unknown: [], personal: soundingSo.trim().split(/\s+/) })
})

onBoth.each(declared)('$name has every column of the database with its type, and no other', async (table) => {
  const db = await openTestDatabase()
  const real = await realColumns(db, table.name)
  const columns: DeclaredColumn[] = table.columns
  expect(real.map(({ name }) => name)).toEqual(columns.map(({ column }) => column).toSorted())
  const wrong = columns.filter(({ column, type }) => {
    const found = real.find(({ name }) => name === column)
    return (
      !found ||
      (found.isNullable === 1) !== type.isNullable ||
      !typesOf[db.engine][type.kind].test(found.type)
    )
  })
  expect(wrong.map(({ column }) => column)).toEqual([])
})

/** Entries of these are never changed. */
const isLedger = ({ name }: { name: string }) => name === 'payments' || name === 'charges'

/** A guest with a row in every table, who has something in every column that is personal or may be empty. */
const openFilled = async () => {
  const opened = await openTestStaff()
  const { api } = opened
  const { auth, userId } = await joinAs(api)
  await api.post('/api/auth/confirm', { token: await openLink(api, 'confirm', userId) }, auth)
  const booking = { ...goodBooking, phone: '+94771234567', arrivalTime: '22:30' }
  const { reference } = await (await api.post('/api/bookings', booking, auth)).json()
  await api.post('/api/messages', goodMessage)
  await api.db
    .prepare(
      "INSERT INTO backend_consents (user_id, remote, scopes, agreed_at) VALUES (?, 'mf-spa', '', '2027')",
    )
    .run(userId)
  await staysOf(api.db).answer.answer({ id: 1, reply: 'Yes', at: testNow })
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  await desk.payments.take(reference, { amount: 1, method: 'cash', note: 'note Canary' })
  await api.db.exec(`INSERT INTO charges (booking_id, kind, names, quantity, unit_cents, amount_cents, tax_lines, tax_basis,
      reason, at, who)
    SELECT id, 'discount', '{"en":"Discount"}', 1, -100, -100, '[]', '[]', 'reason Canary', '2027', 'nirosha' FROM bookings;
    INSERT INTO payers (booking_id, name) SELECT id, reference FROM bookings`)
  const span = { from: '2027-07-20', until: '2027-07-21' } as const
  await desk.blocks.add({ roomId: 'lighthouse-suite', ...span, reason: 'Painting' })
  await api.db.exec(`INSERT INTO partners (id, name, status, created_at) VALUES ('alpin', 'Alpin', 'active', '2027');
    DELETE FROM testimonials WHERE id NOT IN (SELECT MAX(id) FROM testimonials);
    UPDATE testimonials SET booking_id = (SELECT id FROM bookings)`)
  const kept: Record<string, unknown> = {
    email: goodBooking.email,
    emailKey: goodBooking.email,
    firstName: 'Zanzibar',
    lastName: 'Canarybird',
    // of the owner's people, not of a guest
    ownStayOf: 'Kumari',
    partnerId: 'alpin',
    arrivalShuttle: 1,
    refund: 'none',
    partnerWay: 'link',
    vouched: 'work',
    roomTypeId: 'lighthouse-suite',
    passwordHash: '$argon2id$canary',
  }
  const valueFor = ({ key: name, type }: DeclaredColumn) =>
    kept[name] ??
    { text: '2027-07-01', words: `${name} Canary`, json: '{"DE":1}', integer: 1, bytes: Buffer.of(7) }[
      type.kind
    ]
  for (const { name, columns } of declared.filter((table) => !isLedger(table))) {
    const filled = (columns as DeclaredColumn[]).filter(
      (one) => !['userId', 'bookingId'].includes(one.key) && (one.type.isNullable || one.personal),
    )
    if (filled.length === 0) continue
    await api.db
      .prepare(`UPDATE ${name} SET ${filled.map(({ column }) => `${column} = ?`).join(', ')}`)
      .run(...filled.map(valueFor))
  }
  const rows = async (name: string) =>
    api.db.prepare<[], Record<string, unknown>>(`SELECT * FROM ${name}`).all()
  return { ...opened, auth, userId, reference, rows }
}

it('has what other phones hear of: every column that the desk shows', async () => {
  const { api } = await openFilled()
  const count = api.db.prepare<[], number>('SELECT COUNT(*) FROM desk_changes').pluck()
  const untold: string[] = []
  const superfluous: string[] = []
  for (const table of declared) {
    const told: DeclaredColumn[] = []
    const columns: DeclaredColumn[] = table.columns
    for (const column of columns) {
      const before = await count.get()
      const same = `UPDATE ${table.name} SET ${column.column} = ${column.column}`
      const written = api.db.exec(same)
      if (isLedger(table) && column.key !== 'payerId')
        await expect(written).rejects.toThrow(/a (payment|charge) is never changed/)
      else await written
      if ((await count.get()) !== before) told.push(column)
      else if (column.desk && !isLedger(table)) untold.push(key(table, column))
    }
    // a trigger that names its columns names no other
    if (told.length < columns.length)
      superfluous.push(...told.filter(({ desk }) => !desk).map((column) => key(table, column)))
  }
  expect({ untold, superfluous }).toEqual({ untold: [], superfluous: [] })
})

const erasures = [
  { when: 'asked', kinds: ['message', 'review', 'stay'], left: [] },
  // reviews are public
  { when: 'erasure', kinds: ['message', 'stay'], left: ['testimonials'] },
] as const

onBoth.each(erasures)('forgets every column that is personal: $when', async ({ when, kinds, left }) => {
  const { api, rows, userId } = await openFilled()
  const check = async (isWrong: (value: unknown, to: unknown) => boolean) => {
    const wrong: string[] = []
    for (const table of declared)
      for (const row of await rows(table.name))
        for (const column of table.columns as DeclaredColumn[]) {
          const { personal } = column
          const isPersonal = personal !== false && (when === 'asked' || personal.when.includes(when))
          if (isPersonal && isWrong(row[column.column], personal.to)) wrong.push(key(table, column))
        }
    expect(wrong).toEqual([])
  }
  await check((value) => value === null || value === '')
  await api.db.exec("UPDATE bookings SET status = 'cancelled'; DELETE FROM desk_changes")
  const desk = createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow })
  await (when === 'asked' ? desk.guests.erase(goodBooking.email) : staysOf(api.db).removal(userId, testNow))
  await check((value, to) => value !== to)
  const told = api.db.prepare<[], string>('SELECT DISTINCT kind FROM desk_changes ORDER BY kind').pluck()
  expect(await told.all()).toEqual(kinds)
  const found: string[] = []
  for (const name of await tablesOf(api.db))
    if (/canary/i.test(JSON.stringify(await rows(name)))) found.push(name)
  expect(found).toEqual(left)
})

const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data)

it('shows a guest and the desk what it says they see, and a guest no words of the staff', async () => {
  const { api, call, auth, reference } = await openFilled()
  const read = async (path: string) => (await api.get(path, auth)).json()
  const [own] = await read('/api/me/bookings')
  const page = (await call('readStay', { params: { reference } })).data
  const message = (await call('readMessage', { params: { id: 1 } })).data
  const [review] = (await call('listReviews', { query: {} })).data
  const { blocks } = (await call('readChart', { query: { from: '2027-07-01', until: '2027-08-01' } })).data
  const seen: [{ name: string; columns: DeclaredColumn[] }, { guest?: unknown; desk?: unknown }][] = [
    [userTable, { guest: await read('/api/me') }],
    [bookingTable, { guest: own, desk: { ...page, ...page.stay } }],
    [paymentTable, { desk: page.payments[0] }],
    [chargeTable, { desk: page.charges[0] }],
    [messageTable, { desk: message }],
    [replyTable, { desk: message.replies[0] }],
    [reviewTable, { guest: (await read('/api/testimonials'))[0], desk: review }],
    [blockTable, { desk: blocks[0] }],
  ]
  const missing = seen.flatMap(([table, shown]) =>
    table.columns.flatMap((column) =>
      (['guest', 'desk'] as const).flatMap((who) => {
        const place = column[who]
        if (place === undefined) return []
        const value = valueAt(shown[who], place === true ? column.key : place)
        return value === undefined ? [`${key(table, column)} for ${who}`] : []
      }),
    ),
  )
  expect(missing).toEqual([])
  const unseen = bookingTable.columns.filter(
    ({ guest, type }) => guest === undefined && type.kind === 'words',
  )
  expect(unseen.map((column) => column.key)).toEqual(['note'])
  expect(JSON.stringify(own)).not.toContain('note Canary')
})

import { expect, it } from 'vitest'
import type { Database } from '../core/database/database.ts'
import { bookingTable } from '../stays/index.ts'
import { goodBooking } from '../testing/inputs.ts'
import { joinAs } from '../testing/members.ts'
import { openTestStaff } from '../testing/staff.ts'
import { openTestDatabase, testNow } from '../testing/test-api.ts'
import { createDeskCommands } from './create-desk-commands.ts'

const { columns } = bookingTable
const personal = columns.flatMap(({ column, personal: about }) => (about ? [{ column, to: about.to }] : []))

interface RealColumn {
  name: string
  type: string
  isNullable: 0 | 1
}

/** The database's own columns, whatever the declaration contains. */
const realColumns = (db: Database) =>
  db
    .prepare<[], RealColumn>(
      {
        sqlite: `SELECT name, lower(type) AS type, "notnull" = 0 AND pk = 0 AS "isNullable"
          FROM pragma_table_info('bookings') ORDER BY name`,
        postgres: `SELECT column_name AS name, data_type AS type, is_nullable = 'YES' AS "isNullable"
          FROM information_schema.columns WHERE table_name = 'bookings' ORDER BY column_name`,
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

/** A stay of an account, with a value in every column that is personal or optional. */
const openFilled = async () => {
  const staff = await openTestStaff()
  const { api } = staff
  const { auth } = await joinAs(api)
  const booking = { ...goodBooking, phone: '+94771234567', arrivalTime: '22:30' }
  const { reference } = await (await api.post('/api/bookings', booking, auth)).json()
  await api.db.exec(
    "INSERT INTO partners (id, name, status, created_at) VALUES ('alpin', 'Alpin', 'active', '2027')",
  )
  const kept = { email: goodBooking.email, firstName: 'Zanzibar', lastName: 'Canarybird', partnerId: 'alpin' }
  const given: Record<string, unknown> = {
    ...kept,
    arrivalShuttle: 1,
    refund: 'none',
    partnerWay: 'link',
    vouched: 'work',
  }
  const filled = columns.filter(
    ({ key, type, personal: about }) => key !== 'userId' && (type.isNullable || about),
  )
  const valueFor = ({ key, type }: (typeof columns)[number]) =>
    given[key] ??
    { text: '2027-07-01', words: `${key} Canary`, json: '{"DE":1}', integer: 1, bytes: Buffer.of(7) }[
      type.kind
    ]
  await api.db
    .prepare(`UPDATE bookings SET ${filled.map(({ column }) => `${column} = ?`).join(', ')}`)
    .run(...filled.map(valueFor))
  const row = api.db.prepare<[], Record<string, unknown>>('SELECT * FROM bookings')
  return { ...staff, auth, reference, row: async () => (await row.get()) ?? {} }
}

const personalOf = (row: Record<string, unknown>) =>
  Object.fromEntries(personal.map(({ column }) => [column, row[column]]))

it('has every column of the database with its type, and no other', async () => {
  const db = await openTestDatabase()
  const real = await realColumns(db)
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

it('has what other phones hear of: every column that the desk shows, and no other', async () => {
  const { api } = await openTestStaff()
  await api.post('/api/bookings', goodBooking)
  const count = api.db.prepare<[], number>('SELECT COUNT(*) FROM desk_changes').pluck()
  const told: string[] = []
  for (const { name } of await realColumns(api.db)) {
    const before = await count.get()
    await api.db.exec(`UPDATE bookings SET ${name} = ${name}`)
    if ((await count.get()) !== before) told.push(name)
  }
  expect(told).toEqual(columns.flatMap(({ column, desk }) => (desk ? [column] : [])).toSorted())
})

it('forgets every column that is personal where a guest is erased', async () => {
  const { api, row } = await openFilled()
  const before = personalOf(await row())
  expect(Object.entries(before).filter(([, value]) => value === null || value === '')).toEqual([])
  await api.db.exec("UPDATE bookings SET status = 'cancelled'")
  await createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow }).guests.erase(goodBooking.email)
  const forgotten = personal.map(({ column, to }) => [column, to])
  expect(personalOf(await row())).toEqual(Object.fromEntries(forgotten))
  expect(JSON.stringify(await row())).not.toMatch(/canary/i)
})

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data)

it('shows a guest and the desk what it says they see, and a guest no words of the staff', async () => {
  const { api, call, auth, reference } = await openFilled()
  const [own] = await (await api.get('/api/me/bookings', auth)).json()
  const { data: page } = await call('readStay', { params: { reference } })
  const missing = columns.flatMap(({ key, guest, desk }) => [
    ...(guest && valueAt(own, guest === true ? key : guest) === undefined ? [`${key} for the guest`] : []),
    ...(desk && valueAt(page, desk === true ? `stay.${key}` : desk) === undefined
      ? [`${key} at the desk`]
      : []),
  ])
  expect(missing).toEqual([])
  const unseen = columns.filter(({ guest, type }) => guest === undefined && type.kind === 'words')
  expect(unseen.map(({ key }) => key)).toEqual(['note'])
  expect(JSON.stringify(own)).not.toContain('note Canary')
})

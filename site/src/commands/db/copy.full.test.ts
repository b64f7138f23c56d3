import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { makeFullDatabase, oddText } from './full-database.fixture.ts'
import { runDb, startServer, type TestDatabase } from './run-db.fixture.ts'

let dataDir: string
let server: Awaited<ReturnType<typeof startServer>>
let target: TestDatabase

beforeAll(async () => {
  dataDir = temporaryFolder('copy')
  await makeFullDatabase(dataDir)
  server = await startServer()
})

beforeEach(async () => {
  target = await server.makeDatabase()
})

const copy = (...more: string[]) => runDb('copy', '--from', `sqlite:${dataDir}`, '--to', target.url, ...more)
const verify = (...more: string[]) =>
  runDb('verify', '--from', `sqlite:${dataDir}`, '--to', target.url, ...more)

const tablesOfSource = () => {
  const db = new Sqlite(join(dataDir, 'calm-rest.db'), { readonly: true })
  const names = db
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .pluck()
    .all()
  const counts = names.map((name) => ({
    table: name,
    rows: db.prepare(`SELECT count(*) FROM ${name}`).pluck().get(),
  }))
  db.close()
  return counts
}

it('preserves texts, bytes, JSON as it was written, and nulls', async () => {
  await copy()
  const source = new Sqlite(join(dataDir, 'calm-rest.db'), { readonly: true })
  whenDone(() => source.close())
  const [message] = await target.ask('SELECT message, phone FROM messages WHERE id = 1')
  expect(message).toEqual({ message: oddText, phone: null })
  const hashes = await target.ask('SELECT token_hash FROM access_tokens ORDER BY token_hash')
  expect(hashes).toEqual(source.prepare('SELECT token_hash FROM access_tokens ORDER BY token_hash').all())
  const [mail] = await target.ask('SELECT payload::text AS payload FROM outbox')
  expect(mail).toEqual(source.prepare('SELECT payload FROM outbox').get())
})

it('leaves a database in which a site starts, books, and assigns no id twice', async () => {
  await copy()
  // odd JSON, to be copied unchanged; no stay can be priced by it
  await target.ask('DELETE FROM rates')
  const api = await createApi({
    dataDir: temporaryFolder('copied'),
    databaseUrl: target.url,
    logger: pino({ level: 'silent' }),
    now: () => new Date('2027-06-01T06:00:00Z'),
  })
  whenDone(api.close)
  const stay = { roomType: 'lighthouse-suite', checkIn: '2027-08-01', checkOut: '2027-08-02', guests: 2 }
  const person = { totalPrice: 235, firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' }
  const answer = await api.app.request('/api/bookings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...stay, ...person }),
  })
  expect(answer.status).toBe(201)
  expect(await target.ask('SELECT max(id) AS id FROM bookings')).toEqual([{ id: '8' }])
  // number 6 was removed: AUTOINCREMENT never assigns it again
  const photograph =
    await target.ask(`INSERT INTO photographs (room_type_id, position, hash, width, height, widths,
    jpeg_width, preview, file_name, added_at) VALUES ('coral-suite', 2, 'x', 1, 1, '[]', 1, '', '', '') RETURNING id`)
  expect(photograph).toEqual([{ id: '7' }])
  expect(await target.ask("SELECT to_regclass('copy_progress') AS left")).toEqual([{ left: null }])
})

it('leaves the same tables, keys, indexes, references, checks and triggers as in a database that was never copied into', async () => {
  const fresh = await server.makeDatabase()
  const logger = pino({ level: 'silent' })
  await (await createApi({ dataDir: temporaryFolder('fresh'), databaseUrl: fresh.url, logger })).close()
  await copy()
  const shapeOf = async ({ ask }: TestDatabase) => ({
    indexes: await ask("SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"),
    constraints: await ask(`SELECT conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`),
    triggers: await ask(`SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger
      WHERE NOT tgisinternal ORDER BY 1, 2`),
    tables: await ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1"),
  })
  const copied = await shapeOf(target)
  const made = await shapeOf(fresh)
  expect(copied).toEqual(made)
  expect(made.constraints.length).toBeGreaterThan(100)
})

it('includes what a killed site left in its log', async () => {
  const killed = temporaryFolder('killed')
  const db = new Sqlite(join(dataDir, 'calm-rest.db'))
  db.exec("INSERT INTO morning_mails VALUES ('2027-06-02', '')")
  for (const end of ['', '-wal'])
    cpSync(join(dataDir, `calm-rest.db${end}`), join(killed, `calm-rest.db${end}`))
  db.exec("DELETE FROM morning_mails WHERE day = '2027-06-02'")
  db.close()
  expect(await runDb('copy', '--from', `sqlite:${killed}`, '--to', target.url)).toMatchObject({ code: 0 })
  expect(await target.ask('SELECT day FROM morning_mails ORDER BY 1')).toEqual([
    { day: '2027-06-01' },
    { day: '2027-06-02' },
  ])
})

it('notifies listeners once for each transaction, not for each row', async () => {
  let heard = 0
  target.client.on('notification', () => {
    heard += 1
  })
  await target.client.query('LISTEN calm_rest')
  await copy('--batch', '100')
  // a notice arrives with the next answer at the latest
  await target.ask('SELECT 1')
  const told = ['amenities', 'amenity_texts', 'room_amenities', 'room_images', 'room_texts', 'room_types']
  const others = [
    'booking_nights',
    'photographs',
    'property_facts',
    'property_opening',
    'property_texts',
    'rates',
    'staff_roles',
    'testimonials',
    'units',
  ]
  const transactions = tablesOfSource()
    .filter(({ table }) => [...told, ...others].includes(table))
    .reduce((sum, { rows }) => sum + Math.ceil(Number(rows) / 100), 0)
  expect(heard).toBe(transactions)
})

it.each([
  [
    'a changed value',
    "UPDATE partners SET name = 'b' WHERE id = 'alpin-tours'",
    'partners, id alpin-tours: name differs',
  ],
  ['a value that is null', 'UPDATE users SET password_hash = NULL', 'users, id anna: password_hash differs'],
  [
    'another JSON of the same meaning',
    `UPDATE outbox SET payload = '{"z":1.50,"a":[]}'`,
    'outbox, id 1: payload differs',
  ],
  [
    'a changed byte',
    `UPDATE signing_keys SET key = set_byte(key, 31, 255 - get_byte(key, 31))`,
    'signing_keys, id 1: key differs',
  ],
  [
    'a missing row',
    "DELETE FROM room_texts WHERE room_type_id = 'coral-suite' AND lang = 'zh'",
    'room_texts, room_type_id coral-suite, lang zh: is not in PostgreSQL',
  ],
  ['the last row missing', "DELETE FROM users WHERE id = '王'", 'users, id 王: is not in PostgreSQL'],
  [
    'an extra row',
    "INSERT INTO morning_mails VALUES ('2026-01-01', '')",
    'morning_mails, day 2026-01-01: is in PostgreSQL alone',
  ],
  [
    'an extra row behind the last',
    "INSERT INTO morning_mails VALUES ('2028-01-01', '')",
    'morning_mails, day 2028-01-01: is in PostgreSQL alone',
  ],
  [
    'a sequence that starts anew',
    "SELECT setval(pg_get_serial_sequence('photographs', 'id'), 6, false)",
    'photographs: its next id in PostgreSQL is one that was given before',
  ],
])('finds %s', async (_, plant, line) => {
  expect(await copy()).toMatchObject({ code: 0 })
  await target.ask(plant)
  for (const batch of ['1', '5000']) {
    const found = await verify('--batch', batch)
    expect(found).toMatchObject({ code: 1, stdout: '' })
    const lines = found.stderr.split('\n').filter((one) => !/^(Checking|verifying) /.test(one))
    expect(lines).toEqual([line, expect.stringMatching(/^Not the same: postgres:/), ''])
  }
  const { differences, exitCode } = JSON.parse((await verify('--json')).stdout)
  expect([differences.length, exitCode]).toEqual([1, 1])
})

it('never reports a different copy as complete, and lets no site start on it', async () => {
  await target.ask(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.full_name = 'somebody'; RETURN NEW; END $$`)
  await target.ask(`CREATE FUNCTION spoil_when_made() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
    IF to_regclass('messages') IS NOT NULL AND NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgname = 'spoils') THEN
      CREATE TRIGGER spoils BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION spoil();
    END IF; END $$`)
  await target.ask(
    "CREATE EVENT TRIGGER spoils ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION spoil_when_made()",
  )
  const copied = await copy()
  expect(copied).toMatchObject({ code: 1, stdout: '' })
  expect(copied.stderr).toContain('messages, id 1: full_name differs\n')
  const start = createApi({
    dataDir: temporaryFolder('half'),
    databaseUrl: target.url,
    logger: pino({ level: 'silent' }),
  })
  await expect(start).rejects.toThrow('A copy into this database is under way')
})

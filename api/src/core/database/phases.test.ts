import Sqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Migration, readMigrations } from './migrations.ts'
import { breaksOlderCode } from './older-code-stands.fixture.ts'
import { phaseIn, sincePhases } from './phase.ts'
import { lossesBetween, readSnapshot } from './schema-losses.fixture.ts'
import { migrate } from './sqlite/migrate.ts'

const ofEngines = (['sqlite', 'postgres'] as const).flatMap((engine) =>
  readMigrations(engine).map(({ version, phase, sql }) => ({ name: `${engine} ${version}`, phase, sql })),
)

describe('the first line of a migration', () => {
  const read = (line: string) => phaseIn('0046-x.sql', 46, `${line}\nSELECT 1;`, 44)

  it('says its phase and the oldest code that stands it', () => {
    expect(read('-- phase: expand')).toEqual({ phase: 'expand', oldestCode: 43 })
    expect(read('-- phase: expand, oldest code 44')).toEqual({ phase: 'expand', oldestCode: 44 })
    expect(read('-- phase: contract, oldest code 45')).toEqual({ phase: 'contract', oldestCode: 45 })
  })

  it.each([
    ['no phase', '-- What guests eat.', 'should begin with its phase'],
    ['an unknown phase', '-- phase: shrink', 'should begin with its phase'],
    ['a contraction that breaks nobody', '-- phase: contract', '-- phase: contract, oldest code 45'],
    ['data that is moved while others write', '-- phase: migrate', '-- phase: migrate, oldest code 45'],
    ['code that does not know it', '-- phase: contract, oldest code 46', 'from 43 to 45'],
    ['code from before phases', '-- phase: migrate, oldest code 42', 'from 43 to 45'],
  ])('is refused with %s', (_, line, why) => {
    expect(() => read(line)).toThrow(why)
  })
})

it('no migration breaks older code, unless it is a contraction', () => {
  expect(
    ofEngines.flatMap(({ name, ...migration }) => breaksOlderCode(migration).map((why) => `${name} ${why}`)),
  ).toEqual([])
})

describe('a migration of the phase expand', () => {
  const found = (sql: string) => breaksOlderCode({ phase: 'expand', sql })

  it.each([
    ['DROP TABLE rooms;', 'drops what older code may use'],
    ['ALTER TABLE rooms DROP COLUMN size;', 'drops what older code may use'],
    ['ALTER TABLE rooms RENAME TO room_types;', 'renames what older code may use'],
    ['ALTER TABLE rooms RENAME COLUMN size TO size_m2;', 'renames what older code may use'],
    ['ALTER TABLE rooms ALTER COLUMN size SET NOT NULL;', 'tightens a column that older code writes'],
    ['ALTER TABLE rooms ALTER COLUMN size TYPE bigint;', 'changes the type of a column'],
    ['ALTER TABLE rooms ADD CONSTRAINT big CHECK (size > 9);', 'adds a rule to what older code writes'],
    ['ALTER TABLE rooms ADD COLUMN beds INTEGER NOT NULL;', 'adds a column that older code does not fill'],
    ['CREATE UNIQUE INDEX by_size ON rooms (size);', 'adds a key to rooms, which older code writes'],
    ['DROP TRIGGER rooms_tell;', 'drops a rule that older code may rely on'],
    ['DELETE FROM rooms;', 'deletes data'],
    ['UPDATE rooms SET beds = 2;', 'moves data'],
    ['INSERT INTO beds SELECT id FROM rooms;', 'moves data'],
  ])('is refused: %s', (sql, why) => {
    expect(found(sql)).toEqual([why])
  })

  it.each([
    [
      'ALTER TABLE rooms ADD COLUMN beds INTEGER;\nALTER TABLE rooms ADD COLUMN n INTEGER NOT NULL DEFAULT 2;',
    ],
    ['CREATE TABLE beds (id INTEGER NOT NULL);\nCREATE UNIQUE INDEX by_id ON beds (id);'],
    ["-- DROP TABLE rooms\nALTER TABLE rooms ADD COLUMN word TEXT DEFAULT 'DROP TABLE';"],
    ['CREATE TRIGGER fill AFTER INSERT ON rooms\nBEGIN UPDATE rooms SET beds = 2; DELETE FROM x; END;'],
    ['CREATE FUNCTION fill() RETURNS trigger AS $$ BEGIN DELETE FROM x; END $$ LANGUAGE plpgsql;'],
    ['-- widens: tells of one more column\nDROP TRIGGER rooms_tell;'],
  ])('is permitted: %s', (sql) => {
    expect(found(sql)).toEqual([])
  })
})

/** The schemas before and after a migration. */
const around = (before: readonly Migration[], migration: Migration) => {
  const db = new Sqlite(':memory:')
  onTestFinished(() => void db.close())
  migrate(db, [...before])
  const former = readSnapshot(db)
  migrate(db, [...before, migration])
  return lossesBetween(former, readSnapshot(db))
}

it('older code finds every table and column after an expansion, and may write as before', () => {
  const known = readMigrations('sqlite')
  const losses = known
    .slice(sincePhases.sqlite - 1)
    .filter(({ phase }) => phase !== 'contract')
    .flatMap((migration) => around(known.slice(0, migration.version - 1), migration))
  expect(losses).toEqual([])
})

it.each([
  ['ALTER TABLE bookings DROP COLUMN campaign;', ['bookings.campaign is gone']],
  ['DROP TABLE promotion_uses;', ['promotion_uses is gone']],
  [
    'CREATE UNIQUE INDEX one_mail ON bookings (email, check_in);',
    ['bookings (email, check_in) is a new key'],
  ],
  [
    `DROP TABLE stay_mails;
    CREATE TABLE stay_mails (booking_id TEXT, kind TEXT, check_in TEXT, created_at TEXT, sender TEXT NOT NULL);`,
    ['stay_mails.booking_id has another type', 'stay_mails.sender is required'],
  ],
])('finds what is lost, whatever a comment says: %s', (sql, losses) => {
  const known = readMigrations('sqlite')
  const version = known.length + 1
  const found = around(known, { version, sql: `-- widens: no\n${sql}`, phase: 'expand', oldestCode: 43 })
  expect(found).toEqual(losses)
})

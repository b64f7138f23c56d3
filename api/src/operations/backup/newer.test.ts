import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { copyTemplate } from '../../testing/template.ts'
import { openTempDir } from '../../testing/test-api.ts'
import { lossOf, lossWords } from './newer.ts'

/** A database with changes by SQL, and what a restore of the new property's backup would lose of it. */
const lossAfter = async (sql: string, sqlInBackup = '') => {
  const [current, backup] = [openTempDir(), openTempDir()].map((dataDir) => join(dataDir, 'calm-rest.db'))
  for (const file of [current, backup]) await copyTemplate(join(file ?? '', '..'))
  new Sqlite(backup).exec(sqlInBackup).close()
  const db = new Sqlite(current)
  db.pragma('foreign_keys = OFF')
  for (const name of db.prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'").pluck().all())
    db.exec(`DROP TRIGGER ${name}`)
  db.exec(sql)
  db.close()
  return lossOf(current ?? '', backup ?? '')
}

it.each(['ALTER TABLE room_types DROP COLUMN status', 'ALTER TABLE units DROP COLUMN removed_on'])(
  'knows what a database of an older release has: %s',
  async (older) => {
    const loss = await lossAfter(`${older}; DELETE FROM testimonials; UPDATE amenities SET icon = 'tea'`)
    expect(loss).toMatchObject({ kind: 'known', rows: { amenities: expect.any(Number) } })
  },
)

it('takes nothing of the backup for lost where the database has no table of it', async () => {
  const loss = await lossAfter(
    'DROP TABLE blocks; DROP TABLE unit_states; UPDATE units SET number = 90 WHERE id = 1',
    `INSERT INTO blocks (unit_id, first_night, until, reason, created_at)
       VALUES (1, '2027-07-01', '2027-07-02', 'Roof', '2027-06-01T00:00:00.000Z');
     INSERT INTO unit_states (unit_id, state, changed_at, changed_by) VALUES (1, 'dirty', '2027-06-01T00:00:00.000Z', 'ann')`,
  )
  expect(loss).toMatchObject({ rows: { units: 1 } })
  expect(Object.keys(loss.kind === 'known' ? loss.rows : {})).toEqual(['units'])
})

it('names new rooms and photographs, and units and rooms that are offered otherwise', async () => {
  const loss = await lossAfter(`
    INSERT INTO room_types (id, category, price_cents, guests, size_m2) VALUES ('attic', 'standard', 9000, 2, 20);
    UPDATE room_types SET status = 'ended' WHERE id = 'coral-suite';
    INSERT INTO units (room_type_id, number) VALUES ('courtyard-room', 90);
    UPDATE units SET removed_on = '2027-07-01' WHERE room_type_id = 'courtyard-room' AND number = 1;
    INSERT INTO photographs (room_type_id, position, hash, width, height, widths, jpeg_width, preview, file_name, added_at)
      VALUES ('attic', 1, '0123456789abcdef', 2, 1, '[]', 2, '', 'a.jpg', '2027-06-01T00:00:00.000Z');
    INSERT INTO users (id, email, email_key, first_name, last_name, country, lang, created_at)
      VALUES ('u', 'a@b.example', 'a@b.example', 'A', 'B', 'LK', 'en', '2027-06-01T00:00:00.000Z');
    UPDATE testimonials SET id = 'later' WHERE rowid = (SELECT min(rowid) FROM testimonials)`)
  expect(loss.kind === 'known' && loss.named).toEqual({
    'room types': ['attic'],
    'rooms offered': ['coral-suite  ended instead of offered'],
    units: ['courtyard-room/1  taken out on 2027-07-01', 'courtyard-room/90  added'],
    photographs: ['attic, 0123456789ab'],
  })
  expect(lossWords(loss)?.split('\n')[0]).toBe(
    'The backup lacks what is there: room types (1), rooms offered (1), units (2), photographs (1), reviews (1), accounts (1).',
  )
})

it('names fifty of a kind, and counts the others', () => {
  const words = (count: number) =>
    lossWords({ kind: 'known', rows: { units: count }, named: { units: Array(count).fill('x/1') } })?.split(
      '\n',
    )
  expect(words(50)).toHaveLength(52)
  expect(words(52)?.slice(51)).toEqual(['    x/1', '    … and 2 more'])
})

import Sqlite from 'better-sqlite3'
import { expect, it, onTestFinished } from 'vitest'
import { readMigrations } from '../../core/database/migrations.ts'
import { migrate } from '../../core/database/sqlite/migrate.ts'

const known = readMigrations('sqlite')
const before = known.findIndex(({ sql }) => sql.includes('ADD COLUMN calendar_domain'))

const factsAfter = (sql: string) => {
  const db = new Sqlite(':memory:')
  onTestFinished(() => void db.close())
  migrate(db, known.slice(0, before))
  db.exec(sql)
  migrate(db, known)
  return db.prepare('SELECT name, phone, town, calendar_domain AS domain FROM property_facts').get()
}

const room = `INSERT INTO room_types (id, category, price_cents, guests, size_m2) VALUES ('loft', 'standard', 1, 2, 20);`
const hours = `INSERT INTO property_facts VALUES (1, '+94 41 1', '', '14:00', '11:00', '07:00', '11:00');`
const told = { name: 'Calm Rest', town: 'Mirissa', domain: 'calmrest.example' }

it('gives a database with rooms what the code said of the property, and a new one nothing', () => {
  expect(factsAfter(room)).toEqual({ ...told, phone: '+94 41 555 0142' })
  expect(factsAfter(room + hours)).toEqual({ ...told, phone: '+94 41 1' })
  expect(factsAfter('')).toBeUndefined()
})

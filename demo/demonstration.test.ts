import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { isDemonstration, openDatabase } from '@calm-rest/api/demonstration'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { prepareDemonstration, separateFromProperty } from './demonstration.ts'

const now = new Date('2027-02-10T12:30:00Z')

const open = async (dataDir: string) => {
  const db = await openDatabase({ dataDir })
  whenDone(db.close)
  return db
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

it('fills an empty folder once, with a property that the API serves', async () => {
  const dataDir = temporaryFolder('demonstration')
  await prepareDemonstration(dataDir, now)
  const db = await open(dataDir)
  const count = (table: string) => db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get()
  expect(await isDemonstration(db)).toBe(true)
  const bookings = (await count('bookings')) ?? 0
  expect(bookings).toBeGreaterThan(4000)
  for (const table of [
    'blocks',
    'unit_states',
    'messages',
    'message_replies',
    'partners',
    'desk_log',
    'payments',
  ])
    expect.soft(await count(table), table).toBeGreaterThan(2)
  // nobody is mailed about invented stays
  expect(await count('outbox')).toBe(0)
  // a visitor's changes are kept
  await prepareDemonstration(dataDir, new Date('2027-03-10T12:30:00Z'))
  expect(await count('bookings')).toBe(bookings)
})

it.each([
  ['R-staff-demonstration', undefined],
  ['R-staff-demonstration', 'nothing'],
] as const)(
  '%s: leaves a property unchanged, to the byte, even one without a room (%s)',
  async (_, beginsWith) => {
    const dataDir = temporaryFolder('property')
    await (await createApi({ dataDir, beginsWith, logger: pino({ level: 'silent' }) })).close()
    const file = join(dataDir, 'calm-rest.db')
    const before = hashOf(file)
    await expect(prepareDemonstration(dataDir, now)).rejects.toThrow(
      'holds a property that is no demonstration',
    )
    expect(hashOf(file)).toBe(before)
  },
)

it.each([
  ['photographs of one on PostgreSQL', (folder: string) => mkdirSync(join(folder, 'media'))],
  [
    'a database that cannot be read',
    (folder: string) => writeFileSync(join(folder, 'calm-rest.db'), 'no database'),
  ],
])('treats %s as a property', async (_, put) => {
  const dataDir = temporaryFolder('unknown')
  put(dataDir)
  await expect(prepareDemonstration(dataDir, now)).rejects.toThrow('holds a property')
})

it('has a folder of its own, and knows nothing of the property’s database, buckets, backups and log', () => {
  const variables = {
    PORT: '4000',
    SMTP_URL: 'smtp://mail.example',
    DATABASE_URL: 'postgres://db.example/calm',
    RELEASES_URL: 's3://a/b',
    MEDIA_URL: 's3://a/c',
    BACKUP_DIR: '/srv/backups',
    LOG_FILE: '/srv/log',
  }
  separateFromProperty(variables)
  expect(variables).toEqual({ PORT: '4000', SMTP_URL: 'smtp://mail.example', DATA_DIR: './data-demo' })
  const chosen = { DATA_DIR: '/srv/show' }
  separateFromProperty(chosen)
  expect(chosen).toEqual({ DATA_DIR: '/srv/show' })
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { goodMessage } from '../../../../testing/inputs.ts'
import { openTestApi } from '../../../../testing/test-api.ts'
import type { Database } from '../../database.ts'
import { serveTogether } from './servers.fixture.ts'

const mailsIn = (folders: readonly string[]) =>
  folders
    .map((folder) => join(folder, 'outbox'))
    .filter((outbox) => existsSync(outbox))
    .flatMap((outbox) => readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8')))

const countOf = (db: Database, table: string) =>
  db.prepare<[], number>(`SELECT COUNT(*) FROM ${table}`).pluck().get()

it('four processes that start at once on an empty database migrate, seed, apply retention and write the morning mail once', async () => {
  const alone = await openTestApi()
  const { db, folders, servers } = await serveTogether(4, { MORNING_MAIL: '00:00' })
  expect(await countOf(db, 'schema_versions')).toBe(db.newestVersion)
  for (const table of ['room_types', 'units', 'testimonials'])
    expect([table, await countOf(db, table)]).toEqual([table, await countOf(alone.db, table)])
  const unsent = db.prepare('SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL').pluck()
  await expect.poll(() => unsent.get()).toBe(0)
  // two days if midnight at the property passed meanwhile
  const days = (await countOf(db, 'morning_mails')) ?? 0
  expect(days).toBeGreaterThan(0)
  expect(mailsIn(folders).filter((mail) => mail.includes('Nobody arrives'))).toHaveLength(days)
  for (const { process, ended } of servers) {
    process.kill('SIGTERM')
    expect(await ended).toBe(0)
  }
  for (const { log } of servers)
    expect((await log).map((line) => JSON.parse(line)).filter(({ level }) => level > 30)).toEqual([])
})

it('mail added at any of three processes is sent once by one of them', async () => {
  const messages = 12
  // receipts use up two fifths of the limit of an address
  const { at, db, folders } = await serveTogether(3, { MAILS_PER_ADDRESS: String(3 * messages) })
  const answers = await Promise.all(
    Array.from({ length: messages }, (_, i) => at(i).post('/api/messages', goodMessage)),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
  const unsent = db.prepare('SELECT COUNT(*) FROM outbox WHERE sent_at IS NULL').pluck()
  await expect.poll(() => unsent.get()).toBe(0)
  const ids = mailsIn(folders).map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1])
  expect([ids.length, new Set(ids).size]).toEqual([messages * 2, messages * 2])
})

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { whenDone } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'
import { expect, it, vi } from 'vitest'
import { openTempDir } from '../../../testing/test-api.ts'
import { openSqlite } from './open-sqlite.ts'

/** A database with something in its log, and a reader that can hold the log. */
const openWritten = async () => {
  const file = join(openTempDir(), 'calm-rest.db')
  const db = openSqlite(join(file, '..'))
  const reader = new Sqlite(file, { readonly: true })
  whenDone(async () => {
    reader.close()
    await db.close()
  })
  await db.exec('CREATE TABLE erased (a)')
  const hold = async () => {
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM erased').all()
    await db.exec('INSERT INTO erased VALUES (1)')
  }
  return { db, hold, letGo: () => reader.exec('COMMIT'), logBytes: () => statSync(`${file}-wal`).size }
}

it('empties the log, so that nothing erased is left in it', async () => {
  const { db, logBytes } = await openWritten()
  expect(logBytes()).toBeGreaterThan(0)
  expect(await db.purgeLog()).toBe(true)
  expect(logBytes()).toBe(0)
})

it('waits for a reader that holds the log', async () => {
  const { db, hold, letGo, logBytes } = await openWritten()
  await hold()
  const ended: boolean[] = []
  const purging = db.purgeLog().then((isPurged) => ended.push(isPurged))
  await setTimeout(20)
  expect(ended).toEqual([])
  letGo()
  await purging
  expect([ended, logBytes()]).toEqual([[true], 0])
})

it('says after five seconds that a reader still holds it', async () => {
  const { db, hold, logBytes } = await openWritten()
  await hold()
  const now = performance.now.bind(performance)
  let laterMs = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + laterMs)
  whenDone(() => clock.mockRestore())
  const purging = db.purgeLog()
  laterMs = 5_000
  expect(await purging).toBe(false)
  expect(logBytes()).toBeGreaterThan(0)
})

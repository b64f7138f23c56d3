import { expect, it } from 'vitest'
import { openEmptyDatabase, openTestDatabase } from '../../../testing/test-api.ts'
import { isLost } from './unavailable.ts'

const openPair = async () => {
  const dataDir = await openEmptyDatabase()
  const db = await openTestDatabase(dataDir)
  const other = await openTestDatabase(dataDir)
  await db.exec('CREATE TABLE works (name text PRIMARY KEY)')
  return {
    db,
    other,
    ownPid: db.prepare<[], number>('SELECT pg_backend_pid()').pluck(),
    end: other.prepare<[number]>('SELECT pg_terminate_backend(?, 10000)'),
    insert: db.prepare<[string]>('INSERT INTO works (name) VALUES (?)'),
    stored: other.prepare<[], string>('SELECT name FROM works ORDER BY name').pluck(),
  }
}

it('a connection that ends between two statements fails only its transaction', async () => {
  const { db, ownPid, end, insert, stored } = await openPair()
  const broken = db.transaction(async () => {
    await insert.run('half')
    await end.all((await ownPid.get()) ?? 0)
    await insert.run('other half')
  })
  // the server's closing message is read before the next statement, or as the answer to it
  await expect(broken()).rejects.toSatisfy(isLost)
  const nested = db.transaction(async () => db.transaction(broken)())
  await expect(nested()).rejects.toSatisfy(isLost)
  expect(await stored.all()).toEqual([])
  await db.transaction(() => insert.run('whole'))()
  expect(await stored.all()).toEqual(['whole'])
})

it('a read is repeated on another connection if the server ends the first', async () => {
  const { db, other, end, insert } = await openPair()
  // sleeps until it is ended, nearly as long as a statement may take; when repeated, it does not sleep
  const slow = db
    .prepare<[], number>('SELECT 1 FROM pg_sleep(CASE WHEN EXISTS (SELECT 1 FROM works) THEN 0 ELSE 9 END)')
    .pluck()
  const asked = slow.get()
  const sleeping = other
    .prepare<[], number>(
      "SELECT pid FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()",
    )
    .pluck()
  await expect.poll(() => sleeping.all()).toHaveLength(1)
  const pids = await sleeping.all()
  await insert.run('awake')
  await end.all(pids[0] ?? 0)
  expect(await asked).toBe(1)
})

it('a transaction with a failed and caught statement is not reported as stored', async () => {
  const { db, insert, stored } = await openPair()
  const careless = db.transaction(async () => {
    await insert.run('one')
    await insert.run('one').catch(() => {})
  })
  await expect(careless()).rejects.toThrow('A transaction with a failed statement cannot be stored')
  expect(await stored.all()).toEqual([])
})

it('repeats work after a conflict, and counts the repetitions', async () => {
  const { db, other, stored } = await openPair()
  await db.exec("INSERT INTO works VALUES ('a')")
  const rename = (by: typeof db) => by.prepare<[string]>('UPDATE works SET name = name || ?')
  let runs = 0
  await db.transaction(async () => {
    runs += 1
    await db.prepare('SELECT * FROM works').all()
    if (runs === 1) await rename(other).run('b')
    await rename(db).run('c')
  })()
  expect([await stored.all(), runs, db.line?.().repeated]).toEqual([['abc'], 2, 1])
})

it('every process receives a signal after the commit, and none after a rollback', async () => {
  const { db, other, insert } = await openPair()
  let heard = 0
  other.signals.listen('outbox', () => {
    heard += 1
  })
  const work = db.transaction(async (name: string) => {
    await insert.run(name)
    await db.signals.give('outbox')
    await db.signals.give('outbox')
  })
  await work('one')
  await expect.poll(() => heard).toBe(1)
  await expect(work('one')).rejects.toThrow('duplicate key')
  await work('two')
  await expect.poll(() => heard).toBe(2)
})

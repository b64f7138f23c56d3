import { describe, expect } from 'vitest'
import { onBoth as it } from '../../testing/both-engines.ts'
import { openTempDir, openTestDatabase } from '../../testing/test-api.ts'
import type { Database } from './database.ts'

it('runs on the engine that its test project selects', async () => {
  expect((await openTestDatabase()).engine).toBe(process.env.TEST_ENGINE ?? 'sqlite')
})

/** Opens two connections to a database, like two processes. */
const openTwo = async () => {
  const dataDir = openTempDir()
  return { db: await openTestDatabase(dataDir), other: await openTestDatabase(dataDir) }
}

const add = (db: Database, id: string) =>
  db.prepare<[string]>("INSERT INTO amenities (id, icon) VALUES (?, 'sea')").run(id)

const namesIn = (db: Database) => db.prepare<[], string>('SELECT id FROM amenities ORDER BY id').pluck().all()

/** Holds work back until the test lets it go on. */
const openGate = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: () => resolve() }
}

describe('a statement', () => {
  it('returns rows, the first row, one column, and the number of changed rows', async () => {
    const db = await openTestDatabase()
    expect([await add(db, 'pool'), await add(db, 'fan')]).toEqual([1, 1])
    const byIcon = db.prepare<[string], object>('SELECT id, icon FROM amenities WHERE icon = ? ORDER BY id')
    expect(await byIcon.all('sea')).toEqual([
      { id: 'fan', icon: 'sea' },
      { id: 'pool', icon: 'sea' },
    ])
    expect([await byIcon.get('sea'), await byIcon.get('sun')]).toEqual([
      { id: 'fan', icon: 'sea' },
      undefined,
    ])
    expect([await byIcon.pluck().all('sea'), await byIcon.pluck().get('sun')]).toEqual([
      ['fan', 'pool'],
      undefined,
    ])
    expect(
      await db.prepare('UPDATE amenities SET icon = @icon WHERE icon <> @icon').run({ icon: 'sun' }),
    ).toBe(2)
  })

  it('returns numbers as numbers and booleans as 0 or 1, and sorts texts by their bytes', async () => {
    const db = await openTestDatabase()
    for (const id of ['b', 'ä', 'B']) await add(db, id)
    expect(await namesIn(db)).toEqual(['B', 'b', 'ä'])
    const sql = `SELECT COUNT(*) AS "howMany", MIN(id) = 'B' AS "isFirst", MIN(id) = 'b' AS "isSecond"
      FROM amenities`
    expect(await db.prepare(sql).get()).toEqual({ howMany: 3, isFirst: 1, isSecond: 0 })
  })

  it('is refused if it comes after the end of a transaction that did not await it', async () => {
    const db = await openTestDatabase()
    const ended = openGate()
    let late: Promise<number> | undefined
    const work = db.transaction(async () => {
      await add(db, 'in time')
      late = ended.opened.then(() => add(db, 'late'))
    })
    await work()
    ended.open()
    await expect(late).rejects.toThrow('A statement came after the end of its transaction')
    expect(await namesIn(db)).toEqual(['in time'])
  })
})

describe('a transaction', () => {
  it('is visible to others only after its commit', async () => {
    const { db, other } = await openTwo()
    const written = openGate()
    const looked = openGate()
    const work = db.transaction(async () => {
      await add(db, 'pool')
      const seen = await namesIn(db)
      written.open()
      await looked.opened
      return seen
    })
    const done = work()
    await written.opened
    expect([await namesIn(db), await namesIn(other)]).toEqual([[], []])
    looked.open()
    expect(await done).toEqual(['pool'])
    expect([await namesIn(db), await namesIn(other)]).toEqual([['pool'], ['pool']])
  })

  it('rolls back all of its changes if it fails, and no change of transactions beside it', async () => {
    const { db, other } = await openTwo()
    const addTwo = db.transaction(async (first: string, second: string) => {
      await add(db, first)
      await add(db, second)
    })
    const outcomes = await Promise.allSettled([addTwo('a', 'b'), addTwo('half', 'half'), add(db, 'c')])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await namesIn(other)).toEqual(['a', 'b', 'c'])
  })

  it('rolls back alone when nested, and together with the outer one', async () => {
    const { db, other } = await openTwo()
    const inner = db.transaction(async (id: string, isGood: boolean) => {
      await add(db, id)
      if (!isGood) throw new Error('not this one')
    })
    const outer = db.transaction(async (prefix: string, isGood: boolean) => {
      await add(db, `${prefix} outer`)
      await expect(inner(`${prefix} bad`, false)).rejects.toThrow('not this one')
      await inner(`${prefix} good`, true)
      if (!isGood) throw new Error('nor all of it')
    })
    await outer('first', true)
    await expect(outer('second', false)).rejects.toThrow('nor all of it')
    expect(await namesIn(other)).toEqual(['first good', 'first outer'])
  })

  it('runs after another that reads what it changes: no update is lost', async () => {
    const { db, other } = await openTwo()
    await add(db, 'count')
    await db.exec("UPDATE amenities SET icon = '0'")
    const increase = (one: Database) =>
      one.transaction(async () => {
        const before = await one.prepare<[], string>('SELECT icon FROM amenities').pluck().get()
        await one.prepare('UPDATE amenities SET icon = ?').run(String(Number(before) + 1))
      })()
    await Promise.all(Array.from({ length: 10 }, (_, i) => increase(i % 2 === 0 ? db : other)))
    expect(await db.prepare('SELECT icon FROM amenities').pluck().get()).toBe('10')
  })
})

describe('a signal', () => {
  it('is delivered once after the commit, and never after a rollback', async () => {
    const db = await openTestDatabase()
    const looks: Promise<string[]>[] = []
    const heard = () => Promise.all(looks)
    const silence = db.signals.listen('outbox', () => {
      looks.push(namesIn(db))
    })
    const addAndSay = db.transaction(async (id: string, isGood: boolean) => {
      await add(db, id)
      await db.signals.give('outbox')
      await db.signals.give('outbox')
      if (!isGood) throw new Error('not this one')
    })
    await addAndSay('a', true)
    await expect.poll(heard).toEqual([['a']])
    await expect(addAndSay('bad', false)).rejects.toThrow('not this one')
    await addAndSay('b', true)
    await expect.poll(heard).toEqual([['a'], ['a', 'b']])

    silence()
    let others = 0
    db.signals.listen('outbox', () => {
      others += 1
    })
    await addAndSay('c', true)
    await expect.poll(() => others).toBe(1)
    expect(await heard()).toHaveLength(2)
  })
})

describe('the count of changes', () => {
  it('stays the same while nobody writes, and changes after own writes and those of others', async () => {
    const { db, other } = await openTwo()
    const atFirst = db.changes.now()
    await namesIn(db)
    expect([db.changes.now(), db.changes.thisTurn()]).toEqual([atFirst, atFirst])
    await add(db, 'own')
    const afterOwn = db.changes.now()
    expect(afterOwn).not.toBe(atFirst)
    // an engine may report the own write a second time, so the test waits for that of the other connection
    await add(other, "the other's")
    await expect.poll(() => db.changes.now()).not.toBe(afterOwn)
  })
})

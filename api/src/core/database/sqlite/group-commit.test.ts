import { setImmediate } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { openTempDir } from '../../../testing/test-api.ts'
import { createGroupCommit } from './group-commit.ts'
import { openFile } from './open-file.ts'

const openGroup = (isMoved = () => false) => {
  const dataDir = openTempDir()
  const db = openFile(dataDir)
  const other = openFile(dataDir)
  onTestFinished(() => {
    db.close()
    other.close()
  })
  db.exec('CREATE TABLE works (name TEXT PRIMARY KEY)')
  const insert = db.prepare<[string]>('INSERT INTO works (name) VALUES (?)')
  return {
    db,
    together: createGroupCommit(db, {
      assertInPlace: () => {
        if (isMoved()) throw new Error('moved')
      },
      committed: () => {},
      patienceMs: 1_000,
    }).run,
    insert: async (name: string) => insert.run(name).changes,
    stored: () => other.prepare<[], string>('SELECT name FROM works ORDER BY name').pluck().all(),
  }
}

it('stores concurrent works in one transaction, and returns to each its own result', async () => {
  const { together, insert, stored } = openGroup()
  const inOne: boolean[] = []
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((name) =>
      together(async () => {
        await insert(name)
        // before the commit nobody else sees anything
        inOne.push(stored().length === 0)
        return `${name} is stored`
      }),
    ),
  )
  expect(answers).toEqual(['a is stored', 'b is stored', 'c is stored'])
  expect([inOne, stored()]).toEqual([
    [true, true, true],
    ['a', 'b', 'c'],
  ])
})

it('rolls back the writes of a work that throws, and no others', async () => {
  const { together, insert, stored } = openGroup()
  const outcomes = await Promise.allSettled([
    together(() => insert('first')),
    together(async () => {
      await insert('half')
      throw new Error('not this one')
    }),
    together(() => insert('last')),
    together(() => insert('last')),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected'])
  expect(stored()).toEqual(['first', 'last'])
})

it('returns nothing before the commit, and the same failure to all if the commit fails', async () => {
  const { db, together, insert, stored } = openGroup()
  db.exec('CREATE TABLE parents (id INTEGER PRIMARY KEY)')
  db.exec('CREATE TABLE children (parent INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)')
  const outcomes = await Promise.allSettled([
    together(() => insert('innocent')),
    // fails only at the commit
    together(async () => db.exec('INSERT INTO children VALUES (1)')),
    together(async () => {
      throw new Error('its own failure, which may be due to what is not stored')
    }),
  ])
  const reasons = outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))
  expect(new Set(reasons)).toEqual(new Set(['SqliteError: FOREIGN KEY constraint failed']))
  expect(stored()).toEqual([])
})

it('runs a single work without waiting for others', async () => {
  const { together, insert, stored } = openGroup()
  void together(() => insert('alone'))
  await setImmediate()
  expect(stored()).toEqual(['alone'])
})

it('stores more works than fit into one transaction', async () => {
  const { together, insert, stored } = openGroup()
  await Promise.all(Array.from({ length: 600 }, (_, i) => together(() => insert(String(i)))))
  expect(stored()).toHaveLength(600)
})

it('confirms nothing that is stored where a restart will not look for it', async () => {
  let isMoved = true
  const { together, insert, stored } = openGroup(() => isMoved)
  await expect(together(() => insert('before'))).rejects.toThrow('moved')
  expect(stored()).toEqual([])
  isMoved = false
  const moveMeanwhile = async () => {
    isMoved = true
    return insert('meanwhile')
  }
  await expect(together(moveMeanwhile)).rejects.toThrow('moved')
  isMoved = false
  expect(await together(() => insert('after'))).toBe(1)
})

import { expect, it } from 'vitest'
import { openTempDir, openTestDatabase } from '../../testing/test-api.ts'
import { createMemo } from './memo.ts'

it('caches until this or another connection writes', async () => {
  const dataDir = openTempDir()
  const own = await openTestDatabase(dataDir)
  const other = await openTestDatabase(dataDir)
  const memo = createMemo<number>(own)
  const count = own.prepare<[], number>('SELECT COUNT(*) FROM amenities').pluck()
  let reads = 0
  const read = () =>
    memo('amenities', async () => {
      reads += 1
      return (await count.get()) ?? 0
    })
  expect([await read(), await read(), reads]).toEqual([0, 0, 1])
  await own.exec("INSERT INTO amenities (id, icon) VALUES ('a', 'sea')")
  expect(await read()).toBe(1)
  await other.exec("INSERT INTO amenities (id, icon) VALUES ('b', 'sea')")
  await expect.poll(read).toBe(2)
  const again = async () => {
    const before = reads
    await read()
    return reads - before
  }
  await expect.poll(again).toBe(0)
})

it('is read once for all concurrent callers, and again after a failure', async () => {
  const memo = createMemo<string>(await openTestDatabase())
  const reading = Promise.withResolvers<string>()
  let reads = 0
  const read = () => {
    reads += 1
    return reading.promise
  }
  const asked = [memo('room', read), memo('room', read)]
  reading.reject(new Error('away'))
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([reads, await memo('room', async () => 'here')]).toEqual([1, 'here'])
})

it('returns nothing that was read before a change known to the caller', async () => {
  const db = await openTestDatabase()
  const memo = createMemo<string>(db)
  const reading = Promise.withResolvers<string>()
  const early = memo('room', () => reading.promise)
  await db.exec("INSERT INTO amenities (id, icon) VALUES ('a', 'sea')")
  expect(await memo('room', async () => 'new')).toBe('new')
  reading.resolve('old')
  expect([await early, await memo('room', async () => 'newer')]).toEqual(['old', 'new'])
})

import { expect, it } from 'vitest'
import { openTempDir } from '../testing/test-api.ts'
import { createMemo } from './memo.ts'
import { openDatabase } from './open.ts'

it('remembers until this or another connection writes', () => {
  const dataDir = openTempDir()
  const own = openDatabase(dataDir)
  const other = openDatabase(dataDir)
  const memo = createMemo<number>(own)
  const count = own.prepare<[], number>('SELECT COUNT(*) FROM amenities').pluck()
  let reads = 0
  const read = () =>
    memo('amenities', () => {
      reads += 1
      return count.get() ?? 0
    })
  expect([read(), read(), reads]).toEqual([0, 0, 1])
  own.exec("INSERT INTO amenities (id, icon) VALUES ('a', 'sea')")
  expect([read(), read(), reads]).toEqual([1, 1, 2])
  other.exec("INSERT INTO amenities (id, icon) VALUES ('b', 'sea')")
  expect([read(), read(), reads]).toEqual([2, 2, 3])
  own.close()
  other.close()
})

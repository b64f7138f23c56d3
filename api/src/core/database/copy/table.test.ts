import { expect, it } from 'vitest'
import { compareKeys, keyWords, readKey, type Table, type Value, writeKey } from './table.ts'

const table: Table = {
  name: 't',
  columns: ['TEXT', 'BLOB', 'INTEGER'].map((type) => ({ name: type.toLowerCase(), type })),
  key: [2, 1, 0],
}
const row = ['Grüße "\\ 你好 🐢', Buffer.from([0, 255]), -7]
const key: Value[] = [-7, Buffer.from([0, 255]), 'Grüße "\\ 你好 🐢']

it('survives the round trip through text', () => {
  expect(readKey(table, writeKey(key))).toEqual(key)
})

it('is named by its columns in messages', () => {
  expect(keyWords(table, row)).toBe(`integer -7, blob x'00ff', text Grüße "\\ 你好 🐢`)
})

it('sorts numbers by value, texts and bytes by their bytes; the first difference decides', () => {
  const sorted: Value[][] = [
    [-7, 'a'],
    [9, 'B'],
    [9, 'a'],
    [10, ''],
    // JavaScript would sort these two the other way, by UTF-16 code units
    [10, '\ufffd'],
    [10, '🐢'],
    [11, Buffer.from([1, 2])],
    [11, Buffer.from([1, 2, 0])],
    [11, Buffer.from([2])],
  ]
  expect(sorted.toReversed().toSorted(compareKeys)).toEqual(sorted)
  expect(compareKeys(key, key)).toBe(0)
})

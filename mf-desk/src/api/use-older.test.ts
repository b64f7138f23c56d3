import { expect, it } from 'vitest'
import { inOneList } from './use-older.ts'

const idOf = ({ id }: { id: number }) => id
const items = (...ids: number[]) => ids.map((id) => ({ id }))

it('appends older items to the newest ones', () => {
  expect(inOneList(items(5, 4), items(3, 2), idOf)).toEqual(items(5, 4, 3, 2))
})

it('shows an item once that moved up meanwhile', () => {
  expect(inOneList(items(4, 3, 2), items(3, 2, 1), idOf)).toEqual(items(4, 3, 2, 1))
})

import { expect, it } from 'vitest'
import { inOneList } from './use-older.ts'

const idOf = ({ id }: { id: number }) => id
const items = (...ids: number[]) => ids.map((id) => ({ id }))

it('shows older items behind the newest ones', () => {
  expect(inOneList(items(5, 4), items(3, 2), idOf)).toEqual(items(5, 4, 3, 2))
})

it('shows once what moved up since', () => {
  expect(inOneList(items(4, 3, 2), items(3, 2, 1), idOf)).toEqual(items(4, 3, 2, 1))
})

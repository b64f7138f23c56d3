import { expect, it } from 'vitest'
import { offersQuery } from './offers.ts'

const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: '4' }

it.each([
  [undefined, undefined],
  ['4', [4]],
  ['4,9', [4, 9]],
  ['', 'children'],
  ['4,', 'children'],
  ['four', 'children'],
  ['-1', 'children'],
])('reads %j as the ages of children: %j', (children, expected) => {
  const { data, error } = offersQuery.safeParse({ ...stay, ...(children !== undefined && { children }) })
  expect(error ? error.issues[0]?.path[0] : data?.children).toEqual(expected)
})

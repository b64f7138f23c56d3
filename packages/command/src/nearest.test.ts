import { expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const known = ['offers.list', 'offers.days', 'orders.list', 'rooms.list']

it.each([
  ['ofers.list', ['offers.list', 'orders.list']],
  ['offers.day', ['offers.days', 'offers.list']],
  ['room.lists', ['rooms.list', 'orders.list']],
])('names for %s the nearest first', (misspelt, names) => {
  expect(nearest(misspelt, known, { most: 2 })).toEqual(names)
})

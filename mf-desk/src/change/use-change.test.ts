import { expect, it } from 'vitest'
import { changeTo } from './use-change.ts'

const now = { roomId: 'sea', unit: 2, checkIn: '2027-01-05', checkOut: '2027-01-08' }

it.each([
  ['nothing', {}, undefined],
  ['other nights', { checkOut: '2027-01-10' }, { checkOut: '2027-01-10' }],
  ['another unit', { unit: 3 }, { unit: 3 }],
  ['the same number of another type', { roomId: 'tea' }, { roomId: 'tea', unit: 2 }],
  [
    'all of it',
    { roomId: 'tea', unit: 1, checkIn: '2027-01-06', checkOut: '2027-01-07' },
    { roomId: 'tea', unit: 1, checkIn: '2027-01-06', checkOut: '2027-01-07' },
  ],
])('sends %s', (_, wanted, change) => {
  expect(changeTo(now, { ...now, ...wanted })).toEqual(change)
})

import { expect, it } from 'vitest'
import { cutTo, owedAfter } from './early-dialog.tsx'

it.each([
  ['2027-07-02', '2027-07-02'],
  ['2027-07-03', '2027-07-03'],
  // the first night stays charged, and on the last morning no night is left
  ['2027-07-01', '2027-07-02'],
  ['2027-07-04', undefined],
  ['2027-07-06', undefined],
])('a stay from 1 to 4 July that is left on %s is cut to %s', (today, until) => {
  expect(cutTo({ checkIn: '2027-07-01', checkOut: '2027-07-04' }, today)).toBe(until)
})

it('asks nothing of a stay of one night', () => {
  expect(cutTo({ checkIn: '2027-07-01', checkOut: '2027-07-02' }, '2027-07-01')).toBeUndefined()
})

it.each([
  ['charged', 300, 120],
  ['given_back', 200.1, 20.1],
  // a payment for refunded nights is due back
  ['given_back', 100, -80],
] as const)('of $300, with $120 still due, %s for $%d leaves $%d due', (nightsLeft, totalPrice, owed) => {
  expect(owedAfter({ due: 120, totalPrice: 300 }, { nightsLeft, totalPrice })).toBe(owed)
})

it('owes the amount due if no night is left', () => {
  expect(owedAfter({ due: 120, totalPrice: 300 })).toBe(120)
})

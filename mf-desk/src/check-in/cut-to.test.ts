import { expect, it } from 'vitest'
import { cutTo } from './early-dialog.tsx'

it.each([
  ['2027-07-02', '2027-07-02'],
  ['2027-07-03', '2027-07-03'],
  // the first night is theirs, and on the last morning none is left
  ['2027-07-01', '2027-07-02'],
  ['2027-07-04', undefined],
  ['2027-07-06', undefined],
])('a stay from 1 to 4 July that is left on %s is cut to %s', (today, until) => {
  expect(cutTo({ checkIn: '2027-07-01', checkOut: '2027-07-04' }, today)).toBe(until)
})

it('asks nothing of a stay of one night', () => {
  expect(cutTo({ checkIn: '2027-07-01', checkOut: '2027-07-02' }, '2027-07-01')).toBeUndefined()
})

import { expect, it } from 'vitest'
import { nightsToHave } from './use-units.ts'

const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04' }

it.each([
  ['all before it begins', '2027-06-20', { from: '2027-07-01', until: '2027-07-04' }],
  ['those from tonight on once it has begun', '2027-07-03', { from: '2027-07-03', until: '2027-07-04' }],
  ['none on the day of departure', '2027-07-04', undefined],
])('a move needs the nights that are left: %s', (_, today, nights) => {
  expect(nightsToHave(stay, today)).toEqual(nights)
})

it('asks for none where the departure is not after the arrival', () => {
  expect(nightsToHave({ ...stay, checkOut: stay.checkIn }, '2027-06-20')).toBeUndefined()
})

import { addDays, nightsBetween, nightsOf } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { type DraftRestriction, refusedStayOf } from './refused-stay.ts'

const today = '2027-12-01'
const newYear: DraftRestriction = {
  from: '2027-12-31',
  until: '2028-01-02',
  weekdays: [],
  binds: 'stay_through',
  minNights: 4,
}
const refused = (more: Partial<DraftRestriction> = {}) => refusedStayOf({ ...newYear, ...more }, today)

it('names a stay that begins the evening before, and the night of it that asks for more', () => {
  expect(refused()).toEqual({
    checkIn: '2027-12-30',
    checkOut: '2028-01-02',
    nights: 3,
    night: '2027-12-31',
  })
})

it.each([
  ['of arrivals, one that begins on the first day', { binds: 'arrival' }, '2027-12-31', 3],
  ['of two nights, the night alone', { minNights: 2 }, '2027-12-31', 1],
  ['of today, one that begins today', { from: today }, today, 3],
  ['of days that have begun, one that begins today', { from: '2027-11-01' }, today, 3],
  ['of at most so many nights, one more', { minNights: undefined, maxNights: 5 }, '2027-12-30', 6],
  // 31 December 2027 is a Friday
  ['of weekdays, with the first of them', { weekdays: [6] }, '2027-12-31', 3],
] as const)('names %s', (_, more, checkIn, nights) => {
  expect(refused(more as Partial<DraftRestriction>)).toMatchObject({ checkIn, nights })
})

it.each([
  [{ minNights: undefined }],
  [{ minNights: 1 }],
  [{ until: '2027-12-31' }],
  // there is no Monday among the days
  [{ weekdays: [1] }],
])('names none for %j', (more) => {
  expect(refused(more)).toBeUndefined()
})

it('names only stays that break the rule, of whatever days', () => {
  for (const binds of ['arrival', 'stay_through'] as const)
    for (const weekdays of [[], [1], [3, 5], [7]])
      for (let ahead = -1; ahead < 10; ahead += 1)
        for (let minNights = 2; minNights < 9; minNights += 1) {
          const from = addDays(today, ahead)
          const stay = refused({ binds, weekdays, minNights, from, until: addDays(from, 8) })
          if (!stay) throw new Error('A week has every weekday.')
          expect(stay.checkIn >= today && stay.nights < minNights).toBe(true)
          expect(nightsBetween(stay.checkIn, stay.checkOut)).toBe(stay.nights)
          expect(nightsOf(stay.checkIn, stay.checkOut)).toContain(stay.night)
          if (binds === 'arrival') expect(stay.checkIn).toBe(stay.night)
        }
})

import type { Chart, ChartUnit } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { unitMark } from './unit-mark.ts'
import { choicesOf, nightsToHave } from './use-units.ts'

const stay = { checkIn: '2027-07-01', checkOut: '2027-07-04' }

it.each([
  ['all before it begins', '2027-06-20', { from: '2027-07-01', until: '2027-07-04' }],
  ['those from tonight on once it has begun', '2027-07-03', { from: '2027-07-03', until: '2027-07-04' }],
  ['none on the day of departure', '2027-07-04', undefined],
])('a move needs the nights that are left: %s', (_, today, nights) => {
  expect(nightsToHave(stay, today)).toEqual(nights)
})

it('requests nothing if the departure is not after the arrival', () => {
  expect(nightsToHave({ ...stay, checkOut: stay.checkIn }, '2027-06-20')).toBeUndefined()
})

it('says beside each unit why guests who are here cannot be moved there as it is', () => {
  const until = '2027-07-08'
  const unit = (number: number, other: Partial<ChartUnit> = {}): ChartUnit => ({
    roomId: 'sea',
    roomType: 'Sea view',
    unit: number,
    guests: 2,
    isReady: true,
    outOfOrderUntil: null,
    ...other,
  })
  const block = (number: number) => ({
    id: number,
    roomId: 'sea',
    unit: number,
    from: '2027-07-02',
    until,
    reason: '',
  })
  const stay = { reference: 'other', roomId: 'sea', unit: 2 } as Chart['stays'][number]
  const chart: Chart = {
    from: '2027-07-03',
    until: '2027-07-04',
    today: '2027-07-03',
    units: [
      unit(1),
      unit(2, { isReady: false }),
      unit(3, { isReady: false, outOfOrderUntil: until }),
      unit(4),
      // in order again before these nights, which are blocked for something else
      unit(5, { outOfOrderUntil: '2027-07-03' }),
      unit(6, { isReady: false }),
      unit(7, { guests: 1 }),
    ],
    stays: [stay],
    blocks: [block(3), block(4), block(5)],
    closures: [],
  }
  const marks = (reference: string, isToday: boolean) =>
    choicesOf(chart, reference).map((choice) => unitMark(choice, { guests: 2, isToday }))
  const later = [undefined, 'taken', 'outOfOrder', 'blocked', 'blocked', undefined, 'tooSmall']
  expect(marks('own', false)).toEqual(later)
  expect(marks('own', true)).toEqual(later.with(5, 'notReady'))
  expect(marks('other', false)[1]).toBeUndefined()
})

import { expect, it } from 'vitest'
import { rowsOf } from '../units/unit-rows.ts'
import { barsByUnit } from './bars.ts'
import { cursorAfter } from './cursor.ts'

const dates = { from: '2027-01-01', until: '2027-03-01', today: '2027-01-15' }
const units = rowsOf(
  [1, 2, 3].map((unit) => ({
    roomId: 'sea',
    roomType: 'Sea view',
    unit,
    guests: 2,
    isReady: true,
    outOfOrderUntil: null,
  })),
)
const bars = barsByUnit({
  from: '2027-01-01',
  stays: [
    {
      reference: 'CR-1',
      roomId: 'sea',
      unit: 2,
      from: '2027-01-10',
      until: '2027-01-14',
      checkIn: '2027-01-10',
      checkOut: '2027-01-14',
      state: 'expected',
      version: '1',
      name: 'Ada',
      guests: 1,
      isPinned: false,
      hasNote: false,
    },
  ],
  blocks: [],
})
const after = (key: string, row: number, night: string) =>
  cursorAfter(key, { row, night }, { dates, units, bars, page: 14 })

it.each([
  ['ArrowRight', 0, '2027-01-11', 0, '2027-01-12'],
  ['ArrowRight over a stay', 1, '2027-01-11', 1, '2027-01-14'],
  ['ArrowLeft over a stay', 1, '2027-01-12', 1, '2027-01-09'],
  ['ArrowDown', 0, '2027-01-11', 1, '2027-01-11'],
  ['ArrowUp at the top', 0, '2027-01-11', 0, '2027-01-11'],
  ['ArrowLeft at the first night', 0, '2027-01-01', 0, '2027-01-01'],
  ['PageDown', 2, '2027-01-20', 2, '2027-02-03'],
  ['PageDown at the end', 2, '2027-02-25', 2, '2027-02-28'],
  ['Home, to today', 2, '2027-02-25', 2, '2027-01-15'],
  ['End, to the last unit', 0, '2027-01-20', 2, '2027-01-20'],
])('%s', (what, row, night, toRow, toNight) => {
  expect(after(what.split(/[ ,]/)[0] ?? '', row, night)).toEqual({ row: toRow, night: toNight })
})

it('ignores every other key', () => {
  expect(after('Tab', 0, '2027-01-11')).toBeUndefined()
  expect(after('a', 0, '2027-01-11')).toBeUndefined()
})

import type { Chart, ChartStay } from '@calm-rest/contract/staff'
import { addDays, nightsOf } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { barAt, barsByUnit, freeUnits, monthsOf } from './bars.ts'

const stayOf = (unit: number, from: string, until: string): ChartStay => ({
  reference: `CR-${unit}`,
  roomId: 'sea',
  unit,
  from,
  until,
  checkIn: from,
  checkOut: until,
  name: 'Ada Lovelace',
  state: 'expected',
  version: '1',
  guests: 2,
  isPinned: false,
  hasNote: false,
})
const chart = (given: Partial<Chart>): Chart => ({
  from: '2027-01-30',
  until: '2027-03-02',
  today: '2027-02-01',
  stays: [],
  blocks: [],
  closures: [],
  units: [1, 2, 3].map((unit) => ({
    roomId: 'sea',
    roomType: 'Sea view',
    unit,
    guests: 2,
    isReady: true,
    outOfOrderUntil: null,
  })),
  ...given,
})

it('has the bars of a unit, blocks included, in the order of their nights', () => {
  const bars = barsByUnit(
    chart({
      stays: [stayOf(2, '2027-02-10', '2027-02-12'), stayOf(2, '2027-02-01', '2027-02-03')],
      blocks: [{ id: 7, roomId: 'sea', unit: 2, from: '2027-02-05', until: '2027-02-06', reason: 'shower' }],
    }),
  )
  expect(bars.get('sea 2')?.map(({ kind, from }) => [kind, from])).toEqual([
    ['stay', '2027-02-01'],
    ['block', '2027-02-05'],
    ['stay', '2027-02-10'],
  ])
  expect(barAt(bars.get('sea 2'), '2027-02-02')?.key).toBe('CR-2 2027-02-01')
  expect(barAt(bars.get('sea 2'), '2027-02-03')).toBeUndefined()
  expect(barAt(bars.get('sea 1'), '2027-02-02')).toBeUndefined()
})

it('counts the free units of each night', () => {
  const night = fc.integer({ min: -5, max: 40 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(1, 2, 3), night, fc.integer({ min: 1, max: 9 }))),
      (given) => {
        const from = '2027-01-30'
        // one stay after the other in each unit
        const taken = new Set<string>()
        const stays = given.flatMap(([unit, at, length]) => {
          const checkIn = addDays(from, at)
          const checkOut = addDays(from, at + length)
          const nights = nightsOf(checkIn, checkOut).map((day) => `${unit} ${day}`)
          if (nights.some((one) => taken.has(one))) return []
          for (const one of nights) taken.add(one)
          return [stayOf(unit, checkIn, checkOut)]
        })
        const expected = nightsOf(from, '2027-03-02').map(
          (day) => 3 - [1, 2, 3].filter((unit) => taken.has(`${unit} ${day}`)).length,
        )
        expect(freeUnits(chart({ stays }))).toEqual(expected)
      },
    ),
  )
})

it('splits the days into months', () => {
  expect(monthsOf('2027-01-30', '2027-03-02')).toEqual([
    { month: '2027-01-30', first: 0, days: 2 },
    { month: '2027-02-01', first: 2, days: 28 },
    { month: '2027-03-01', first: 30, days: 1 },
  ])
})

import { addDays, nightsBetween } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ahead,
  barOf,
  columnsOf,
  draggedNights,
  isWeekend,
  mayStartOffscreen,
  nightAt,
  rowAt,
  scaleFor,
  scrollTo,
  spanInView,
  touches,
  weekendAt,
} from './geometry.ts'

const scale = { night: 20, row: 40 }
const chartFrom = '2027-01-01'
const stay = fc
  .tuple(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 1, max: 90 }))
  .map(([at, nights]) => ({ from: addDays(chartFrom, at), until: addDays(chartFrom, at + nights) }))

const boxOf = (nights: { from: string; until: string }) => barOf(columnsOf(nights, chartFrom), scale)

describe('a bar', () => {
  it('spans noon to noon', () => {
    expect(boxOf({ from: '2027-01-02', until: '2027-01-05' })).toEqual({
      left: 30,
      width: 60,
    })
  })

  it('leaves the afternoon of its last day to the next guest', () => {
    const first = boxOf({ from: '2027-01-02', until: '2027-01-05' })
    const next = boxOf({ from: '2027-01-05', until: '2027-01-06' })
    expect(first.left + first.width).toBe(next.left)
  })

  it('is hit by presses on its nights', () => {
    fc.assert(
      fc.property(stay, fc.double({ min: 0, max: 0.999, noNaN: true }), (nights, part) => {
        const { left, width } = boxOf(nights)
        const pressed = addDays(chartFrom, nightAt(left + width * part, scale))
        expect(pressed >= nights.from && pressed < nights.until).toBe(true)
      }),
    )
  })
})

it('finds the row at a y coordinate', () => {
  expect([0, 39.9, 40, 81].map((y) => rowAt(y, scale))).toEqual([0, 0, 1, 2])
})

describe('the rendered span', () => {
  const drawn = (scrolled: number) => spanInView(scrolled, 400, 20, 730, 7)

  it('contains everything in view and at most two steps beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 730 * 20 - 400 }), (scrolled) => {
        const { first, end } = drawn(scrolled)
        expect(first).toBeLessThanOrEqual(scrolled / 20)
        expect(end).toBeGreaterThanOrEqual((scrolled + 400) / 20)
        expect(end - first).toBeLessThanOrEqual(20 + 4 * 7)
      }),
    )
  })

  it('changes only once per step', () => {
    expect(drawn(20 * 14 + 1)).toEqual(drawn(20 * 14 + 19))
  })

  it('ends with the chart', () => {
    expect(drawn(0).first).toBe(0)
    expect(drawn(730 * 20 - 400).end).toBe(730)
  })

  it('includes every visible bar', () => {
    fc.assert(
      fc.property(stay, fc.integer({ min: 0, max: 730 * 20 - 400 }), (nights, scrolled) => {
        const { left, width } = boxOf(nights)
        const isSeen = left < scrolled + 400 && left + width > scrolled
        if (isSeen) expect(touches(columnsOf(nights, chartFrom), drawn(scrolled))).toBe(true)
      }),
    )
  })
})

it.each([
  ['ends at noon of the first day in view', { column: 5, nights: 2 }, true],
  ['ended a day before', { column: 4, nights: 2 }, false],
  ['begins on the last day in view', { column: 13, nights: 1 }, true],
  ['begins on the day after', { column: 14, nights: 1 }, false],
  ['reaches over both edges', { column: 0, nights: 30 }, true],
])('draws a bar that %s: %j %s', (_, bar, isDrawn) => {
  expect(touches(bar, { first: 7, end: 14 })).toBe(isDrawn)
})

describe('a drag', () => {
  const nights = { from: '2027-01-10', until: '2027-01-13' }

  it.each([
    ['whole', 2, '2027-01-12', '2027-01-15'],
    ['whole', -10, '2026-12-31', '2027-01-03'],
    ['start', -1, '2027-01-09', '2027-01-13'],
    ['end', 4, '2027-01-10', '2027-01-17'],
  ] as const)('of %s by %i nights', (grip, by, from, until) => {
    expect(draggedNights(nights, grip, by)).toEqual({ from, until })
  })

  it('keeps one night, however far an end is dragged', () => {
    fc.assert(
      fc.property(
        stay,
        fc.constantFrom('start', 'end'),
        fc.integer({ min: -200, max: 200 }),
        (given, grip, by) => {
          const { from, until } = draggedNights(given, grip, by)
          expect(nightsBetween(from, until)).toBeGreaterThanOrEqual(1)
        },
      ),
    )
  })
})

it('shows today after the two days before it', () => {
  expect(scrollTo('2027-01-11', chartFrom, scale)).toBe(160)
  expect(scrollTo('2027-01-02', chartFrom, scale)).toBe(0)
})

it('marks Saturdays and Sundays, from any first day of the chart on', () => {
  // a Monday
  const week = Array.from({ length: 7 }, (_, i) => addDays('2027-05-10', i))
  expect(week.map(isWeekend)).toEqual([false, false, false, false, false, true, true])
  expect(week.map(weekendAt)).toEqual([5, 4, 3, 2, 1, 0, 6])
})

it('keeps nights wide enough for a finger where the chart has hardly room for its names', () => {
  expect(scaleFor(0)).toEqual({ night: 16, names: 104, row: 48 })
  expect([599, 600, 999, 1000].map((width) => scaleFor(width).names)).toEqual([104, 132, 132, 156])
})

it.each([
  [358, 14],
  [768, 30],
  [1304, 61],
])('shows in %i pixels at least %i nights', (width, nights) => {
  const { night, names } = scaleFor(width)
  expect(Math.floor((width - names) / night)).toBeGreaterThanOrEqual(nights)
})

it('keeps names in view for stays that may scroll off before the next render', () => {
  const isCut = (column: number, edge: number) => column + 0.5 < edge && column + 6 > edge
  for (let scrolled = 0; scrolled < 40 * scale.night; scrolled += 7) {
    const columns = spanInView(scrolled, 14 * scale.night, scale.night, 100, ahead.columns)
    for (let column = 0; column < 50; column += 1)
      if (isCut(column, scrolled / scale.night)) expect(mayStartOffscreen({ column }, columns)).toBe(true)
    expect(mayStartOffscreen({ column: Math.ceil(scrolled / scale.night) + 14 }, columns)).toBe(false)
  }
})

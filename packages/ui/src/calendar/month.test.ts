import { describe, expect, it } from 'vitest'
import { addMonths, monthOf, sameDay, weekdayOf, weeksOf } from './month.ts'

describe('weeksOf', () => {
  it('begins with the given day of the week and leaves neighbours blank', () => {
    const fromMonday = weeksOf('2027-08-01', 1)
    expect(fromMonday[0]?.map((date) => date?.slice(8))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      '01',
    ])
    expect(fromMonday).toHaveLength(6)
    expect(weeksOf('2027-08-01', 0)[0]?.[0]).toBe('2027-08-01')
  })

  it.each([
    ['2028-02-01', 29],
    ['2027-02-01', 28],
    ['2100-02-01', 28],
    ['2027-03-01', 31],
    ['2027-10-01', 31],
  ])('has every day of %s once', (month, days) => {
    const dates = weeksOf(month, 1).flat().filter(Boolean)
    expect(new Set(dates).size).toBe(days)
    expect(dates).toHaveLength(days)
  })
})

describe('months', () => {
  it('step over the ends of years', () => {
    expect(addMonths('2027-12-01', 1)).toBe('2028-01-01')
    expect(addMonths('2027-01-31', -1)).toBe('2026-12-01')
    expect(addMonths('2027-05-09', -24)).toBe('2025-05-01')
    expect(monthOf('2027-05-09')).toBe('2027-05-01')
  })

  it('keep the day, or take their last', () => {
    expect(sameDay('2027-01-31', 1)).toBe('2027-02-28')
    expect(sameDay('2028-01-31', 1)).toBe('2028-02-29')
    expect(sameDay('2028-02-29', 12)).toBe('2029-02-28')
    expect(sameDay('2027-05-09', -12)).toBe('2026-05-09')
  })

  it('know the day of the week', () => {
    expect([weekdayOf('2027-08-01'), weekdayOf('2028-02-29')]).toEqual([0, 2])
  })
})

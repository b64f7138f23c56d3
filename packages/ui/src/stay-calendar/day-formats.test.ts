import { expect, it } from 'vitest'
import { dayFormats } from './day-formats.ts'

it.each([
  ['en', 'Monday, March 1, 2027', 'March 2027', 'Mon', 'Monday'],
  ['de', 'Montag, 1. März 2027', 'März 2027', 'Mo', 'Montag'],
  ['zh', '2027年3月1日星期一', '2027年3月', '周一', '星期一'],
])('says a day in %s with its weekday and year', (locale, day, month, short, long) => {
  const formats = dayFormats(locale)
  expect(formats.day('2027-03-01')).toBe(day)
  expect(formats.month('2027-03-01')).toBe(month)
  expect(formats.weekday.short('2027-03-01')).toBe(short)
  expect(formats.weekday.long('2027-03-01')).toBe(long)
})

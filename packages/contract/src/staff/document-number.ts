import type { CalendarDate } from '../stay.ts'

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** YYYY and YY: year. MMM and MM: month. QQQQ: code of the place. X…: running number. */
const parts = /YYYY|YY|MMM|MM|Q+|X+/g

const allowed = /^[A-Za-z0-9/_.-]{1,32}$/

/** Most characters of a number: as Gazette 2481/22 permits. */
export const numberChars = 40

/** Whether a pattern gives every document another number: it has one running number, and a month only with its year. */
export const isNumberPattern = (pattern: string): boolean => {
  const found: string[] = pattern.match(parts) ?? []
  const count = (begin: string) => found.filter((part) => part.startsWith(begin)).length
  return (
    allowed.test(pattern) &&
    count('X') === 1 &&
    count('M') <= 1 &&
    count('Y') <= 1 &&
    count('Y') >= count('M')
  )
}

interface Numbered {
  /** Day of issue at the property. */
  day: CalendarDate
  placeCode: string
}

const replaced = (pattern: string, { day, placeCode }: Numbered, running: string) => {
  const [year = '', month = ''] = day.split('-')
  return pattern
    .replace(parts, (part) => {
      if (part === 'YYYY') return year
      if (part === 'YY') return year.slice(2)
      if (part === 'MMM') return months[Number(month) - 1] ?? ''
      if (part === 'MM') return month
      return part.startsWith('Q') ? placeCode : running
    })
    .replace(/([/_.-])[/_.-]+/g, '$1')
}

/** Documents with the same series are numbered from 1 without gaps: those of a month, a year, or all. */
export const seriesOf = (pattern: string, numbered: Numbered): string => replaced(pattern, numbered, '#')

/** `26NOV_MIR1_1` for the pattern `YYMMM_QQQQ_XXXXX`; a place without a code leaves its part out: `26NOV_1`. */
export const numberOf = (pattern: string, numbered: Numbered, running: number): string =>
  replaced(pattern, numbered, String(running))

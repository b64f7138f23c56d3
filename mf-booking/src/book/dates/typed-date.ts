import { type CalendarDate, isCalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'

/** Typed text as a date, as empty (''), or as the reason why it is invalid. */
export type TypedDate =
  | { date: CalendarDate | '' }
  | { problem: 'unreadable' | 'invalid_date'; date?: undefined }

type Order = 'ymd' | 'dmy'

const orderOf: Record<Lang, Order> = { en: 'dmy', de: 'dmy', zh: 'ymd' }

/**
 * Parses a date in the format of the page's language, with any separators or none; YYYY-MM-DD in all
 * languages. A two-digit year is in this century.
 */
export const readTypedDate = (lang: Lang, typed: string): TypedDate => {
  // normalizes full-width digits of Chinese keyboards
  const text = typed.normalize('NFKC').trim()
  if (!text) return { date: '' }
  const found = candidates(orderOf[lang], text)
  if (found.length === 0) return { problem: 'unreadable' }
  const date = found.find((one) => isCalendarDate(one) && one >= '1000')
  return date ? { date } : { problem: 'invalid_date' }
}

const other: Record<Order, Order> = { ymd: 'dmy', dmy: 'ymd' }

const candidates = (order: Order, text: string): string[] => {
  if (/^\d{8}$/.test(text)) return [inRow(order, text), inRow(other[order], text)]
  const [first, second, third, ...rest] = text.split(/\D+/).filter(Boolean)
  if (!first || !second || !third || rest.length > 0 || /\p{Letter}/u.test(text.replace(/[年月日]/g, '')))
    return []
  if (first.length === 4) return [written(first, second, third)]
  if (third.length === 4) return [written(third, second, first)]
  if (first.length > 2 || third.length > 2) return []
  return [order === 'ymd' ? written(`20${first}`, second, third) : written(`20${third}`, second, first)]
}

const inRow = (order: Order, digits: string) =>
  order === 'ymd'
    ? written(digits.slice(0, 4), digits.slice(4, 6), digits.slice(6))
    : written(digits.slice(4), digits.slice(2, 4), digits.slice(0, 2))

const written = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

import type { CalendarDate } from '@calm-rest/contract/stay'
import { formatDate } from './format.ts'

interface Stay {
  checkIn: CalendarDate
  checkOut: CalendarDate
}

const short = { day: 'numeric', month: 'short' } as const

/**
 * Both dates of a stay, shortened as far as possible: `10` and `18 May`, `10.` and `18. Mai`, `5月10日` and
 * `18日`. Not Intl's `formatRange`, which servers and browsers format differently.
 */
export const stayDates = (
  lang: string,
  { checkIn, checkOut }: Stay,
  { year = false }: { year?: boolean } = {},
): { from: string; until: string } => {
  const isOneYear = checkIn.slice(0, 4) === checkOut.slice(0, 4)
  const isOneMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7)
  const written = (date: CalendarDate, withYear: boolean) =>
    formatDate(lang, date, withYear ? { ...short, year: 'numeric' } : short)
  if (!isOneYear) return { from: written(checkIn, year), until: written(checkOut, year) }
  // Chinese gives year and month once and first, the others last
  if (lang === 'zh') {
    const until = written(checkOut, false)
    return { from: written(checkIn, year), until: isOneMonth ? until.replace(/^.*月/u, '') : until }
  }
  const from = written(checkIn, false)
  return { from: isOneMonth ? from.replace(/\s.*$/u, '') : from, until: written(checkOut, year) }
}

/** The dates of a stay on one line: `10–18 May`, `28 May – 3 Jun`, `5月10日至18日`. */
export const formatStay = (lang: string, stay: Stay, options?: { year?: boolean }): string => {
  const { from, until } = stayDates(lang, stay, options)
  if (lang === 'zh') return `${from}至${until}`
  return /\s/u.test(from) ? `${from} – ${until}` : `${from}–${until}`
}

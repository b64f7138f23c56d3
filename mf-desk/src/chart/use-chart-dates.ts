import type { CalendarDate } from '@calm-rest/contract/stay'
import { localesOf } from '@calm-rest/i18n'
import { useLang } from '../use-lang.ts'

const makeFormats = (lang: string) => {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(localesOf(lang), { ...options, timeZone: 'UTC' })
    return (day: CalendarDate) => made.format(new Date(`${day}T00:00:00Z`))
  }
  return {
    dayName: format({ weekday: 'short', day: 'numeric', month: 'short' }),
    weekday: format({ weekday: 'narrow' }),
    month: format({ month: 'long', year: 'numeric' }),
  }
}

/** Creating a formatter takes a hundred times as long as using it, and every day of the chart uses them. */
const formats = new Map<string, ReturnType<typeof makeFormats>>()

/** Names of days and months in the language of the page. */
export const useChartDates = () => {
  const lang = useLang()
  const known = formats.get(lang) ?? makeFormats(lang)
  formats.set(lang, known)
  return known
}

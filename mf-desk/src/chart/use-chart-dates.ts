import type { CalendarDate } from '@calm-rest/contract/stay'
import { localeOf } from '@calm-rest/i18n'
import { useMemo } from 'react'
import { useLang } from '../use-lang.ts'

/** Names of days and months in the language of the page. Formats are made once: each costs more than a hundred uses. */
export const useChartDates = () => {
  const locale = localeOf(useLang())
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
      return (day: CalendarDate) => made.format(new Date(`${day}T00:00:00Z`))
    }
    return {
      dayName: format({ weekday: 'short', day: 'numeric', month: 'short' }),
      weekday: format({ weekday: 'narrow' }),
      month: format({ month: 'long', year: 'numeric' }),
    }
  }, [locale])
}

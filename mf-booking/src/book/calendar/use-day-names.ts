import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { localeOf } from '@calm-rest/i18n'
import type { CalendarDay, CalendarNames, Weekday } from '@calm-rest/ui/calendar'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { spoken } from '../dates/date-styles.ts'
import { type Choice, previewOf, rangeAt, refusalOf } from './pick-date.ts'

const utcMidnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`)

/** Formats are costly to make and a calendar has many days: one of each for a language. */
const useFormats = () => {
  const lang = useLang()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => {
      const made = new Intl.DateTimeFormat(localeOf(lang), { ...options, timeZone: 'UTC' })
      return (date: CalendarDate) => made.format(utcMidnight(date))
    }
    return {
      day: format(spoken),
      month: format({ month: 'long', year: 'numeric' }),
      weekday: { short: format({ weekday: 'short' }), long: format({ weekday: 'long' }) },
    }
  }, [lang])
}

/** How the calendar's months and days are called, and what each day looks like while a date is chosen. */
export const useDayNames = (choice: Choice, active: CalendarDate) => {
  const { t } = useTranslation()
  const lang = useLang()
  const formats = useFormats()
  const { dates, today, taken, dateName } = choice
  const preview = previewOf(active, choice)
  const names: CalendarNames = {
    previous: t('calendar.previous'),
    next: t('calendar.next'),
    month: formats.month,
    weekday: (date, style) => formats.weekday[style](date),
  }
  const dayOf = (date: CalendarDate): CalendarDay => {
    const refusal = refusalOf(date, choice)
    const struck = taken.has(date) && (!today || date >= today)
    const nights = dateName === 'checkOut' && !refusal && dates.checkIn ? nightsBetween(dates.checkIn, date) : 0
    const label = [
      formats.day(date),
      date === dates.checkIn && t('calendar.day.checkIn'),
      date === dates.checkOut && t('calendar.day.checkOut'),
      struck && t(nights > 0 ? 'calendar.day.takenMorning' : 'calendar.day.taken'),
      nights > 0 && t('nights', { count: nights }),
    ]
    return {
      label: label.filter(Boolean).join(t('calendar.day.comma')),
      // too early a check-out is answered by the form's alert
      refused: refusal !== undefined && refusal.reason !== 'not_after_check_in',
      struck,
      range: rangeAt(date, dates, preview),
      today: date === today,
    }
  }
  return { names, dayOf, firstDay: firstDayOfWeek(lang) }
}

interface WeekInfo {
  firstDay: number
}

// a method in the standard, an attribute in older browsers, missing in Firefox
type WithWeekInfo = Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo }

/** First day of the week for readers of a language; Monday where the browser does not know it. */
const firstDayOfWeek = (lang: Lang): Weekday => {
  const locale: WithWeekInfo = new Intl.Locale(localeOf(lang))
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
  return (firstDay % 7) as Weekday
}

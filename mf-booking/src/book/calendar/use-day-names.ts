import { type CalendarDate, nightsBetween } from '@calm-rest/contract/stay'
import { formatPrice, localeOf } from '@calm-rest/i18n'
import type { CalendarDay, CalendarNames } from '@calm-rest/ui/calendar'
import {
  type Choice,
  dayFormats,
  firstDayOfWeek,
  previewOf,
  rangeAt,
  refusalOf,
} from '@calm-rest/ui/stay-calendar'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'

/** How the calendar's months and days are called, and what each day looks like while a date is chosen. */
export const useDayNames = (choice: Choice, active: CalendarDate) => {
  const { t } = useTranslation()
  const lang = useLang()
  const formats = useMemo(() => dayFormats(localeOf(lang)), [lang])
  const { dates, today, taken, days, dateName } = choice
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
    const nights =
      dateName === 'checkOut' && !refusal && dates.checkIn ? nightsBetween(dates.checkIn, date) : 0
    const priced = taken.has(date) || (today && date < today) ? undefined : days?.get(date)
    const price = priced && formatPrice(lang, priced.price)
    const label = [
      formats.day(date),
      date === dates.checkIn && t('calendar.day.checkIn'),
      date === dates.checkOut && t('calendar.day.checkOut'),
      struck && t(nights > 0 ? 'calendar.day.takenMorning' : 'calendar.day.taken'),
      // a check-out says how long the stay is then: the night that begins there is another's
      nights > 0 ? t('nights', { count: nights }) : price,
    ]
    return {
      label: label.filter(Boolean).join(t('calendar.day.comma')),
      // too early a check-out is answered by the form's alert
      refused: refusal !== undefined && refusal.reason !== 'not_after_check_in',
      struck,
      note: priced && formatPrice(lang, Math.round(priced.price)),
      range: rangeAt(date, dates, preview),
      today: date === today,
    }
  }
  return { names, dayOf, firstDay: firstDayOfWeek(localeOf(lang)) }
}

import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
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

interface DayNamesOptions {
  choice: Choice
  /** The day under the pointer or the focus. */
  active: CalendarDate
  lang: Lang
}

/** How the calendar's months and days are called, and what each day looks like. */
export const useDayNames = ({ choice, active, lang }: DayNamesOptions) => {
  const { t } = useTranslation()
  const formats = useMemo(() => dayFormats(localeOf(lang)), [lang])
  const { dates, today, taken, days } = choice
  const preview = previewOf(active, choice)
  const names: CalendarNames = {
    previous: t('calendar.previous'),
    next: t('calendar.next'),
    month: formats.month,
    weekday: (date, style) => formats.weekday[style](date),
  }
  const dayOf = (date: CalendarDate): CalendarDay => {
    const refusal = refusalOf(date, choice)
    const early = refusal?.reason === 'not_after_check_in' && !taken.has(date)
    const struck = taken.has(date) && (!today || date >= today)
    const priced = taken.has(date) || (today && date < today) ? undefined : days?.get(date)
    const price = priced && formatPrice(lang, priced.price)
    const label = [
      formats.day(date),
      date === dates.checkIn && t('calendar.day.checkIn'),
      date === dates.checkOut && t('calendar.day.checkOut'),
      struck && t(refusal ? 'calendar.day.taken' : 'calendar.day.takenMorning'),
      price,
    ]
    return {
      label: label.filter(Boolean).join(t('calendar.day.comma')),
      refused: refusal !== undefined && !early,
      struck,
      note: priced && formatPrice(lang, Math.round(priced.price)),
      range: rangeAt(date, dates, preview),
      today: date === today,
    }
  }
  return { names, dayOf, firstDay: firstDayOfWeek(localeOf(lang)) }
}

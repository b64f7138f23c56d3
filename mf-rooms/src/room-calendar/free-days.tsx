import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { Calendar, type CalendarView, monthOf } from '@calm-rest/ui/calendar'
import { type Choice, latestDate, useDayNames } from '@calm-rest/ui/stay-calendar'
import { useState } from 'react'
import { useCalendarWords } from './use-calendar-words.ts'

interface FreeDaysProps {
  choice: Choice
  today: CalendarDate
  months: 1 | 2
  lang: Lang
  view: CalendarView
  onView: (view: CalendarView) => void
  onPick: (date: CalendarDate) => void
}

/** The months, with the nights that are taken. */
export const FreeDays = ({ choice, today, months, lang, view, onView, onPick }: FreeDaysProps) => {
  const [pointed, setPointed] = useState<CalendarDate>()
  const { names, dayOf, firstDay } = useDayNames(choice, pointed ?? view.focused, useCalendarWords(lang))
  return (
    <Calendar
      view={view}
      onView={onView}
      months={months}
      names={names}
      dayOf={dayOf}
      firstDay={firstDay}
      onPick={onPick}
      earliest={today}
      latest={latestDate(today)}
      onPoint={setPointed}
      early={2}
    />
  )
}

/** The month of the stay, or of today. */
export const firstView = (checkIn: CalendarDate | '', today: CalendarDate): CalendarView => {
  const focused = checkIn && checkIn >= today && checkIn <= latestDate(today) ? checkIn : today
  return { focused, month: monthOf(focused) }
}

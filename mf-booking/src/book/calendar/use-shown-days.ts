import type { CalendarDate } from '@calm-rest/contract/stay'
import { useHost } from '@calm-rest/federation/widget'
import { addMonths, focusDay } from '@calm-rest/ui/calendar'
import {
  type AvailabilityCache,
  type StayDateName,
  useAvailability,
  useDayNames,
} from '@calm-rest/ui/stay-calendar'
import { useState } from 'react'
import { useBooking, useRoom } from '../context/booking-context.ts'
import { latestDate } from '../dates/stay-dates.ts'
import { firstView } from './first-view.ts'
import { useCalendarWords } from './use-calendar-words.ts'
import { useDateChoice } from './use-date-choice.ts'

interface ShownDaysOptions {
  /** Which date is chosen first if the other is known. */
  dateName: StayDateName
  /** Number of visible months. */
  months: 1 | 2
  /** Number of months prefetched after them. */
  readAhead?: number
  cache: AvailabilityCache
}

/** The visible months with the room's taken nights, and the handler of a press on a day. */
export const useShownDays = ({ dateName: asked, months, readAhead = 0, cache }: ShownDaysOptions) => {
  const { api } = useHost()
  const { dateName, dates, today, refusal, turnTo, pick, clear } = useDateChoice(asked)
  const room = useRoom()
  const [pointed, setPointed] = useState<CalendarDate>()
  const [turned, setView] = useState(() => firstView(dateName, dates, today))
  // with one visible month, the day after its last one is in none, so no day would be focusable
  const view = focusDay(turned, turned.focused, { months })
  const guests = useBooking((state) => state.draft.guests)
  const { taken, days, failed } = useAvailability({
    ...cache,
    subject: room && `${room._id}/${guests}`,
    ask: (from, to) => api.rooms.availability(room?._id ?? '', from, to, { guests }),
    months: [view.month, addMonths(view.month, months + readAhead - 1)],
  })
  const choice = { dateName, dates, today, taken, days }
  const preview = pointed ?? view.focused
  return {
    dateName,
    dates,
    today,
    turnTo,
    setView,
    /** For the calendar. */
    calendar: {
      ...useDayNames(choice, preview, useCalendarWords()),
      view,
      onView: setView,
      earliest: today,
      latest: today && latestDate(today),
      onPick: (date: CalendarDate) => pick(date, choice),
      onPoint: setPointed,
    },
    /** For the footer below it. */
    foot: { choice, room, refusal, unmarked: failed, preview, onClear: clear },
  }
}

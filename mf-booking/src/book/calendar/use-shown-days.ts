import type { CalendarDate } from '@calm-rest/contract/stay'
import { useHost } from '@calm-rest/federation/widget'
import { addMonths } from '@calm-rest/ui/calendar'
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
  /** The date that is chosen first, where the other is known. */
  dateName: StayDateName
  /** How many months are read; they are shown, or about to be. */
  months: number
  cache: AvailabilityCache
}

/** The months that are shown, with the taken nights of the chosen room, and what pressing a day does. */
export const useShownDays = ({ dateName: asked, months, cache }: ShownDaysOptions) => {
  const { api } = useHost()
  const { dateName, dates, today, refusal, turnTo, pick, clear } = useDateChoice(asked)
  const room = useRoom()
  const [pointed, setPointed] = useState<CalendarDate>()
  const [view, setView] = useState(() => firstView(dateName, dates, today))
  const { taken, days, failed } = useAvailability({
    ...cache,
    api,
    roomId: room?._id,
    guests: useBooking((state) => state.draft.guests),
    months: [view.month, addMonths(view.month, months - 1)],
  })
  const choice = { dateName, dates, today, taken, days }
  const preview = pointed ?? view.focused
  return {
    ...{ dateName, dates, today, turnTo, setView },
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
    /** For what stands below it. */
    foot: { choice, room, refusal, unmarked: failed, preview, onClear: clear },
  }
}

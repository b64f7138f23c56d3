import type { CalendarDate } from '@calm-rest/contract/stay'
import type { StayDateName } from '@calm-rest/ui/stay-calendar'
import { useCallback, useRef, useState } from 'react'

/** Whether the calendar is open and for which date; and the taken nights that it has read so far. */
export const useStayCalendar = () => {
  const fields = useRef<HTMLDivElement>(null)
  const [dateName, setDateName] = useState<StayDateName>()
  const [nights, setNights] = useState<ReadonlyMap<string, readonly CalendarDate[]>>(new Map())
  const remember = useCallback(
    (key: string, found: readonly CalendarDate[]) => setNights((known) => new Map(known).set(key, found)),
    [],
  )
  return {
    /** Both date fields: the calendar opens under them. */
    fields,
    dateName,
    open: (asked: StayDateName) => setDateName(asked),
    close: () => setDateName(undefined),
    cache: { nights, remember },
  }
}

export type StayCalendarState = ReturnType<typeof useStayCalendar>

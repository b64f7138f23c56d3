import type { Nights, StayDateName } from '@calm-rest/ui/stay-calendar'
import { useCallback, useRef, useState } from 'react'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import { completeStay } from '../dates/stay-dates.ts'

/**
 * Whether the calendar is open and for which date, and its loaded days. In a form without dates it stays open
 * among the fields, so that nothing moves once they are chosen.
 */
export const useStayCalendar = () => {
  const fields = useRef<HTMLDivElement>(null)
  const [dateName, setDateName] = useState<StayDateName>()
  const { today, headingLevel } = useBookingContext()
  const isChosen = useBooking((state) => completeStay(state.draft) !== undefined)
  const [beganWithout] = useState(!isChosen)
  const [answers, setAnswers] = useState<ReadonlyMap<string, Nights>>(new Map())
  const remember = useCallback(
    (key: string, answer: Nights) => setAnswers((known) => new Map(known).set(key, answer)),
    [],
  )
  return {
    /** Both date fields: the calendar opens under them. */
    fields,
    /**
     * Only on our own pages: partners' pages get the smaller form. It needs the property's date, since the
     * visitor's clock may have another.
     */
    isInline: beganWithout && headingLevel === 1 && today !== undefined,
    dateName,
    open: (asked: StayDateName) => setDateName(asked),
    close: () => setDateName(undefined),
    cache: { answers, remember },
  }
}

export type StayCalendarState = ReturnType<typeof useStayCalendar>

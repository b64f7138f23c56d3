import type { CalendarDate } from '@calm-rest/contract/stay'
import { useCallback, useRef, useState } from 'react'
import type { StayEnd } from '../rules/pick-date.ts'
import type { StayCalendar } from './stay-calendar.tsx'

const load = () => import('./stay-calendar.tsx')

/** The calendar's script comes when somebody is about to need it, and is there before a press has ended. */
export const useStayCalendar = () => {
  const [Calendar, setCalendar] = useState<typeof StayCalendar>()
  const [end, setEnd] = useState<StayEnd>()
  const [failed, setFailed] = useState(false)
  const [nights, setNights] = useState<ReadonlyMap<string, readonly CalendarDate[]>>(new Map())
  const fields = useRef<HTMLDivElement>(null)
  const remember = useCallback(
    (key: string, found: readonly CalendarDate[]) => setNights((known) => new Map(known).set(key, found)),
    [],
  )
  const prepare = () => {
    // what fails now is tried again by the press, which then says so
    load().catch(() => {})
  }
  const open = async (asked: StayEnd) => {
    try {
      const { StayCalendar } = await load()
      setCalendar(() => StayCalendar)
      setEnd(asked)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return {
    fields,
    prepare,
    open,
    failed,
    calendar: Calendar &&
      end && { Calendar, end, close: () => setEnd(undefined), cache: { nights, remember } },
  }
}

export type StayCalendarDoor = ReturnType<typeof useStayCalendar>

import type { CalendarDate } from '@calm-rest/contract/stay'
import { Calendar } from '@calm-rest/ui/calendar'
import { dateToChoose, type StayDateName } from '@calm-rest/ui/stay-calendar'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { firstView } from './first-view.ts'
import * as styles from './inline-calendar.module.css'
import { StayFoot } from './stay-foot.tsx'
import { useShownDays } from './use-shown-days.ts'
import type { StayCalendarState } from './use-stay-calendar.ts'

/**
 * The calendar among the fields, for a form without dates. Hidden without a script, since it could not be
 * used.
 */
export const InlineCalendar = ({
  calendar: { dateName: asked, close, cache },
}: {
  calendar: StayCalendarState
}) => {
  const { t } = useTranslation()
  const ref = useRef<HTMLElement>(null)
  const toFocus = useRef<CalendarDate>(undefined)
  // opens at the other date if the check-in is known; the following month is prefetched
  const shown = useShownDays({ dateName: 'checkOut', months: 1, readAhead: 1, cache })
  const { dates, today, turnTo, setView } = shown

  // scrolls to a check-in that was typed, or stored by an earlier page
  const [shownCheckIn, setShownCheckIn] = useState(dates.checkIn)
  if (shownCheckIn !== dates.checkIn) {
    setShownCheckIn(dates.checkIn)
    if (dates.checkIn && dates.checkIn !== shown.calendar.view.focused) {
      turnTo('checkOut')
      setView(firstView('checkIn', dates, today))
    }
  }

  const turnToAsked = useEffectEvent((wanted: StayDateName) => {
    const next = dateToChoose(wanted, dates)
    const turned = firstView(next, dates, today)
    turnTo(next)
    setView(turned)
    close()
    toFocus.current = turned.focused
  })
  useEffect(() => {
    if (asked) turnToAsked(asked)
  }, [asked])
  // another month appears after one of the next renders
  useLayoutEffect(() => {
    const day = toFocus.current && ref.current?.querySelector<HTMLElement>(`[data-date="${toFocus.current}"]`)
    if (!day) return
    toFocus.current = undefined
    day.focus()
  })

  return (
    <section ref={ref} aria-label={t('calendar.title')} className={styles.inline}>
      <Calendar {...shown.calendar} months={1} early={1} />
      <StayFoot {...shown.foot} />
    </section>
  )
}
